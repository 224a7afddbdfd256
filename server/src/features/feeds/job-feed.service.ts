import type { JobSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { Db } from "#db/db.ts";
import { searchJobs } from "#features/jobs/job-search.service.ts";
import { escapeMarkup, jobTextHtml } from "#http/reply/markup.ts";

interface Feed {
  search: JobSearch;
  /** The path and query that the feed was asked for by. */
  address: string;
  publicUrl: string;
}

type Job = Awaited<ReturnType<typeof searchJobs>>["items"][number];

const element = (name: string, text: string, attributes = "") =>
  `<${name}${attributes}>${escapeMarkup(text)}</${name}>`;

/** The newest jobs of a search as RSS 2.0 (rssboard.org/rss-specification). */
export const jobFeed = async (db: Db, { search, address, publicUrl }: Feed): Promise<string> => {
  const sort = search.sort ?? "newest";
  const { items } = await searchJobs(db, { search: { ...search, sort }, user: null });
  const changes = items.map(({ updatedAt }) => updatedAt.getTime());
  const words = [search.query, search.location].filter((word) => word?.trim());
  // A request may name any site in its first line.
  const asked = new URL(address, publicUrl).search;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", ["Rolecall jobs", ...words].join(" · ")),
    element("link", `${publicUrl}/jobs${asked}`),
    element("description", "The newest open jobs of this search."),
    element("language", "en"),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(`${publicUrl}/jobs.rss${asked}`)}"/>`,
    ...(changes.length > 0
      ? [element("lastBuildDate", new Date(Math.max(...changes)).toUTCString())]
      : []),
    ...items.map((job) => itemOf(job, publicUrl)),
    "</channel>",
    "</rss>",
  ];
  return `${lines.join("\n")}\n`;
};

const itemOf = (job: Job, publicUrl: string) => {
  const url = `${publicUrl}/jobs/${job.id}`;
  const html = `<p>${escapeMarkup(`${job.company.name}, ${job.location}`)}</p>${jobTextHtml(job.description)}`;
  return [
    "<item>",
    element("title", `${job.title} at ${job.company.name}`),
    element("link", url),
    element("guid", url, ' isPermaLink="true"'),
    element("pubDate", job.createdAt.toUTCString()),
    element("dc:creator", job.company.name),
    element("category", job.category),
    element("description", html),
    "</item>",
  ].join("\n");
};
