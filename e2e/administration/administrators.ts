import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Person } from "../support/people.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** Gives somebody the mark of an administrator, as an operator does: by the command, while the server runs. */
export const makeAdministrator = async (person: Person, dataDir: string): Promise<void> => {
  const command = join(root, "server/src/commands/administrators.ts");
  await run(join(root, "node_modules/.bin/node"), [command, "add", person.user.username], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir },
  });
};
