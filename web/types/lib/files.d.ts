// Written by web/tools/assemble.py: what a start needs, where it is, and its length in bytes.
// An archive of the core has the name of its game or family; the rest are "base", "worker", "python", "loader", "glue", "wasm" and
// "stdlib".
export type FileName = string;

export const home: string;
export const files: Record<FileName, { url: string; size: number; plain?: number }>;
export const parts: Record<string, string[]>; // by game, the archives that it needs beside the base
export const lockFile: string;
