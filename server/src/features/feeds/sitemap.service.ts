import type { Db } from "#db/db.ts";
import { sitemapIndexOf, urlElement, urlset } from "./sitemap-xml.ts";
import { listFirstIds, listPages, stateOfPages, type Listed } from "./sitemap.queries.ts";

/** The protocol's limit (sitemaps.org/protocol.html). */
const mostLinks = 50_000;
const pagesAtOnce = 2_000;

/** The file that lists the others. They keep their addresses: each is called by its first id. */
export const sitemapIndex = async (
  db: Db,
  { publicUrl, every = mostLinks }: { publicUrl: string; every?: number },
): Promise<string> => {
  const names = ["pages"];
  for (const kind of ["jobs", "companies"] as const)
    for (const id of await listFirstIds(db, { kind, every })) names.push(`${kind}-${id}`);
  return sitemapIndexOf(names.map((name) => `${publicUrl}/sitemaps/${name}.xml`));
};

interface SitemapFile {
  kind: Listed;
  from: string;
  publicUrl: string;
  every?: number;
}

/** Changes whenever the file does, and costs less than writing it. */
export const sitemapTag = async (
  db: Db,
  { kind, from, every = mostLinks }: SitemapFile,
): Promise<string> => `W/"${await stateOfPages(db, { kind, from, limit: every })}"`;

/** One file, as it is read: neither it nor a connection is held for a slow reader. */
export async function* sitemapFile(
  db: Db,
  { kind, from, publicUrl, every = mostLinks }: SitemapFile,
): AsyncGenerator<string> {
  yield urlset.start;
  let left = every;
  let place: { from: string } | { after: string } = { from };
  while (left > 0) {
    const pages = await listPages(db, { kind, ...place, limit: Math.min(left, pagesAtOnce) });
    const last = pages.at(-1);
    if (!last) break;
    yield pages
      .filter(({ isListed }) => isListed)
      .map(({ id, updatedAt }) => urlElement(`${publicUrl}/${kind}/${id}`, updatedAt))
      .join("");
    left -= pages.length;
    place = { after: last.id };
  }
  yield urlset.end;
}
