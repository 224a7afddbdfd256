import type { Alert } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { mostAlerts } from "@rolecall/contract/alerts/alerts.ts";
import { expect, test } from "vitest";
import { buildCompany, buildUser } from "#test/build.ts";
import { changeUser } from "#test/change.ts";
import type { Client } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

const path = "/api/alerts";
const candidate = async () => as(await buildUser(db));
const keep = (client: Client, body: object = {}) =>
  client.post<Alert>(path, { body: { search: { query: "nurse" }, frequency: "daily", ...body } });
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

test("a search is kept with a name in words, and stands first in the list", async () => {
  const client = await candidate();
  await keep(client, { search: { query: "baker" } });
  const search = { query: "nurse", location: "Denver, CO", type: "full-time", salaryMin: 80_000 };
  const { status, body } = await keep(client, { search, timeZone: "America/Denver" });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    name: "full-time nurse in Denver, CO, from $80,000",
    search,
    frequency: "daily",
    timeZone: "America/Denver",
    active: true,
    pausedUntil: null,
    nextAt: expect.any(String),
    createdAt: expect.any(String),
  });
  const { body: list } = await client.get<Alert[]>(path);
  expect(list.map(({ name }) => name)).toEqual([body.name, "baker"]);
  expect(list[0]).toEqual(body);
});

test("filters are taken as an address has them as well, and what is no filter is left out", async () => {
  const client = await candidate();
  const search = { query: " nurse ", salaryMin: "80000", type: "all", exact: "false", page: "2" };
  const { body } = await keep(client, { search });
  expect(body.search).toEqual({ query: "nurse", salaryMin: 80_000 });
  const { id } = await buildCompany(db, { name: "Bell Rock Lights" });
  const { body: ofCompany } = await keep(client, { search: { companyId: id }, name: "  " });
  expect(ofCompany.name).toBe("jobs at Bell Rock Lights");
  expect((await keep(client, { search: {}, name: "All of them" })).body).toMatchObject({
    name: "All of them",
    search: {},
  });
});

test.each([
  [{ frequency: "hourly" }, "Choose at once, daily or weekly"],
  [{ frequency: undefined }, "Choose at once, daily or weekly"],
  [{ search: undefined }, "Say which search to keep"],
  [{ search: { type: "night" } }, "Unknown job type"],
  [
    { search: { salaryMin: 2, salaryMax: 1 } },
    "Maximum salary must be greater than or equal to minimum salary",
  ],
  [
    { search: { location: "Nowhere at all", within: 20 } },
    "Choose a place that we know to search around it",
  ],
  [{ timeZone: "Mars/Olympus" }, "Unknown time zone"],
])("%j is refused", async (body, sentence) => {
  const client = await candidate();
  const answer = await keep(client, body);
  expect(answer).toMatchObject({ status: 400, body: sentence });
});

test("the same search is kept once, however it is typed, also when two calls come at once", async () => {
  const client = await candidate();
  await client.get(path);
  const twice = { status: 409, body: "You already keep this search" };
  const answers = await Promise.all([1, 2].map(() => keep(client)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409,
  ]);
  expect(
    await keep(client, { search: { query: "NURSE", type: "all" }, frequency: "weekly" }),
  ).toMatchObject(twice);
  const { body: other } = await keep(client, { search: { query: "baker" } });
  expect(
    await client.patch(`${path}/${other.id}`, { body: { search: { query: "Nurse" } } }),
  ).toMatchObject(twice);
  expect((await keep(await candidate())).status).toBe(201);
});

test("one person keeps at most 50 searches", async () => {
  const client = await candidate();
  for (let number = 0; number < mostAlerts; number += 1)
    await keep(client, { search: { query: `nurse ${number}` } });
  expect(await keep(client)).toMatchObject({
    status: 409,
    body: "You can keep at most 50 searches",
  });
  expect((await client.get<Alert[]>(path)).body).toHaveLength(mostAlerts);
});

test("who has no email address is asked to add one", async () => {
  const user = await buildUser(db);
  await changeUser(db, user.id, { email: null });
  expect(await keep(as(user))).toMatchObject({
    status: 409,
    body: "Add an email address to your account first",
  });
});

test("an alert is renamed, sent at other times, paused until a day, ended and begun again", async () => {
  const client = await candidate();
  const { body: kept } = await keep(client);
  const change = (body: object) => client.patch<Alert>(`${path}/${kept.id}`, { body });
  expect((await change({ name: "Nights" })).body).toEqual({ ...kept, name: "Nights" });
  expect((await change({ search: { query: "nurse", type: "hybrid" } })).body.name).toBe("Nights");
  expect((await change({ name: null })).body.name).toBe("hybrid nurse");
  expect((await change({ search: { query: "midwife" } })).body.name).toBe("midwife");
  expect((await change({ frequency: "at-once" })).body).toMatchObject({ nextAt: null });
  expect((await change({ frequency: "weekly" })).body.nextAt).toMatch(/T07:00/);
  const pausedUntil = inDays(9);
  expect((await change({ pausedUntil })).body).toMatchObject({ pausedUntil, nextAt: null });
  expect((await change({ pausedUntil: null })).body).toMatchObject({
    pausedUntil: null,
    nextAt: expect.any(String),
  });
  expect((await change({ active: false })).body).toMatchObject({ active: false, nextAt: null });
  expect((await change({ active: true })).body).toMatchObject({
    active: true,
    nextAt: expect.any(String),
  });
});

test("a pause ends on a day in the future", async () => {
  const client = await candidate();
  const { body: kept } = await keep(client);
  for (const pausedUntil of [inDays(-1), "2020-01-01", "soon", 7])
    expect(await client.patch(`${path}/${kept.id}`, { body: { pausedUntil } })).toMatchObject({
      status: 400,
      body: "Choose a day in the future",
    });
});

test("what somebody keeps is nobody else's to read, to change or to delete", async () => {
  const [client, stranger] = [await candidate(), await candidate()];
  const { body: kept } = await keep(client);
  const missing = { status: 404, body: "Alert not found" };
  const one = `${path}/${kept.id}`;
  expect((await stranger.get<Alert[]>(path)).body).toEqual([]);
  expect(await stranger.patch(one, { body: { name: "Mine" } })).toMatchObject(missing);
  expect(await stranger.delete(one)).toMatchObject(missing);
  expect(await stranger.get(`${one}/refinements`, { query: { jobId: kept.id } })).toMatchObject(
    missing,
  );
  expect(await client.delete(`${path}/7`)).toMatchObject(missing);
  expect(await anonymous.get(path)).toMatchObject({ status: 401 });
  expect(await client.delete(one)).toMatchObject({ status: 204 });
  expect(await client.delete(one)).toMatchObject(missing);
});
