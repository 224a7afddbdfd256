import { cp, mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { writeLaterRelease } from "@rolecall/server/test/database/later-release.ts";

const root = join(import.meta.dirname, "..");

/**
 * Makes `folder` hold a release to come, which brings migrations of its own. Resolves to the script
 * that starts its server.
 */
export const makeLaterRelease = async (folder: string, ...migrations: string[]) => {
  const server = join(folder, "server");
  await mkdir(server, { recursive: true });
  for (const shared of ["node_modules", "web"])
    await symlink(join(root, shared), join(folder, shared));
  await symlink(join(root, "server/node_modules"), join(server, "node_modules"));
  await cp(join(root, "server/package.json"), join(server, "package.json"));
  await cp(join(root, "server/src"), join(server, "src"), { recursive: true });
  await writeLaterRelease(join(server, "src/db/migrations"), ...migrations);
  return join(server, "src/main.ts");
};
