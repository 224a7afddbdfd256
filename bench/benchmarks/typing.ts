import type { Page } from "@playwright/test";
import type pg from "pg";
import type { Benchmark, Figure } from "../benchmark.ts";
import { openWindow } from "../browser.ts";
import { addCast } from "../cast.ts";
import type { BoardSize } from "../data/board-size.ts";
import { startRolecall } from "../rolecall.ts";
import { percentile } from "../rounds.ts";

const slowness = 4;
const keys = 8;
/** The pause after half of the keys, in milliseconds: debounced work runs while typing goes on. */
const rest = 300;

interface Screen {
  path: string;
  cookie?: string;
  /** Opens the fields. */
  act?: (page: Page) => Promise<void>;
}

const openFirst = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Every screen on which something is typed. */
const listScreens = async (pool: pg.Pool, size: BoardSize): Promise<Screen[]> => {
  const { job, company, asCandidate, asRecruiter } = await addCast(pool, size);
  return [
    { path: "/" },
    { path: "/auth" },
    { path: "/auth", act: (page) => page.getByRole("tab", { name: "Register" }).click() },
    { path: "/auth/forgot" },
    { path: "/auth/reset?token=bench" },
    { path: "/jobs" },
    { path: "/companies" },
    { path: "/", ...asCandidate },
    { path: "/profile", ...asCandidate },
    { path: `/jobs/${job}`, ...asCandidate, act: openFirst("Apply Now") },
    { path: "/application-management", ...asRecruiter },
    { path: "/post-job", ...asRecruiter },
    { path: "/post-job", ...asRecruiter, act: openFirst("Add a company") },
    { path: `/jobs/${job}/edit`, ...asRecruiter },
    { path: `/companies/${company}`, ...asRecruiter, act: openFirst("Edit company") },
  ];
};

const typed =
  "input:is([type=text],[type=search],[type=email],[type=password],[type=tel],[type=number],[type=url],:not([type])), textarea";

/** Runs in the page: measures the time from each key until its character is painted. */
const noteKeys = () =>
  document.addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame(() =>
        setTimeout(() => performance.measure("key", { start: timeStamp })),
      ),
    true,
  );

/** Milliseconds of each key. */
const typeInto = async (page: Page, character: string): Promise<number[]> => {
  await page.evaluate(() => performance.clearMeasures("key"));
  for (let key = 1; key <= keys; key += 1) {
    await page.keyboard.press(character, { delay: 20 });
    // A person's pause is simulated here; nothing on the page shows when it is over.
    if (key === keys / 2) await page.waitForTimeout(rest);
  }
  const durations = await page.waitForFunction((count) => {
    const measures = performance.getEntriesByName("key");
    return measures.length >= count && measures.map(({ duration }) => duration);
  }, keys);
  return (await durations.jsonValue()) || [];
};

interface Typing {
  field: string;
  durations: number[];
}

/** Types into every field that a screen shows. */
const typeIntoScreen = async (origin: string, { path, cookie, act }: Screen): Promise<Typing[]> => {
  await using window = await openWindow(origin, cookie);
  const { page } = window;
  await page.addInitScript(noteKeys);
  await page.goto(path, { waitUntil: "networkidle" });
  await act?.(page);
  const scope = page.locator(act ? "[role=dialog], main" : "main").last();
  await scope.locator(typed).first().waitFor();
  await window.slowDown(slowness);
  const typings: Typing[] = [];
  for (const field of await scope.locator(typed).all()) {
    if (!(await field.isEditable())) continue;
    await field.focus();
    const name = await field.evaluate((element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? (element.labels?.[0]?.textContent ?? element.ariaLabel ?? element.placeholder)
        : "",
    );
    const isNumber = (await field.getAttribute("type")) === "number";
    typings.push({
      field: `${name} on ${path}`,
      durations: await typeInto(page, isNumber ? "1" : "a"),
    });
  }
  return typings;
};

/** The same on a page that has nothing but one field. */
const typeIntoBareField = async (origin: string): Promise<number[]> => {
  await using window = await openWindow(origin);
  const { page } = window;
  await page.setContent("<input>");
  await page.evaluate(noteKeys);
  await window.slowDown(slowness);
  await page.locator("input").focus();
  return await typeInto(page, "a");
};

/** Typing into everything that there is to type into, in a real browser on a slow machine. */
export const typing: Benchmark = async ({ dataDir, size }) => {
  await using rolecall = await startRolecall(dataDir);
  const screens = await listScreens(rolecall.pool, size);
  const typings: Typing[] = [];
  const bare: number[] = [];
  for (const screen of screens) {
    typings.push(...(await typeIntoScreen(rolecall.origin, screen)));
    bare.push(...(await typeIntoBareField(rolecall.origin)));
  }
  const medians = typings.map(({ field, durations }) => ({
    field,
    median: percentile(durations, 0.5),
  }));
  const slowest = medians.toSorted((a, b) => b.median - a.median)[0];
  const figureOf = (what: string, share: number, measured: number): Figure => {
    const baseline = percentile(bare, share);
    return {
      what,
      beside: "a page with one bare field",
      unit: "ms",
      measured,
      baseline,
      ratio: measured / baseline,
      bar: "at most 50 ms",
      met: measured <= 50,
    };
  };
  const all = typings.flatMap(({ durations }) => durations);
  return [
    figureOf(
      `key to painted character, processor ${slowness} times slower: p50 of the slowest of ${typings.length} fields (${slowest?.field})`,
      0.5,
      slowest?.median ?? Number.NaN,
    ),
    figureOf("the same, p95 of all keys", 0.95, percentile(all, 0.95)),
  ];
};
