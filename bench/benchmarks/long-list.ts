import type { Page } from "@playwright/test";
import type pg from "pg";
import type { Benchmark } from "../benchmark.ts";
import { openWindow } from "../browser.ts";
import type { BoardSize } from "../data/board-size.ts";
import { addCandidates } from "../data/people.ts";
import { timeToFirstContent } from "../first-content.ts";
import { addRecruiter, nextNumber } from "../people.ts";
import { startRolecall } from "../rolecall.ts";
import { inTurns } from "../rounds.ts";

const many = 10_000;
const few = 20;
/** The number of times that further rows are loaded while scrolling. */
const growths = 10;

/** A recruiter with one job of many applications, and one of few. */
const addDesk = async (pool: pg.Pool, size: BoardSize) => {
  const first = await nextNumber(pool, "users");
  await addCandidates(pool, { first, count: many });
  // The applications belong to the candidates; the users numbered before them are recruiters and
  // companies.
  const recruiters = first - 1 - size.companies;
  return addRecruiter(pool, { ...size, recruiters, candidates: many }, [
    { jobs: 1, applicants: few },
    { jobs: 1, applicants: many },
  ]);
};

const countText = (count: number) => `${count.toLocaleString("en-US")} applications`;

/** The time from the click on a job's applications until their first rows are painted. */
const timeToFirstRows = async (page: Page, applicants: number): Promise<number> => {
  await page.goto("/my-jobs");
  return timeToFirstContent(page, {
    click: page.getByRole("link", { name: countText(applicants), exact: true }),
    selector: "main article",
  });
};

/** The longest time between two frames on the way down the list, which grows meanwhile. */
const longestFrame = async (page: Page, applicants: number): Promise<number> => {
  await page.goto("/my-jobs");
  await page.getByRole("link", { name: countText(applicants), exact: true }).click();
  await page.locator("main article").first().waitFor();
  return page.evaluate(async (times) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    let before = await frame();
    let longest = 0;
    for (let grown = 0; grown <= times;) {
      window.scrollBy(0, 120);
      const now = await frame();
      longest = Math.max(longest, now - before);
      before = now;
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      if (scrollTop + clientHeight < scrollHeight - 1) continue;
      const more = [...document.querySelectorAll("main button")].find((button) =>
        button.textContent.startsWith("Show more"),
      );
      if (!(more instanceof HTMLElement)) break;
      if (more.ariaBusy === "true") continue;
      more.click();
      grown += 1;
    }
    return longest;
  }, growths);
};

/** One job's applications in a real browser, however many there are. */
export const longList: Benchmark = async ({ dataDir, size }) => {
  await using rolecall = await startRolecall(dataDir);
  const { cookie } = await addDesk(rolecall.pool, size);
  await using window = await openWindow(rolecall.origin, cookie);
  const { page } = window;
  const opening = await inTurns(
    () => timeToFirstRows(page, many),
    () => timeToFirstRows(page, few),
  );
  const scrolling = await inTurns(
    () => longestFrame(page, many),
    () => longestFrame(page, few),
    3,
  );
  return [
    {
      what: `first rows of the ${many} applications of one job, from the click until they are painted`,
      beside: `the first of ${few}`,
      unit: "ms",
      ...opening,
      bar: "at most 300 ms",
      met: opening.measured <= 300,
    },
    {
      what: `longest frame while scrolling through them, with ${growths} times 20 more on the way`,
      beside: `scrolling through ${few}`,
      unit: "ms",
      ...scrolling,
      bar: "at most 50 ms",
      met: scrolling.measured <= 50,
    },
  ];
};
