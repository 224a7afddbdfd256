import { dirname } from "node:path/posix";
import type { SourceFile } from "./source-file.ts";

/** More than this, and nobody sees what a folder is made of. */
const mostFiles = 25;

/** The folders with too many files, and how many they have. */
export function findFullFolders(files: SourceFile[]): { folder: string; count: number }[] {
  const byFolder = Map.groupBy(files, ({ path }) => dirname(path));
  return [...byFolder]
    .map(([folder, { length }]) => ({ folder, count: length }))
    .filter(({ count }) => count > mostFiles);
}
