import { Readable } from "node:stream";
import { nothingHereText } from "@rolecall/contract/error.ts";
import { jobSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { AppError } from "#http/errors.ts";
import { isKnown, markAsPublic, tagShared } from "#http/reply/shared-answers.ts";
import { parseInput } from "#http/request/parse-input.ts";
import type { Feature } from "#http/route.ts";
import { jobFeed } from "./job-feed.service.ts";
import { sitemapOfScreens } from "./sitemap-xml.ts";
import { sitemapFile, sitemapIndex, sitemapTag } from "./sitemap.service.ts";

/** Neither crawlers nor readers of feeds need to ask again sooner, in seconds. */
const fresh = { sitemap: 60 * 60, feed: 5 * 60, robots: 24 * 60 * 60 };

const sitemapName = /^(jobs|companies)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.xml$/;

/**
 * Excludes private screens and files. The addresses that the client itself requests stay open,
 * since crawlers run it.
 */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /objects/
Disallow: /companion/
Disallow: /jobs/*/edit
Disallow: /jobs/*/applications

Sitemap: ${publicUrl}/sitemap.xml
`;

const xml = "application/xml; charset=utf-8";

/** The documents for search engines and feed readers. */
export const feedRoutes: Feature = (_route, app, { db, replica, config: { publicUrl } }) => {
  /** The replica while it answers, however old its data: nobody looks here for something they just wrote. */
  const source = async () => (replica && (await replica.hasReplayed(0n)) ? replica.db : db);
  const tagged = { onSend: tagShared };

  app.get("/robots.txt", tagged, (_request, reply) =>
    markAsPublic(reply, fresh.robots).type("text/plain; charset=utf-8").send(robots(publicUrl)),
  );
  app.get("/sitemap.xml", tagged, async (_request, reply) =>
    markAsPublic(reply, fresh.sitemap)
      .type(xml)
      .send(await sitemapIndex(await source(), { publicUrl })),
  );
  app.get("/sitemaps/pages.xml", tagged, (_request, reply) =>
    markAsPublic(reply, fresh.sitemap).type(xml).send(sitemapOfScreens(publicUrl)),
  );
  app.get<{ Params: { name: string } }>("/sitemaps/:name", async (request, reply) => {
    const [, kind, from] = sitemapName.exec(request.params.name) ?? [];
    if ((kind !== "jobs" && kind !== "companies") || from === undefined)
      throw new AppError("missing", nothingHereText);
    const file = { kind, from, publicUrl } as const;
    const board = await source();
    const tag = await sitemapTag(board, file);
    markAsPublic(reply, fresh.sitemap).type(xml);
    if (isKnown(request, reply, tag)) return reply.code(304).send();
    return reply.send(Readable.from(sitemapFile(board, file)));
  });
  app.get("/jobs.rss", tagged, async (request, reply) => {
    const search = parseInput(jobSearch, request.query, "bad-input");
    const feed = await jobFeed(await source(), { search, address: request.url, publicUrl });
    return markAsPublic(reply, fresh.feed).type("application/rss+xml; charset=utf-8").send(feed);
  });
};
