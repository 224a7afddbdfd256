import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type pg from "pg";
import type { Benchmark, Figure } from "../benchmark.ts";
import { openWindow } from "../browser.ts";
import { addCast } from "../cast.ts";
import type { BoardSize } from "../data/board-size.ts";
import { type Category, ensureLighthouse, runLighthouse } from "../lighthouse.ts";
import { startRolecall } from "../rolecall.ts";
import { percentile } from "../rounds.ts";

/** The most bytes of compressed script on the first screens, and on any other screen. */
const firstScreen = 120_000;
const furtherScreen = firstScreen + 60_000;
const mostShift = 0.02;
const leastPoints: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};
const lighthouseRuns = 3;
/** Delays the server's answers by this many milliseconds, so that the skeletons are painted. */
const delay = 300;

interface Screen {
  path: string;
  as: string;
  cookie?: string;
}

/** Every screen, each with the user who opens it (or none). */
const listScreens = async (pool: pg.Pool, size: BoardSize) => {
  const { job, company, asCandidate, asRecruiter } = await addCast(pool, size);
  const screens = (as: string, cookie: { cookie?: string }, paths: string[]): Screen[] =>
    paths.map((path) => ({ path, as, ...cookie }));
  return [
    ...screens("visitor", {}, ["/", "/jobs", "/companies", "/saved-jobs"]),
    ...screens("visitor", {}, ["/auth", "/auth/forgot", "/auth/reset?token=bench"]),
    ...screens("candidate", asCandidate, ["/", "/jobs", "/companies", "/saved-jobs"]),
    ...screens("candidate", asCandidate, [`/jobs/${job}`, `/companies/${company}`]),
    ...screens("candidate", asCandidate, ["/profile", "/my-applications", "/select-role"]),
    ...screens("recruiter", asRecruiter, ["/", "/jobs", "/dashboard", "/my-jobs", "/post-job"]),
    ...screens("recruiter", asRecruiter, [`/jobs/${job}`, `/jobs/${job}/edit`]),
    ...screens("recruiter", asRecruiter, [`/jobs/${job}/applications`, `/companies/${company}`]),
    ...screens("recruiter", asRecruiter, ["/application-management"]),
  ];
};

/** Notes the bytes of each script as they came over the wire, without headers. */
const noteScripts = (page: Page) => {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js"))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** The layout shift of the page, as browsers compute it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // The observer reports buffered entries in a task of its own, and nothing if nothing
        // shifted.
        setTimeout(() => resolve(sum), 100);
      }),
  );

/** Opens a screen until all is quiet. */
const openScreen = async (origin: string, { path, cookie }: Screen, width: number) => {
  await using window = await openWindow(origin, cookie);
  const { page } = window;
  await page.setViewportSize({ width, height: 800 });
  await page.route("**/api/**", async (route) => {
    // Answers from this very machine come before a placeholder is painted.
    await pause(delay);
    await route.continue();
  });
  const script = noteScripts(page);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.locator("h1").first().waitFor();
  return { script: await script(), shift: await shiftOf(page) };
};

/** A figure that is held against its bar alone. */
const besideBar = (
  what: string,
  unit: Figure["unit"],
  { measured, bar, isMost }: { measured: number; bar: number; isMost: boolean },
): Figure => ({
  what,
  unit,
  measured,
  beside: "the bar",
  baseline: bar,
  ratio: measured / bar,
  bar: `${isMost ? "at most" : "at least"} ${bar} ${unit}`,
  met: isMost ? measured <= bar : measured >= bar,
});

const measureScreens = async (origin: string, screens: readonly Screen[]): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const shifts: { shift: number; where: string }[] = [];
  for (const screen of screens) {
    const { path, as } = screen;
    const wide = await openScreen(origin, screen, 1280);
    const narrow = await openScreen(origin, screen, 375);
    const name = `${path.replaceAll(/[\da-f-]{36}/g, "{id}")}, ${as}`;
    shifts.push({ shift: wide.shift, where: `${name}, 1280 px` });
    shifts.push({ shift: narrow.shift, where: `${name}, 375 px` });
    const bar = ["/", "/jobs"].includes(path) ? firstScreen : furtherScreen;
    figures.push(
      besideBar(`script of ${name}, compressed`, "KB", {
        measured: wide.script / 1000,
        bar: bar / 1000,
        isMost: true,
      }),
    );
  }
  const moved = shifts.filter(({ shift }) => shift > 0).toSorted((a, b) => b.shift - a.shift);
  const most = moved.slice(0, 5).map(({ shift, where }) => `${shift.toFixed(3)} ${where}`);
  figures.push(
    besideBar(
      `layout shift, the most of ${shifts.length} openings (${most.join("; ") || "none"})`,
      "shift",
      { measured: moved[0]?.shift ?? 0, bar: mostShift, isMost: true },
    ),
  );
  return figures;
};

/** Medians of several runs of Lighthouse. */
const scorePage = async (origin: string, { path, as, cookie }: Screen): Promise<Figure[]> => {
  const runs: Record<Category, number>[] = [];
  while (runs.length < lighthouseRuns) runs.push(await runLighthouse(`${origin}${path}`, cookie));
  return (Object.keys(leastPoints) as Category[]).map((category) =>
    besideBar(`Lighthouse, ${category} of ${path}, ${as}`, "points", {
      measured: percentile(
        runs.map((points) => points[category]),
        0.5,
      ),
      bar: leastPoints[category],
      isMost: false,
    }),
  );
};

/** The weight of each page, its layout shift, and its Lighthouse scores. */
export const page: Benchmark = async ({ dataDir, size }) => {
  await ensureLighthouse();
  await using rolecall = await startRolecall(dataDir);
  const { origin, pool } = rolecall;
  const screens = await listScreens(pool, size);
  const figures = await measureScreens(origin, screens);
  const scored = screens.filter(
    ({ path, as }) =>
      (as === "visitor" && ["/", "/companies"].includes(path)) ||
      (as === "candidate" && path === "/jobs"),
  );
  for (const screen of scored) figures.push(...(await scorePage(origin, screen)));
  return figures;
};
