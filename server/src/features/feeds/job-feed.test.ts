import { expect, test } from "vitest";
import { buildCompany, buildJob, buildJobs } from "#test/build.ts";
import { childrenOf, parseXml, textOf, type Element } from "#test/files/xml.ts";
import { startApp } from "#test/start-app.ts";

const publicUrl = "https://jobs.example";
const { db, anonymous } = await startApp({ env: { PUBLIC_URL: publicUrl } });

const glassworks = await buildCompany(db, { name: "Glass & Sons" });
await buildJobs(db, [
  { title: "Baker", location: "Porto", createdAt: new Date("2026-05-01T08:00:00Z") },
  { title: "Glassblower", companyId: glassworks.id, createdAt: new Date("2026-05-02T08:00:00Z") },
  { title: "Baker of bread", salaryMin: 90_000, createdAt: new Date("2026-05-03T08:00:00Z") },
  {
    title: "Confectioner",
    description: "Work beside a baker.",
    createdAt: new Date("2026-05-04T08:00:00Z"),
  },
]);

const feed = async (path: string) => {
  const { status, headers, body } = await anonymous.get<string>(path);
  expect({ status, type: headers["content-type"] }).toEqual({
    status: 200,
    type: "application/rss+xml; charset=utf-8",
  });
  const rss = parseXml(body);
  const [channel] = childrenOf(rss, "channel");
  if (!channel) throw new Error("The feed has no channel");
  return { rss, channel, items: childrenOf(channel, "item") };
};
const titles = (items: Element[]) => items.map((item) => textOf(item, "title"));

const date = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

test("a search can be followed: its newest jobs come first", async () => {
  expect(titles((await feed("/jobs.rss")).items)).toEqual([
    "Confectioner at Northwind Labs",
    "Baker of bread at Northwind Labs",
    "Glassblower at Glass & Sons",
    "Baker at Northwind Labs",
  ]);
  expect(titles((await feed("/jobs.rss?query=baker")).items)).toEqual([
    "Confectioner at Northwind Labs",
    "Baker of bread at Northwind Labs",
    "Baker at Northwind Labs",
  ]);
  expect(titles((await feed("/jobs.rss?query=baker&location=porto")).items)).toEqual([
    "Baker at Northwind Labs",
  ]);
  expect(titles((await feed("/jobs.rss?salaryMin=80000&type=all")).items)).toHaveLength(1);
  expect(titles((await feed("/jobs.rss?query=nothing")).items)).toEqual([]);
});

test("the feed is valid RSS 2.0", async () => {
  for (const path of ["/jobs.rss", "/jobs.rss?query=baker&limit=1", "/jobs.rss?query=nothing"]) {
    const { rss, channel, items } = await feed(path);
    expect([rss.name, rss.attributes["version"], rss.children.length]).toEqual(["rss", "2.0", 1]);
    for (const name of ["title", "link", "description"])
      expect(textOf(channel, name)?.trim()).toBeTruthy();
    const [self] = childrenOf(channel, "atom:link");
    expect(self?.attributes).toMatchObject({ rel: "self", href: publicUrl + path });
    for (const item of items) {
      expect(textOf(item, "pubDate")).toMatch(date);
      expect(textOf(item, "guid")).toBe(textOf(item, "link"));
      expect(textOf(item, "link")).toMatch(/^https:\/\/jobs\.example\/jobs\/[\da-f-]{36}$/);
      expect(textOf(item, "description")).toMatch(/^(<p>[^<>]+<\/p>)+$/);
    }
    const built = childrenOf(channel, "lastBuildDate").map(({ text }) => date.test(text));
    expect(built).toEqual(items.length > 0 ? [true] : []);
  }
});

test("bad parameters are refused with the sentence of the search", async () => {
  expect(await anonymous.get("/jobs.rss?type=none")).toMatchObject({
    status: 400,
    body: "Unknown job type",
  });
});

test("a reader who has the latest version gets a 304, until there is a new job", async () => {
  const path = "/jobs.rss?query=lighthouse";
  const { headers } = await anonymous.get(path);
  expect(headers["cache-control"]).toBe("public, max-age=300");
  const again = { headers: { "if-none-match": String(headers["etag"]) } };
  expect(await anonymous.get(path, again)).toMatchObject({ status: 304, body: "" });
  await buildJob(db, { title: "Lighthouse keeper" });
  expect((await anonymous.get(path, again)).status).toBe(200);
});

test("lists and subheads of a job's text are those of its entry", async () => {
  const description = "What you do\n- Blow\n- Cut & grind";
  await buildJob(db, { title: "Vitrailist", description });
  const { items } = await feed("/jobs.rss?query=vitrailist");
  expect(items.map((item) => textOf(item, "description"))).toEqual([
    expect.stringMatching(
      /<h3>What you do<\/h3><ul><li>Blow<\/li><li>Cut &amp; grind<\/li><\/ul>$/,
    ),
  ]);
});

test("hostile texts are plain text, and no other site is named", async () => {
  const hostile = `]]></title><script>alert(1)</script>&"'\u0001\u2028`;
  await buildJob(db, { title: `Zymurgist ${hostile}`, description: hostile, location: hostile });
  const query = encodeURIComponent("zymurgist <>&");
  const { items } = await feed(`/jobs.rss?query=${query}`);
  expect(titles(items)).toEqual([`Zymurgist ${hostile.replace("\u0001", "")} at Northwind Labs`]);
  const { body } = await anonymous.get<string>("http://evil.example/jobs.rss?query=baker");
  expect(body).not.toContain("evil.example");
});
