import { setTimeout as delay } from "node:timers/promises";
import { publicTitles } from "@rolecall/contract/pages.ts";
import { textTitles } from "@rolecall/contract/text-pages.ts";
import { renderLimits } from "#http/pages/render-limits.ts";
import type { SendPage } from "#http/pages/send-page.ts";
import type { Feature } from "#http/route.ts";
import { feedUrl } from "./feed-url.ts";
import { headHtml, type Head, sitePicture } from "./head.ts";
import { companyHead, jobHead, textIsWritten } from "./pages.service.ts";

const descriptions = {
  "/": "Rolecall is the open job board: search jobs, apply with your resume, and hire from one place.",
  "/jobs":
    "Search open jobs by title, company, place, salary and level, and apply with your resume.",
  "/companies": "Companies that are hiring now: what they do, where they are, and their open jobs.",
  "/terms": "What you may expect of this job board, and what it expects of you.",
} as const;

const ofTexts = {
  privacy: "What this job board keeps of you, and what it does with it.",
  imprint: "Who runs this job board.",
} as const;

const inTime = async <Found>(finding: Promise<Found>): Promise<Found | undefined> => {
  const waiting = new AbortController();
  const { headMs } = renderLimits;
  const late = delay(headMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  const found = await Promise.race([finding.catch(() => undefined), late]);
  waiting.abort();
  return found;
};

/** The pages that are shared and found by search engines, each with a head of its own. */
export const pageRoutes =
  (sendPage: SendPage): Feature =>
  (_route, app, { db, userOf, config: { publicUrl } }) => {
    const headOf = (path: keyof typeof publicTitles): Head => ({
      title: publicTitles[path],
      description: descriptions[path],
      url: `${publicUrl}${path}`,
      image: sitePicture(publicUrl),
    });

    for (const path of ["/", "/companies", "/terms"] as const) {
      const head = headHtml(headOf(path));
      app.get(path, (request, reply) => sendPage(request, reply, { head }));
    }
    // The settings have no page of their own, but parts.
    app.get("/settings", (_request, reply) => reply.redirect("/settings/account", 302));
    for (const name of ["privacy", "imprint"] as const) {
      const head = headHtml({
        title: textTitles[name],
        description: ofTexts[name],
        url: `${publicUrl}/${name}`,
        image: sitePicture(publicUrl),
      });
      app.get(`/${name}`, async (request, reply) => {
        const isWritten = await inTime(textIsWritten(db, name));
        return sendPage(request, reply, { head, status: isWritten === false ? 404 : 200 });
      });
    }
    app.get<{ Querystring: Record<string, unknown> }>("/jobs", (request, reply) => {
      const feed = { title: "Jobs", url: feedUrl(publicUrl, request.query) };
      return sendPage(request, reply, { head: headHtml({ ...headOf("/jobs"), feed }) });
    });

    const rows = [
      ["/jobs/:id", jobHead],
      ["/companies/:id", companyHead],
    ] as const;
    for (const [path, find] of rows)
      app.get<{ Params: { id: string } }>(path, async (request, reply) => {
        const asked = { id: request.params.id, publicUrl, userOf: () => userOf(request) };
        const found = await inTime(find(db, asked));
        if (found === undefined) return sendPage(request, reply);
        if (found.status === 301) return reply.redirect(found.location, 301);
        return sendPage(request, reply, { status: found.status, head: headHtml(found.head) });
      });
  };
