import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { buildCompany, buildJobs } from "#test/build.ts";
import { parseXml, textOf } from "#test/files/xml.ts";
import { startApp } from "#test/start-app.ts";
import { sitemapFile, sitemapIndex, sitemapTag } from "./sitemap.service.ts";

const publicUrl = "https://jobs.example";
const { db, as, anonymous } = await startApp({ env: { PUBLIC_URL: publicUrl } });
const empty = await startApp();

const company = await buildCompany(db);
const built = await buildJobs(
  db,
  Array.from({ length: 5 }, (_, index) => ({
    companyId: company.id,
    ...(index === 1 && { isActive: false }),
    ...(index === 2 && { deadline: new Date(Date.now() - 1_000) }),
  })),
);
const jobs = built.toSorted((one, other) => (one.id < other.id ? -1 : 1));
const openJobs = jobs.filter(({ isActive, deadline }) => isActive && !deadline);

/** The links in an XML file: each address with the time of its last change. */
const linksIn = (document: string) =>
  parseXml(document).children.map((entry) => [textOf(entry, "loc"), textOf(entry, "lastmod")]);

const read = async (path: string) => {
  const { status, headers, body } = await anonymous.get<string>(path);
  expect({ path, status, type: headers["content-type"] }).toEqual({
    path,
    status: 200,
    type: "application/xml; charset=utf-8",
  });
  return body;
};

test("crawlers find every page that is to be found, and no other, by the map", async () => {
  const index = await read("/sitemap.xml");
  expect(parseXml(index)).toMatchObject({
    name: "sitemapindex",
    attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
  });
  const files = linksIn(index).map(([url = ""]) => url);
  expect(files.every((url) => url.startsWith(`${publicUrl}/sitemaps/`))).toBe(true);

  const documents = await Promise.all(files.map((url) => read(url.slice(publicUrl.length))));
  expect(documents.map((document) => parseXml(document).name)).toEqual(files.map(() => "urlset"));
  expect(documents.flatMap(linksIn)).toEqual([
    [`${publicUrl}/`, undefined],
    [`${publicUrl}/jobs`, undefined],
    [`${publicUrl}/companies`, undefined],
    ...openJobs.map(({ id, updatedAt }) => [`${publicUrl}/jobs/${id}`, updatedAt.toISOString()]),
    [`${publicUrl}/companies/${company.id}`, company.updatedAt.toISOString()],
  ]);
});

test("no file has more links than it may, none is missing, and files keep their addresses", async () => {
  const every = 2;
  const files = linksIn(await sitemapIndex(db, { publicUrl, every })).flatMap(
    ([url = ""]) => /jobs-(.*)\.xml$/.exec(url)?.slice(1) ?? [],
  );
  expect(files).toEqual([jobs[0]?.id, jobs[2]?.id, jobs[4]?.id]);
  const links = await Promise.all(
    files.map(async (from) => {
      const file = sitemapFile(db, { kind: "jobs", from, publicUrl, every });
      return linksIn(await text(Readable.from(file))).map(([url]) => url);
    }),
  );
  for (const { length } of links) expect(length).toBeLessThanOrEqual(every);
  expect(links.flat()).toEqual(openJobs.map(({ id }) => `${publicUrl}/jobs/${id}`));
});

test("an empty board has a map of its screens", async () => {
  const { body } = await empty.anonymous.get<string>("/sitemap.xml");
  expect(linksIn(body)).toEqual([["http://127.0.0.1:3000/sitemaps/pages.xml", undefined]]);
});

test("a crawler that has the latest version of a file gets a 304, until one of its pages changes", async () => {
  const [{ id: first }] = openJobs as [(typeof jobs)[number]];
  const path = `/sitemaps/jobs-${first}.xml`;
  for (const file of ["/sitemap.xml", "/sitemaps/pages.xml", path]) {
    const { headers } = await anonymous.get(file);
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    const again = { headers: { "if-none-match": String(headers["etag"]) } };
    expect(await anonymous.get(file, again)).toMatchObject({ status: 304, body: "" });
  }
  const file = { kind: "jobs", from: first, publicUrl } as const;
  const tag = await sitemapTag(db, file);
  const poster = as({ id: jobs[0]?.postedBy ?? "" });
  await poster.patch(`/api/jobs/${first}`, { body: { title: "Potter" } });
  const edited = await sitemapTag(db, file);
  expect(edited).not.toBe(tag);
  await poster.patch(`/api/jobs/${first}`, { body: { isActive: false } });
  expect(await sitemapTag(db, file)).not.toBe(edited);
});

test("a replica is read while it answers, else the primary", async () => {
  const emptyReplica = (answers: boolean) => ({
    db: empty.db,
    hasReplayed: () => Promise.resolve(answers),
  });
  const linksOf = async (answers: boolean) => {
    const there = await startApp({ services: { db, replica: emptyReplica(answers) } });
    const { body } = await there.anonymous.get<string>("/sitemap.xml");
    return linksIn(body).length;
  };
  expect([await linksOf(true), await linksOf(false)]).toEqual([1, 3]);
});

test("a map that could not be made is kept by nobody", async () => {
  const select = () => {
    throw new Error("gone");
  };
  const away = await startApp({ services: { db: { select } as never } });
  const { status, headers } = await away.anonymous.get("/sitemap.xml");
  expect(status).toBe(500);
  expect(headers["cache-control"] ?? "").not.toContain("public");
});

test("there is no other file", async () => {
  for (const name of ["jobs-1.xml", "users-1.xml", `jobs-${crypto.randomUUID()}`, "%00"])
    expect((await anonymous.get(`/sitemaps/${name}`)).status).toBeGreaterThanOrEqual(400);
});

test("robots are shown the map, and kept from files and screens of one's own", async () => {
  const { status, headers, body } = await anonymous.get<string>("/robots.txt", {
    headers: { host: "evil.example" },
  });
  expect({ status, type: headers["content-type"] }).toEqual({
    status: 200,
    type: "text/plain; charset=utf-8",
  });
  expect(body).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
  expect(body).toContain("Disallow: /objects/");
  // Crawlers draw the pages with answers of the API, so these must be allowed.
  expect(body).not.toMatch(/Disallow: \/(api|assets|jobs$|companies)?$/m);
});
