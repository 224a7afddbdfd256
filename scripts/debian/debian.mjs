import { existsSync } from "node:fs";
import { runTool } from "../tool.mjs";

/**
 * Installs a package of Debian, where this is Debian and we may.
 * @param {string} name
 * @param {string} purpose what it is for
 */
export async function installOnDebian(name, purpose) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log(`Installing ${name} for ${purpose}...`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runTool(["apt-get", "update", "-qq"], { env });
  await runTool(["apt-get", "install", "-y", "-qq", "--no-install-recommends", name], { env });
}
