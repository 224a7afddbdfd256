// Pictures of every screen, in light and dark, at four widths, for a look at the whole product:
// `npm run screenshots [-- -g jobs]` writes them to screenshots/.
import { ensureChromium } from "./debian/chromium.mjs";
import { ensureBuilt, ensureInstalled } from "./prepare.mjs";
import { runTool } from "./tool.mjs";

await ensureInstalled();
await ensureChromium();
await ensureBuilt();
const config = "--config=playwright.screenshots.config.ts";
const { code } = await runTool(["playwright", "test", config, ...process.argv.slice(2)]);
process.exitCode = code;
