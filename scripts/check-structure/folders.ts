import { dirname } from "node:path/posix";

/** More than this, and nobody sees what a folder is made of. */
const mostFiles = 25;

/**
 * The folders of modules with too many files of any kind, and how many they have. A folder without a
 * module, such as that of the generated migrations, is no place where people look for something.
 */
export function findFullFolders(
  modules: string[],
  otherFiles: string[],
): { folder: string; count: number }[] {
  const withModules = new Set(modules.map((path) => dirname(path)));
  const byFolder = Map.groupBy([...modules, ...otherFiles], (path) => dirname(path));
  return [...byFolder]
    .map(([folder, { length }]) => ({ folder, count: length }))
    .filter(({ folder, count }) => withModules.has(folder) && count > mostFiles);
}
