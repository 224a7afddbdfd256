import { beforeAll, expect, test } from "vitest";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { db, as } = await startApp();
const admin = as(await buildUser(db, { administratorSince: new Date() }));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);

const read = async (list: string, query: Record<string, string>) => {
  const { status, body, headers } = await admin.get<{ id: string; name: string }[]>(
    `/api/admin/${list}`,
    { query },
  );
  expect(status).toBe(200);
  const count = { total: headers["x-total-count"], capped: headers["x-total-count-capped"] };
  return { items: body, count, last: body.at(-1)?.id };
};

beforeAll(async () => {
  for (const days of [5, 3, 4])
    await buildCompany(db, { name: `Quartz Mill ${days}`, createdAt: daysAgo(days) });
  await db.execute(`
    insert into companies (id, name, description)
    select gen_random_uuid(), 'Common Works ' || number, 'It is one of many.'
    from generate_series(1, 2100) as number`);
});

test("what only old companies are called is found behind thousands of newer ones, newest first and page by page", async () => {
  const first = await read("companies", { query: "quartz", limit: "2" });
  expect(first.count).toEqual({ total: "3", capped: undefined });
  expect(first.items.map(({ name }) => name)).toEqual(["Quartz Mill 3", "Quartz Mill 4"]);
  const second = await read("companies", {
    query: "quartz",
    limit: "2",
    after: String(first.last),
  });
  expect(second.items.map(({ name }) => name)).toEqual(["Quartz Mill 5"]);
});

test("what thousands of companies are called is counted up to a thousand, and read to its end", async () => {
  const seen: string[] = [];
  for (let last: string | undefined; ;) {
    const page = await read("companies", {
      query: "works",
      limit: "100",
      ...(last && { after: last }),
    });
    if (page.items.length === 0) break;
    expect(page.count).toEqual({ total: "1000", capped: "true" });
    seen.push(...page.items.map(({ id }) => id));
    ({ last } = page);
  }
  expect(seen).toHaveLength(2_100);
  expect(new Set(seen).size).toBe(2_100);
});

test("a job is found by its title or its company's name, each once", async () => {
  const company = await buildCompany(db, { name: "Gneiss Foundry" });
  const both = await buildJob(db, { companyId: company.id, title: "Gneiss Cutter" });
  const byCompany = await buildJob(db, { companyId: company.id, title: "Clerk" });
  const byTitle = await buildJob(db, { title: "Gneiss Polisher" });
  const found = await read("jobs", { query: "gneiss" });
  expect(found.count.total).toBe("3");
  expect(found.items.map(({ id }) => id)).toEqual([byTitle.id, byCompany.id, both.id]);
  const further = await read("jobs", { query: "gneiss", limit: "2", after: byTitle.id });
  expect(further.items.map(({ id }) => id)).toEqual([byCompany.id, both.id]);
});
