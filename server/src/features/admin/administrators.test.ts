import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import { describe, expect, test } from "vitest";
import { markAdministrator } from "#features/auth/administrators/administrators.service.ts";
import { buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { newBrowser, signIn, someoneSignedIn, turnTotpOn } from "#test/second-factor.ts";
import { startApp } from "#test/start-app.ts";

const { db, as, anonymous } = await startApp();
const candidate = as(await buildUser(db));
const recruiter = as(await buildUser(db, { role: "recruiter" }));

const methods = ["get", "post", "put", "patch", "delete"] as const;
const paths = [
  "/api/admin",
  "/api/admin/",
  "/api/admin/overview",
  "/api/admin/users",
  `/api/admin/users/${crypto.randomUUID()}`,
  "/api/%61dmin/settings",
  "/api/admin/nothing",
];
const bodies = [
  {},
  { body: "{", headers: { "content-type": "application/json" } },
  { body: "no JSON", headers: { "content-type": "text/plain" } },
];

const nothing = { status: 404, body: "There is nothing at this address." };

describe("to who is no administrator there is nothing below /api/admin, whatever is sent", () => {
  const callers: [string, Client][] = [
    ["signed out", anonymous],
    ["a candidate", candidate],
    ["a recruiter", recruiter],
  ];
  test.each(callers)("%s", async (_who, client) => {
    const calls = paths.flatMap((path) => methods.map((method) => ({ path, method })));
    for (const { path, method } of calls)
      for (const options of method === "get" ? [{}] : bodies)
        expect({ path, method, ...(await client[method](path, options)) }).toMatchObject(nothing);
  });
});

test("the mark holds from the next request on, and so does its end", async () => {
  const user = await buildUser(db);
  const client = as(user);
  expect(await client.get("/api/admin/users")).toMatchObject(nothing);
  expect(await markAdministrator(db, { username: user.username, isMarked: true })).toBe(true);
  expect((await client.get("/api/admin/users")).status).toBe(200);
  expect(await markAdministrator(db, { username: user.username, isMarked: true })).toBe(true);
  await markAdministrator(db, { username: user.username.toUpperCase(), isMarked: false });
  expect(await client.get("/api/admin/users")).toMatchObject(nothing);
  expect(await markAdministrator(db, { username: "nobody", isMarked: true })).toBe(false);
});

test("nobody learns of the mark elsewhere, nor sets it", async () => {
  const administrator = as(await buildUser(db, { administratorSince: new Date() }));
  const own = await administrator.get("/api/auth/user");
  expect(own.body).not.toHaveProperty("administrator");
  const registered = await anonymous.post<{ id: string }>("/api/register", {
    body: {
      username: "would-be",
      password: "secret-1",
      administrator: true,
      administratorSince: new Date(),
    },
  });
  expect(registered.status).toBe(201);
  expect(await as(registered.body).get("/api/admin/users")).toMatchObject(nothing);
});

describe("where a second factor is asked for", async () => {
  const strict = await startApp({ env: { ADMIN_SECOND_FACTOR: "on" } });
  const calls = Object.values(allEndpoints)
    .filter(({ access }) => access === "administrator")
    .map(({ method, path }) => ({ method, path: path.replaceAll(/{\w+}/g, crypto.randomUUID()) }));
  const call = (client: Client, { method, path }: (typeof calls)[number]) =>
    client[method.toLowerCase() as Lowercase<typeof method>](path);
  const refused = { status: 403, body: "Turn on two-step sign-in first" };

  test("an administrator without one is told so", async () => {
    const administrator = strict.as(await buildUser(strict.db, { administratorSince: new Date() }));
    expect(calls.length).toBeGreaterThan(20);
    for (const one of calls)
      expect({ ...one, ...(await call(administrator, one)) }).toMatchObject(refused);
    expect(await strict.anonymous.get("/api/admin/overview")).toMatchObject(nothing);
  });

  test("it opens the administration from its first code until it is turned off, in every session", async () => {
    const { browser, username } = await someoneSignedIn(strict, { administratorSince: new Date() });
    expect(await browser.get("/api/admin/overview")).toMatchObject(refused);
    const { recoveryCodes } = await turnTotpOn(browser);
    expect((await browser.get("/api/admin/overview")).status).toBe(200);
    const other = newBrowser(strict);
    expect((await signIn(other, username)).status).toBe(202);
    expect((await other.get("/api/admin/overview")).status).toBe(404);
    const [recoveryCode] = recoveryCodes;
    await other.post("/api/login/second-factor", { body: { recoveryCode } });
    expect((await other.get("/api/admin/overview")).status).toBe(200);
    expect((await browser.delete("/api/auth/totp")).status).toBe(204);
    for (const one of [browser, other])
      expect(await one.get("/api/admin/overview")).toMatchObject(refused);
  });
});

test("the overview has twelve weeks from Monday to Monday, and how the server is", async () => {
  const administrator = as(await buildUser(db, { administratorSince: new Date() }));
  const { status, body } = await administrator.get<{
    today: Record<string, number>;
    weeks: { from: string; people: number }[];
    state: Record<string, { ok: boolean; text: string }>;
  }>("/api/admin/overview");
  expect(status).toBe(200);
  expect(body.weeks).toHaveLength(12);
  for (const { from } of body.weeks) expect(new Date(from).getUTCDay()).toBe(1);
  expect(body.weeks.map(({ from }) => from)).toEqual(body.weeks.map(({ from }) => from).toSorted());
  expect(body.today["people"]).toBeGreaterThan(2);
  expect(body.weeks.at(-1)?.people).toBeGreaterThan(2);
  expect(Object.keys(body.state)).toEqual(["queue", "mail", "store", "database", "backups"]);
  expect(body.state["database"]).toMatchObject({ ok: true });
  expect(body.state["backups"]).toMatchObject({ ok: false });
});
