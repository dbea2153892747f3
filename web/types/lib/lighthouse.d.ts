/** As much of Lighthouse as `web/tools/lighthouse` uses; it is installed for the bench alone. */
type Audit = { id: string; score: number | null; displayValue?: string };
type Category = { id: string; score: number; auditRefs: { id: string; weight: number }[] };
type Result = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } };
export default function lighthouse(url: string, options: { port: number; logLevel: "silent" }): Promise<Result>;
