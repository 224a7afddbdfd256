import { setTimeout as delay } from "node:timers/promises";
import { companiesPerPage } from "@rolecall/contract/companies/companies.ts";
import { sharedTitles } from "@rolecall/contract/pages.ts";
import { earlyLinks, sendClientPage } from "#http/client-page.ts";
import type { Feature } from "#http/route.ts";
import { feedUrl } from "./feed-url.ts";
import { headHtml, type Head, sitePicture } from "./head.ts";
import { companyHead, jobHead, missingCompany, missingJob } from "./pages.service.ts";

const descriptions = {
  "/": "Rolecall is the open job board: search jobs, apply with your resume, and hire from one place.",
  "/jobs":
    "Search open jobs by title, company, place, salary and level, and apply with your resume.",
  "/companies": "Companies that are hiring now: what they do, where they are, and their open jobs.",
  "/terms": "What you may expect of this job board, and what it expects of you.",
} as const;

/** The page comes without its own head rather than late: the screen says what is wrong. */
const longestWaitMs = 1_000;

const inTime = async <Found>(finding: Promise<Found>): Promise<Found | undefined> => {
  const waiting = new AbortController();
  const late = delay(longestWaitMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  const found = await Promise.race([finding.catch(() => undefined), late]);
  waiting.abort();
  return found;
};

/** Pages that are shared and searched for, with what they say of themselves. */
export const pageRoutes: Feature = (_route, app, { db, config: { publicUrl } }) => {
  const headOf = (path: keyof typeof sharedTitles): Head => ({
    title: sharedTitles[path],
    description: descriptions[path],
    url: `${publicUrl}${path}`,
    image: sitePicture(publicUrl),
  });

  const startHead = `${headHtml(headOf("/"))}\n    ${earlyLinks("start-screen", [])}`;
  app.get("/", (_request, reply) => sendClientPage(reply, { head: startHead, seen: "/" }));
  const companies = earlyLinks("companies-screen", [
    `/api/companies?page=1&limit=${companiesPerPage}&withoutJobs=true`,
  ]);
  const companiesHead = `${headHtml(headOf("/companies"))}\n    ${companies}`;
  app.get("/companies", (_request, reply) =>
    sendClientPage(reply, { head: companiesHead, seen: "/companies" }),
  );
  const termsHead = headHtml(headOf("/terms"));
  app.get("/terms", (_request, reply) => sendClientPage(reply, { head: termsHead }));
  app.get<{ Querystring: Record<string, unknown> }>("/jobs", ({ query }, reply) => {
    const feed = { title: "Jobs", url: feedUrl(publicUrl, query) };
    // A search of one's own is asked for by the screen, which knows how.
    const reads = Object.keys(query).length === 0 ? ["/api/jobs?page=1&limit=20"] : [];
    const early = earlyLinks("jobs-screen", reads);
    return sendClientPage(reply, {
      head: `${headHtml({ ...headOf("/jobs"), feed })}\n    ${early}`,
      seen: "/jobs",
    });
  });

  const rows = [
    ["/jobs/:id", jobHead, missingJob],
    ["/companies/:id", companyHead, missingCompany],
  ] as const;
  for (const [path, find, missing] of rows)
    app.get<{ Params: { id: string } }>(path, async ({ params: { id } }, reply) => {
      const head = await inTime(find(db, { id, publicUrl }));
      if (head === undefined) return sendClientPage(reply);
      return sendClientPage(reply, {
        status: head ? 200 : 404,
        head: headHtml(head ?? missing),
      });
    });
};
