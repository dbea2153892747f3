// Written by web/tools/assemble.py: what a start needs, where it is, and its length in bytes.
export type FileName = "pack" | "worker" | "python" | "loader" | "glue" | "wasm" | "stdlib";

export const home: string;
export const files: Record<FileName, { url: string; size: number }>;
export const lockFile: string;
