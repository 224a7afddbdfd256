// What an operator does on the server's data: `npm run backup -- FILE` and `npm run restore -- FILE`
// (database and files as one file, and back), `npm run admin -- add|remove USERNAME`, `-- list` and `-- rebuild READER`.
import { ensureInstalled, failWith } from "./prepare.mjs";
import { runTool } from "./tool.mjs";

try {
  await ensureInstalled();
  const [task = "", ...rest] = process.argv.slice(2);
  const command =
    task === "admin"
      ? ["node", "server/src/commands/administrators.ts", ...rest]
      : ["node", "server/src/backup/command.ts", task, ...rest];
  const { code } = await runTool(command);
  process.exitCode = code;
} catch (error) {
  failWith(error);
}
