import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../scripts/debian/chromium.mjs";
import { runTool } from "../scripts/tool.mjs";

const home = join(import.meta.dirname, "lighthouse");
const program = join(home, "node_modules", "lighthouse", "cli", "index.js");

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

interface Report {
  categories: Record<Category, { score: number | null }>;
}

/** Installs Lighthouse where that was not done before. */
export const ensureLighthouse = async (): Promise<void> => {
  if (existsSync(program)) return;
  const { code } = await runTool(["npm", "ci", "--prefix", home, "--loglevel=error"]);
  if (code !== 0) throw new Error(`Lighthouse could not be installed: npm ci ended with ${code}`);
};

/** Chromium sometimes leaves its trace without a beginning, and Lighthouse asks to be run again. */
const tries = 3;

/** One run of Lighthouse with its defaults, which are those of a phone. Points from 0 to 100. */
export const runLighthouse = async (
  url: string,
  cookie?: string,
): Promise<Record<Category, number>> => {
  const report = JSON.parse(await reportOn(url, cookie)) as Report;
  const points = (category: Category) => (report.categories[category].score ?? 0) * 100;
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    "best-practices": points("best-practices"),
    seo: points("seo"),
  };
};

const reportOn = async (url: string, cookie?: string, left = tries): Promise<string> => {
  const run = promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      "--quiet",
      "--output=json",
      "--no-enable-error-reporting",
      "--chrome-flags=--headless=new --no-sandbox --disable-background-networking",
      `--only-categories=${categories.join(",")}`,
      ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
    ],
    { env: { ...process.env, CHROME_PATH: await findChromium() }, maxBuffer: 2 ** 28 },
  );
  try {
    return (await run).stdout;
  } catch (error) {
    const again =
      left > 1 && String((error as { stderr?: string }).stderr).includes("run Lighthouse again");
    if (!again) throw error;
    return reportOn(url, cookie, left - 1);
  }
};
