import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/debian/chromium.mjs";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--no-first-run",
];

/** A window of a real browser. */
export interface Window extends AsyncDisposable {
  page: Page;
  /** Slows its processor down by so many times. */
  slowDown: (times: number) => Promise<unknown>;
}

/** Opens a browser on the server, signed in by the `Cookie` header, or as a visitor. */
export const openWindow = async (origin: string, cookie?: string): Promise<Window> => {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: flags });
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
  });
  const [name, value] = cookie?.split("=") ?? [];
  if (name !== undefined && value !== undefined)
    await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    page,
    slowDown: (rate) => session.send("Emulation.setCPUThrottlingRate", { rate }),
    [Symbol.asyncDispose]: () => browser.close(),
  };
};
