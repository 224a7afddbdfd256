// `npm run backup -- FILE` and `npm run restore -- FILE`: database and files as one file, and back.
import { ensureInstalled, failWith } from "./prepare.mjs";
import { runTool } from "./tool.mjs";

try {
  await ensureInstalled();
  const command = ["node", "server/src/backup/command.ts", ...process.argv.slice(2)];
  const { code } = await runTool(command);
  process.exitCode = code;
} catch (error) {
  failWith(error);
}
