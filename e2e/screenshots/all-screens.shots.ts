import { type Browser, expect, test as base } from "@playwright/test";
import { demoPassword, demoSignIns } from "@rolecall/demo/sign-ins.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { noteRequests, untilQuiet } from "../support/requests/quiet.ts";
import { withServer, type RunningServer } from "../support/running-server.ts";
import type { Viewer } from "./screen.ts";
import { screens } from "./screens.ts";
import { states } from "./states.ts";

const allWidths = [375, 768, 1280, 1920];
const themes = ["light", "dark"] as const;

const test = base.extend<object, { demo: RunningServer }>({
  demo: [
    ({}, provide) => withServer(provide, { DEMO_DATA: "on", DEMO_TOUR: "off" }),
    { scope: "worker" },
  ],
});

const sessions = new Map<Viewer, Awaited<ReturnType<typeof signIn>>>();

const newRoles = { newcomer: "candidate", newHire: "recruiter", newCompany: "company" };

async function signIn(browser: Browser, baseURL: string, viewer: Viewer) {
  const context = await browser.newContext({ baseURL });
  if (viewer === "newcomer" || viewer === "newHire" || viewer === "newCompany") {
    const role = newRoles[viewer];
    const data = { username: viewer, password: demoPassword, role, firstName: "Nia" };
    const answer = await context.request.post("/api/register", { data });
    expect(answer.status(), `registration of the ${viewer}`).toBe(201);
  } else if (viewer !== "visitor") {
    const data = { username: demoSignIns[viewer].username, password: demoPassword };
    const answer = await context.request.post("/api/login", { data });
    expect(answer.status(), `sign-in of the demo ${viewer}`).toBe(200);
  }
  const state = await context.storageState();
  await context.close();
  return state;
}

for (const { name, as, path, act, floats = false, widths = allWidths } of [...screens, ...states])
  for (const theme of themes)
    for (const width of widths)
      test(`${name} ${theme} ${width}`, async ({ browser, demo }) => {
        const known = sessions.get(as) ?? (await signIn(browser, demo.baseURL, as));
        sessions.set(as, known);
        const context = await browser.newContext({
          baseURL: demo.baseURL,
          storageState: known,
          colorScheme: theme,
          reducedMotion: "reduce",
          viewport: { width, height: width < 700 ? 812 : 900 },
        });
        const page = await context.newPage();
        noteRequests(page);
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        await untilQuiet(page);
        await act?.(page);
        await untilQuiet(page);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        await page.screenshot({
          path: `screenshots/${name}-${width}-${theme}.png`,
          fullPage: !floats,
        });
        expect(sideways, "scrolls sideways").toBe(false);
        await expectNoAxeViolations(page);
        await context.close();
      });
