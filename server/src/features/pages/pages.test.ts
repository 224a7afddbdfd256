import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { headOf } from "#test/page-head.ts";
import { startApp } from "#test/start-app.ts";

const publicUrl = "https://jobs.example";
const { db, as, anonymous } = await startApp({
  env: { PUBLIC_URL: publicUrl, ADMIN_SECOND_FACTOR: "off" },
});

const open = async (path: string) => {
  const { status, body, headers } = await anonymous.get<string>(path);
  return { status, html: body, headers, ...headOf(body) };
};

test("the preview of a job's link names the job, its place and its company", async () => {
  const { id: companyId } = await buildCompany(db, { logoUrl: "https://img.example/n.png" });
  const { id } = await buildJob(db, {
    companyId,
    title: "Glassblower",
    city: "Lisbon",
    country: "PT",
    description: `Blow glass.\n${"Every day. ".repeat(40)}`,
    salaryMin: 40_000,
    salaryMax: 55_000,
  });
  const page = await open(`/jobs/${id}`);
  expect(page).toMatchObject({
    status: 200,
    title: "Glassblower - Rolecall",
    canonical: `${publicUrl}/jobs/${id}`,
    data: {
      "@type": "JobPosting",
      title: "Glassblower",
      jobLocation: { address: { addressLocality: "Lisbon", addressCountry: "PT" } },
    },
  });
  const description = page.meta("description");
  expect(description).toMatch(
    /^Northwind Labs, Lisbon · full-time · \$40,000 - \$55,000\. Blow glass\. Every day\./,
  );
  expect(description?.length).toBeLessThanOrEqual(161);
  expect(description).toMatch(/(Every|day\.)…$/);
  const og = ["title", "description", "url", "type", "image", "site_name"].map((name) =>
    page.meta(`og:${name}`),
  );
  expect(og).toEqual([
    "Glassblower",
    description,
    `${publicUrl}/jobs/${id}`,
    "article",
    "https://img.example/n.png",
    "Rolecall",
  ]);
  expect(page.meta("twitter:card")).toBe("summary");
  expect(page.headers["cache-control"]).toBe("no-cache");
});

test.each([
  [{ salaryMin: 50_000, salaryMax: null }, " · From $50,000."],
  [{ salaryMin: null, salaryMax: 1_250_000 }, " · Up to $1,250,000."],
  [{ salaryMin: 50_000, salaryMax: 50_000 }, " · $50,000 - $50,000."],
])("a shared link says a salary of %j as the job's page does", async (salary, text) => {
  const { id } = await buildJob(db, { ...salary, type: "contract" });
  expect((await open(`/jobs/${id}`)).meta("description")).toContain(`contract${text}`);
});

test("no tag of the head is repeated", async () => {
  const { id } = await buildJob(db, { type: "remote", location: "Remote (US)" });
  expect((await open(`/jobs/${id}`)).meta("description")).toBe(
    "Northwind Labs, Remote (US). Build what candidates see first.",
  );
});

test("a job that is closed or past its deadline stays readable, and is not to be found", async () => {
  const closed = await buildJob(db, { isActive: false });
  const expired = await buildJob(db, { deadline: new Date(Date.now() - 1_000) });
  for (const { id } of [closed, expired]) {
    const page = await open(`/jobs/${id}`);
    expect(page).toMatchObject({ status: 200, title: "Staff Engineer - Rolecall", data: null });
    expect([page.meta("robots"), page.canonical]).toEqual(["noindex", null]);
  }
});

test.each([
  ["/jobs", "Job not found - Rolecall"],
  ["/companies", "Company not found - Rolecall"],
])("below %s an unknown id is missing", async (path, title) => {
  for (const id of [crypto.randomUUID(), "7", "%20", "'; drop table jobs"]) {
    const page = await open(`${path}/${encodeURIComponent(id)}`);
    expect(page).toMatchObject({ status: 404, title, data: null, canonical: null });
    expect(page.meta("robots")).toBe("noindex");
  }
});

test("the preview of a company's link names the company", async () => {
  const { id } = await buildCompany(db, { industry: "Glass", location: "Murano" });
  const page = await open(`/companies/${id}`);
  expect(page).toMatchObject({
    status: 200,
    title: "Northwind Labs - Rolecall",
    canonical: `${publicUrl}/companies/${id}`,
  });
  expect(page.meta("og:description")).toBe("Jobs at Northwind Labs · Glass · Murano.");
});

test("every shared link has a picture: the company's logo, or the site's own", async () => {
  const { id: companyId } = await buildCompany(db, { logoUrl: "https://img.example/n.png" });
  const { id } = await buildJob(db, { companyId });
  const plain = await buildJob(db);
  const pictures = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await open(path)).meta("og:image")));
  expect(await pictures(`/jobs/${id}`, `/companies/${companyId}`)).toEqual([
    "https://img.example/n.png",
    "https://img.example/n.png",
  ]);
  const others = ["/", "/jobs", "/companies", `/jobs/${plain.id}`, `/companies/${plain.companyId}`];
  expect(new Set(await pictures(...others))).toEqual(new Set([`${publicUrl}/share.png`]));
});

test("start page, search and directory have one address each, and the search a feed", async () => {
  expect(await open("/")).toMatchObject({ title: "Rolecall", canonical: `${publicUrl}/` });
  expect(await open("/companies?query=glass")).toMatchObject({
    title: "Browse Companies - Rolecall",
    canonical: `${publicUrl}/companies`,
    feed: null,
  });
  expect(await open("/jobs")).toMatchObject({
    title: "Find Jobs - Rolecall",
    canonical: `${publicUrl}/jobs`,
    feed: `${publicUrl}/jobs.rss`,
  });
  const search = "/jobs?query=glass+%26+%22beads%22&salaryRange=120%2B&type=remote&page=3&evil=1";
  expect((await open(search)).feed).toBe(
    `${publicUrl}/jobs.rss?query=glass+%26+%22beads%22&type=remote&salaryMin=120000`,
  );
  expect((await open("/jobs?query=a&query=b&salaryRange=toString")).feed).toBe(
    `${publicUrl}/jobs.rss`,
  );
});

test("the addresses are those of the site, whatever host is asked for", async () => {
  const { body } = await anonymous.get<string>("/jobs", { headers: { host: "evil.example" } });
  expect(body).not.toContain("evil.example");
});

const hostile = `</title></script><script>alert(1)</script><!--"'&\u2028\u2029]]>\u0001<img src=x onerror=alert(1)>`;

test("hostile texts are plain text", async () => {
  const { id: companyId } = await buildCompany(db, {
    name: hostile,
    description: hostile,
    website: `https://w.example/"><script>alert(1)</script>`,
  });
  const texts = { title: hostile, description: hostile, requirements: hostile, location: hostile };
  const { id } = await buildJob(db, { companyId, ...texts, city: hostile, country: "PT" });
  for (const path of [`/jobs/${id}`, `/companies/${companyId}`]) {
    const { html } = await open(path);
    const markup = html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, "");
    expect(markup).not.toMatch(/<script>|<img|<\/title>.*<\/title>|<!--/s);
    for (const character of "\u2028\u2029\u0001") expect(html).not.toContain(character);
  }
  expect(await open(`/jobs/${id}`)).toMatchObject({ data: { title: hostile } });
});

test("without the database the page comes all the same", async () => {
  const select = () => {
    throw new Error("gone");
  };
  const away = await startApp({ services: { db: { select } as never } });
  for (const path of ["/jobs", "/companies"]) {
    const answer = await away.anonymous.get<string>(`${path}/${crypto.randomUUID()}`);
    expect(answer.status).toBe(200);
    expect(headOf(answer.body).title).toBe("Rolecall");
  }
});

test("the pages of privacy and imprint are there once an administrator has written them", async () => {
  const administrator = as(await buildUser(db, { administratorSince: new Date() }));
  for (const [name, title] of [
    ["privacy", "Privacy"],
    ["imprint", "Imprint"],
  ]) {
    expect((await open(`/${name}`)).status).toBe(404);
    const written = await administrator.put(`/api/admin/texts/${name}`, {
      body: { markdown: `# ${title}\n\nAsk Ada.` },
    });
    expect(written.status).toBe(200);
    expect(await open(`/${name}`)).toMatchObject({ status: 200, title: `${title} - Rolecall` });
  }
});

test("every page names the site as its administrators do, from the first HTML on", async () => {
  const administrator = as(await buildUser(db, { administratorSince: new Date() }));
  const name = (wanted: string) =>
    administrator.patch("/api/admin/settings", { body: { name: wanted } });
  await name("Potters & Co");
  for (const [path, title] of [
    ["/", "Potters &amp; Co"],
    ["/jobs", "Find Jobs - Potters &amp; Co"],
    ["/auth", "Potters &amp; Co"],
  ] as const) {
    const page = await open(path);
    expect(page.html).toContain(`<title>${title}</title>`);
    expect(page.meta("og:site_name")).toBe("Potters & Co");
  }
  await name("Rolecall");
  expect((await open("/jobs")).title).toBe("Find Jobs - Rolecall");
});

test("every page has the site's colours, logo, texts and support address, from the first HTML on", async () => {
  const administrator = as(await buildUser(db, { administratorSince: new Date() }));
  const set = (body: object) => administrator.patch("/api/admin/settings", { body });
  const plain = await open("/jobs");
  expect(plain.html).not.toContain("<style>");
  expect(plain.html).toContain('href="/terms"');

  await set({
    colour: "#7a1f1f",
    logoUrl: "https://img.example/potters.png?a=1&b=2",
    supportEmail: "help+us@pots.example",
  });
  for (const path of ["/", "/jobs", "/auth", `/jobs/${crypto.randomUUID()}`, "/nowhere"]) {
    const { html, headers } = await open(path);
    const [, style = ""] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
    expect(style).toContain("--color-accent:light-dark(#7a1f1f,");
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers["content-security-policy"]).toContain(
      `style-src 'self' 'sha256-${hash}' 'sha256-`,
    );
    expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
    expect(html).toContain('<link rel="icon" href="https://img.example/potters.png?a=1&amp;b=2">');
    expect(html).toContain('href="mailto:help%2Bus@pots.example"');
  }
  expect((await open("/jobs")).meta("og:image")).toBe("https://img.example/potters.png?a=1&b=2");
  const { headers } = await anonymous.get("/api/jobs");
  expect(headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
});

test("the foot of every page leads to privacy and imprint once they are written", async () => {
  const other = await startApp({ env: { ADMIN_SECOND_FACTOR: "off" } });
  const administrator = other.as(await buildUser(other.db, { administratorSince: new Date() }));
  const footOf = async () => {
    const { body } = await other.anonymous.get<string>("/companies");
    return [...body.matchAll(/<a href="(\/[^"]*)">/g)].map(([, href]) => href);
  };
  expect(await footOf()).toEqual(["/terms"]);
  await administrator.put("/api/admin/texts/imprint", { body: { markdown: "Harbour Street 7." } });
  expect(await footOf()).toEqual(["/terms", "/imprint"]);
  await administrator.put("/api/admin/texts/privacy", { body: { markdown: "We keep little." } });
  expect(await footOf()).toEqual(["/terms", "/privacy", "/imprint"]);
});
