import { statSync } from "node:fs";
import { dirname } from "node:path";

const foldersAbove = (path: string): string[] =>
  path === dirname(path) ? [path] : [path, ...foldersAbove(dirname(path))];

/** Whether other users of this machine can read the checkout, which a closed folder above it prevents. */
export const openToOthers = foldersAbove(import.meta.dirname).every(
  (folder) => (statSync(folder).mode & 0o001) !== 0,
);
