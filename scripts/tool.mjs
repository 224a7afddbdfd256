import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The environment in which the pinned Node and the tools of node_modules are found first. */
const environment = {
  ...process.env,
  PATH: join(root, "node_modules", ".bin") + delimiter + process.env.PATH,
};

/**
 * Runs one of the project's tools from the repository's root, with the pinned Node.
 * @param {string[]} command the tool and its arguments
 * @param {object} [options]
 * @param {boolean} [options.quiet] collects the output instead of showing it
 * @param {Record<string, string>} [options.env] more variables
 * @param {AbortSignal} [options.signal] ends the tool at once; the promise is then rejected
 * @param {(pid: number) => void} [options.onStart]
 * @returns {Promise<{ code: number, output: string }>} the exit code, 1 where a signal ended it
 */
export function runTool([tool = "", ...args], options = {}) {
  const { quiet = false, env = {}, signal, onStart } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      cwd: root,
      env: { ...environment, ...env },
      signal,
      killSignal: "SIGKILL",
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    if (child.pid) onStart?.(child.pid);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
