import type { Page } from "@playwright/test";
import type { Benchmark, Figure } from "../../benchmark.ts";
import { openWindow } from "../../browser.ts";
import { timeToFirstContent } from "../../first-content.ts";
import { inTurns } from "../../rounds.ts";
import { type Desk, withEmployers } from "./desks.ts";

/** In milliseconds. */
const limits = { opening: 300, frame: 50 };
/** As fast as a wheel is turned. */
const pixelsAFrame = 240;

/** What is looked for on each of the views of a job's applications. */
const views = {
  Board: "[data-card]",
  Review: "[data-box=star]",
  Table: "main tr[aria-selected]",
} as const;
type View = keyof typeof views;

const listOf = ({ jobId }: Desk) => `/jobs/${jobId}/applications`;

/** From the click on the view, beside the list, until its first application is painted. */
const timeToOpen = async (page: Page, desk: Desk, view: View): Promise<number> => {
  await page.goto(listOf(desk));
  await page.locator("main article").first().waitFor();
  return timeToFirstContent(page, {
    click: page
      .getByRole("navigation", { name: "Views" })
      .getByRole("link", { name: view, exact: true }),
    selector: views[view],
  });
};

interface Walk {
  longest: number;
  frames: number;
  cards: number;
}

/** The frames on the way down the fullest column to its end, which grows meanwhile, and again up to `least` frames. */
const walkDown = async (page: Page, { jobId }: Desk, least = 0): Promise<Walk> => {
  await page.goto(`/jobs/${jobId}/board`);
  await page.locator(views.Board).first().waitFor();
  return page.evaluate(
    async ({ step, fewest }) => {
      const columns = [...document.querySelectorAll<HTMLElement>("[data-stage] [data-scrolls]")];
      const countOf = (one: Element) => Number(one.querySelector("li")?.ariaSetSize ?? 0);
      const [column] = columns.toSorted((a, b) => countOf(b) - countOf(a));
      if (!column) throw new Error("The board has no columns");
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      let before = await frame();
      const walk = { longest: 0, frames: 0, cards: countOf(column) };
      for (;;) {
        column.scrollTop += step;
        const now = await frame();
        walk.longest = Math.max(walk.longest, now - before);
        walk.frames += 1;
        before = now;
        if (column.scrollTop + column.clientHeight < column.scrollHeight - 1) continue;
        // Further cards are on their way as long as it says so.
        if (column.querySelector("[role=alert]")) throw new Error("Cards could not be loaded");
        if (column.lastElementChild?.tagName === "P") continue;
        if (walk.frames >= fewest) return walk;
        column.scrollTop = 0;
      }
    },
    { step: pixelsAFrame, fewest: least },
  );
};

/** The board, the review and the table of a job with many applications in a real browser, beside one with fifty. */
export const board: Benchmark = (setting) =>
  withEmployers(setting, async ({ rolecall, large, small }) => {
    await using ofLarge = await openWindow(rolecall.origin, large.cookie);
    await using ofSmall = await openWindow(rolecall.origin, small.cookie);
    const opened: Figure[] = [];
    for (const view of Object.keys(views) as View[]) {
      const time = await inTurns(
        () => timeToOpen(ofLarge.page, large, view),
        () => timeToOpen(ofSmall.page, small, view),
      );
      opened.push({
        what: `${view.toLowerCase()} of ${large.ofJob} applications, from the click to its first one`,
        beside: `the one of ${small.ofJob}`,
        unit: "ms",
        ...time,
        bar: `at most ${limits.opening} ms`,
        met: time.measured <= limits.opening,
      });
    }
    const down = await walkDown(ofLarge.page, large);
    const beside = await walkDown(ofSmall.page, small, down.frames);
    return [
      ...opened,
      {
        what: `longest of ${down.frames} frames through the ${down.cards} cards of the fullest column of ${large.ofJob}`,
        beside: `as many through ${beside.cards} again and again`,
        unit: "ms",
        measured: down.longest,
        baseline: beside.longest,
        ratio: down.longest / beside.longest,
        bar: `at most ${limits.frame} ms`,
        met: down.longest <= limits.frame,
      },
    ];
  });
