// Jobs in the order of their match: the best first, and behind them the newest; none twice, none lost.
import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { keepMissingMatches } from "#features/match/kept-jobs.service.ts";
import {
  buildApplication,
  buildCompany,
  buildJob,
  buildJobs,
  buildProfile,
  buildUser,
} from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();
const { id: companyId } = await buildCompany(db);
const person = await buildUser(db);
await buildProfile(db, {
  userId: person.id,
  title: "Web Developer",
  summary: "I build web interfaces.",
  skills: ["React", "TypeScript"],
});
const me = as(person);

const best = { title: "Web Developer", description: "Web interfaces.", requirements: "React" };
const good = { title: "Web Developer", description: "Web interfaces.", requirements: "Docker" };
const other = { title: "Florist", description: "Roses.", requirements: "Bouquets" };
const unknown = { title: "Zzyzx", description: "Xyzzy plugh.", requirements: "Qwrt" };
const posted = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const row = (text: typeof best, minute: number, more: object = {}) => ({
  ...text,
  ...more,
  companyId,
  createdAt: posted(minute),
});

const list = (query: Record<string, string>, path = "/api/jobs") =>
  me.get<FoundJob[]>(path, { query });
const sorted = (query: Record<string, string> = {}) => list({ sort: "match", ...query });

/** Follows the links from page to page. */
const walk = async (first: Awaited<ReturnType<typeof list>>) => {
  const found = [...first.body];
  let { headers } = first;
  for (;;) {
    const next = /<([^>]+)>; rel="next"/.exec(String(headers["link"] ?? ""))?.[1];
    if (next === undefined) return found;
    const { pathname, search } = new URL(next);
    const page = await me.get<FoundJob[]>(pathname + search);
    found.push(...page.body);
    ({ headers } = page);
  }
};

const scoresOf = (jobs: FoundJob[]) => jobs.map(({ matchScore }) => matchScore ?? -1);
const isFalling = (scores: number[]) =>
  scores.every((score, index) => index === 0 || score <= (scores[index - 1] ?? 0));

describe("a few jobs", () => {
  let ids: Record<string, string>;

  beforeAll(async () => {
    const jobs = await buildJobs(db, [
      row(unknown, 1),
      row(best, 2),
      row(other, 3, { type: "contract" }),
      row(good, 4, { type: "contract" }),
      row(best, 5),
      row(unknown, 6),
      row(best, 7, { isActive: false }),
    ]);
    const names = ["unknown", "best", "other", "good", "newerBest", "newerUnknown", "closed"];
    ids = Object.fromEntries(jobs.map(({ id }, index) => [names[index] ?? "", id]));
  });

  test("stand by match, those without one last, and equal ones newest first", async () => {
    const { body, headers } = await sorted();
    const order = ["newerBest", "best", "good", "other", "newerUnknown", "unknown"];
    expect(body.map(({ id }) => id)).toEqual(order.map((name) => ids[name]));
    expect(isFalling(scoresOf(body))).toBe(true);
    expect(headers["x-total-count"]).toBe("6");
  });

  test("are found by words, filters and place as in any order", async () => {
    const found = async (query: Record<string, string>) =>
      (await sorted(query)).body.map(({ id }) => id);
    expect(await found({ type: "contract" })).toEqual([ids["good"], ids["other"]]);
    expect(await found({ query: "docker" })).toEqual([ids["good"]]);
    expect(await found({ query: "devloper", limit: "2" })).toEqual([ids["newerBest"], ids["best"]]);
    expect(await found({ companyId: crypto.randomUUID() })).toEqual([]);
    expect(await found({ location: "Nowhere" })).toEqual([]);
  });

  test("come page after page, each once, also while better ones are added", async () => {
    const first = await sorted({ limit: "2" });
    await buildJobs(db, [row(best, 8, { title: "Web Developer" })]);
    const all = await walk(first);
    const order = ["newerBest", "best", "good", "other", "newerUnknown", "unknown"];
    // The added one may stand behind them.
    expect(all.map(({ id }) => id).slice(0, 6)).toEqual(order.map((name) => ids[name]));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const second = await sorted({ limit: "3", page: "2" });
    expect(second.body).toHaveLength(3);
  });

  test("are sorted for who has a profile alone", async () => {
    const query = { sort: "match" };
    expect(await anonymous.get("/api/jobs", { query })).toMatchObject({
      status: 401,
      body: "Unauthorized",
    });
    expect(await as(await buildUser(db)).get("/api/jobs", { query })).toMatchObject({
      status: 400,
      body: "Fill in your profile to sort by match",
    });
  });

  test("that fit are recommended, but those that one applied to", async () => {
    const recommended = (query: Record<string, string> = {}) =>
      list(query, "/api/jobs/recommended");
    const { body, headers } = await recommended();
    const [first] = body;
    expect(body.map(({ id }) => id)).not.toContain(ids["unknown"]);
    expect(scoresOf(body).every((score) => score > 0)).toBe(true);
    expect(isFalling(scoresOf(body))).toBe(true);
    expect(first).toMatchObject({ can: { edit: false }, applications: [] });
    expect(headers["x-total-count"]).toBe(String(body.length));
    await buildApplication(db, { jobId: first?.id ?? "", candidateId: person.id });
    const later = await recommended();
    expect(later.body.map(({ id }) => id)).toEqual(body.slice(1).map(({ id }) => id));
    const contracts = await recommended({ type: "contract" });
    expect(contracts.body.map(({ id }) => id)).toContain(ids["good"]);
    expect(contracts.headers["x-total-count"]).toBe(String(contracts.body.length));
    const pages = await walk(await recommended({ limit: "1" }));
    expect(pages.map(({ id }) => id)).toEqual(later.body.map(({ id }) => id));
    const nobody = await as(await buildUser(db)).get("/api/jobs/recommended");
    expect(nobody).toMatchObject({ status: 200, body: [] });
    expect((await anonymous.get("/api/jobs/recommended")).status).toBe(401);
  });
});

describe("similar jobs", () => {
  test("are open ones but itself, the nearest first, for everybody", async () => {
    const potter = {
      title: "Potter",
      description: "You throw pots on a wheel and glaze ceramics.",
      requirements: "Pottery\nKiln firing",
    };
    const [one, twin, near, closed] = await buildJobs(db, [
      row(potter, 20),
      row(potter, 21),
      row({ ...potter, title: "Ceramic Artist", requirements: "Sculpture" }, 22),
      row(potter, 23, { isActive: false }),
    ]);
    await keepMissingMatches(db);
    const path = `/api/jobs/${one?.id}/similar`;
    const { body } = await anonymous.get<FoundJob[]>(path);
    expect(body.map(({ id }) => id).slice(0, 2)).toEqual([twin?.id, near?.id]);
    expect(body.map(({ id }) => id)).not.toContain(closed?.id);
    expect(body[0]).not.toHaveProperty("matchScore");
    expect(body[0]).toMatchObject({ can: { edit: false }, applications: [] });
    const mine = await me.get<FoundJob[]>(path, { query: { limit: "1" } });
    expect(mine.body).toHaveLength(1);
    expect(mine.body[0]).toHaveProperty("matchScore");
    const ofClosed = await anonymous.get<FoundJob[]>(`/api/jobs/${closed?.id}/similar`);
    const nearest = ofClosed.body.map(({ id }) => id).slice(0, 2);
    expect(new Set(nearest)).toEqual(new Set([one?.id, twin?.id]));
  });

  test("of a job that is not there, or a draft, are missing", async () => {
    const draft = await buildJob(db, { ...row(best, 31), isDraft: true, isActive: false });
    for (const id of [crypto.randomUUID(), "none", draft.id])
      expect(await anonymous.get(`/api/jobs/${id}/similar`)).toMatchObject({
        status: 404,
        body: "Job not found",
      });
    const { id } = await buildJob(db, { createdAt: posted(30) });
    const tooMany = await anonymous.get(`/api/jobs/${id}/similar`, { query: { limit: "21" } });
    expect(tooMany.status).toBe(400);
  });
});

describe("more jobs than are scored one by one", () => {
  const count = 5_300;

  beforeAll(async () => {
    const texts = [best, good, other, unknown];
    await buildJobs(
      db,
      Array.from({ length: count }, (_, index) => row(texts[index % 4] ?? best, 100 + index)),
    );
    await keepMissingMatches(db);
  });

  test("have the best first, and behind the best thousand the newest", async () => {
    const { body, headers } = await sorted({ limit: "100" });
    expect(new Set(scoresOf(body)).size).toBe(1);
    expect(body.every(({ requirements }) => requirements === "React")).toBe(true);
    expect(Number(headers["x-total-count"])).toBeGreaterThan(count);
    const pages = [];
    for (const page of ["10", "11", "12"])
      pages.push((await sorted({ limit: "100", page })).body.map(({ createdAt }) => createdAt));
    expect(pages.slice(1).flat()).toEqual(pages.slice(1).flat().toSorted().toReversed());
    expect(pages[1]?.[0]).toBe(posted(100 + count - 1).toISOString());
  });

  test("come each once", async () => {
    const all = await walk(await sorted({ limit: "100" }));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const { headers } = await sorted({ limit: "1" });
    expect(all).toHaveLength(Number(headers["x-total-count"]));
  });

  test("are a thousand recommended ones at most", async () => {
    const first = await list({ limit: "100" }, "/api/jobs/recommended");
    expect(first.headers).toMatchObject({
      "x-total-count": "1000",
      "x-total-count-capped": "true",
    });
    const all = await walk(first);
    expect(all).toHaveLength(1_000);
    expect(isFalling(scoresOf(all))).toBe(true);
  });

  test("are narrowed by filters", async () => {
    const { body, headers } = await sorted({ query: "docker", limit: "100" });
    expect(body.every(({ requirements }) => requirements === "Docker")).toBe(true);
    expect(headers).toMatchObject({ "x-total-count": "1000", "x-total-count-capped": "true" });
  });
});
