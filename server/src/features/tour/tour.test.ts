import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { tourPeople } from "@rolecall/contract/tour/tour.ts";
import { type DemoPerson, demoSignIns } from "@rolecall/demo/sign-ins.ts";
import { expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { changeUser } from "#test/change.ts";
import { turnTotpOn } from "#test/second-factor.ts";
import { browserOf } from "#test/servers/browser.ts";
import { startApp, type TestApp } from "#test/start-app.ts";
import { addGuides, guides, guidesHash, idOfGuide, ownHash } from "#test/tour/tour-people.ts";

const board = await startApp();
await addGuides(board.db);
const { app, db, config, as } = board;
const browser = (headers?: Record<string, string>) => browserOf(app, config.publicUrl, headers);

interface Tour {
  people: { person: string; name: string | null; waiting: string }[];
  current: string | null;
  mail: boolean;
}

const lookAroundAs = (visitor: ReturnType<typeof browser>, person: string) =>
  visitor.post<{ path: string }>("/api/tour", { body: { person } });
const userOf = async (visitor: ReturnType<typeof browser>) =>
  (await visitor.get<User | string>("/api/auth/user")).body;

test("eight people can be looked around as, each with something that waits", async () => {
  const { status, body } = await browser().get<Tour>("/api/tour");
  expect(status).toBe(200);
  expect(body).toMatchObject({ current: "stranger", mail: true });
  expect(body.people.map(({ person }) => person)).toEqual([...tourPeople]);
  for (const { waiting } of body.people) expect(waiting).not.toBe("");
});

test("one click makes a session as one of them, in place of the one before, and leads to what waits", async () => {
  const visitor = browser();
  for (const person of guides) {
    const before = [...visitor.cookies.values()];
    const { status, body } = await lookAroundAs(visitor, person);
    expect([status, body]).toEqual([200, { path: expect.stringMatching(/^\//) }]);
    expect(await userOf(visitor)).toMatchObject({ username: demoSignIns[person].username });
    expect((await visitor.get<Tour>("/api/tour")).body.current).toBe(person);
    const cookie = [...visitor.cookies.keys()][0];
    for (const token of before)
      expect(
        (await app.inject({ url: "/api/auth/user", cookies: { [cookie ?? ""]: token } }))
          .statusCode,
      ).toBe(401);
  }
  await lookAroundAs(visitor, "stranger");
  expect((await visitor.get("/api/auth/user")).status).toBe(401);
  expect(visitor.cookies.size).toBe(0);
});

test("somebody who is not of the tour is nobody of it, and nobody else can be looked around as", async () => {
  const other = await buildUser(db, { username: "demo-somebody", passwordHash: guidesHash });
  expect((await as(other).get<Tour>("/api/tour")).body.current).toBeNull();
  for (const person of ["demo-somebody", other.id, "administrator", "", undefined])
    expect((await browser().post("/api/tour", { body: { person } })).status).toBe(400);
});

test("who takes a name of theirs is none of them", async () => {
  const empty = await startApp();
  const { anonymous } = empty;
  for (const person of guides)
    await buildUser(empty.db, { ...demoSignIns[person], passwordHash: guidesHash });
  expect(empty.config.tour).toBe(true);
  expect((await anonymous.get("/api/tour")).status).toBe(404);
  for (const person of tourPeople)
    expect((await anonymous.post("/api/tour", { body: { person } })).status).toBe(404);
});

test("who has another name and address by now is still the same person", async () => {
  const id = idOfGuide("company");
  await changeUser(db, id, { username: "someone-new", email: "new@elsewhere.example" });
  const visitor = browser();
  await lookAroundAs(visitor, "company");
  expect(await userOf(visitor)).toMatchObject({ username: "someone-new" });
});

const open = { remoteAddress: "127.0.0.1", headers: { host: "127.0.0.1:3000" } };
const callAt = async (
  called: TestApp,
  { remoteAddress, headers }: { remoteAddress: string; headers: Record<string, string> },
) => {
  const calls = [
    { url: "/api/tour" },
    { url: "/api/tour", method: "POST", payload: { person: "owner" } },
    { url: "/outbox" },
    { url: "/outbox/2026-01-05T09-00-00-000Z-00000000-0000-4000-8000-000000000000" },
    { url: "/outbox/2026-01-05T09-00-00-000Z-00000000-0000-4000-8000-000000000000/html" },
    { url: "/outbox/2026-01-05T09-00-00-000Z-00000000-0000-4000-8000-000000000000/files/0" },
  ] as const;
  const answers = await Promise.all(
    calls.map((call) => called.app.inject({ remoteAddress, ...call, headers })),
  );
  for (const { headers: sent } of answers) expect(sent["set-cookie"]).toBeUndefined();
  return answers.map(({ statusCode }) => statusCode);
};
const nowhere = [404, 404, 404, 404, 404, 404];

test.each([
  ["127.0.0.1", "localhost:3000"],
  ["127.0.0.1", "127.0.0.1:3000"],
  ["::1", "[::1]:3000"],
  ["::ffff:127.0.0.1", "localhost"],
])("the tour is open from %s to %s", async (remoteAddress, host) => {
  const answer = await app.inject({ remoteAddress, url: "/api/tour", headers: { host } });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ["another machine", { remoteAddress: "192.168.1.20" }],
  ["another machine by IPv6", { remoteAddress: "2001:db8::1" }],
  ["another machine by IPv4 in IPv6", { remoteAddress: "::ffff:10.0.0.7" }],
  [
    "a proxy that says for whom",
    { headers: { ...open.headers, "x-forwarded-for": "203.0.113.9" } },
  ],
  [
    "a proxy that says by which name",
    { headers: { ...open.headers, "x-forwarded-host": "jobs.example" } },
  ],
  [
    "a proxy that says it in one header",
    { headers: { ...open.headers, forwarded: "for=203.0.113.9" } },
  ],
  ["a proxy that says where it stands", { headers: { ...open.headers, via: "1.1 jobs.example" } }],
  ["a proxy that says from where", { headers: { ...open.headers, "x-real-ip": "203.0.113.9" } }],
  ["a site whose name leads here", { headers: { host: "rebound.example:3000" } }],
  ["a name that begins like ours", { headers: { host: "localhost.example" } }],
])("there is no tour to %s", async (_who, from) => {
  expect(await callAt(board, { ...open, ...from })).toEqual(nowhere);
});

test.each([
  ["that others can reach", { HOST: "0.0.0.0" }],
  ["with a public address", { PUBLIC_URL: "https://jobs.example.com" }],
  ["behind a proxy", { TRUST_PROXY: "10.0.0.1" }],
  ["without demo data", { DEMO_DATA: "off" }],
  ["whose tour is off", { DEMO_TOUR: "off" }],
])("there is no tour on a board %s, even with its people there", async (_which, env) => {
  const closed = await startApp({ env });
  await addGuides(closed.db);
  expect(await callAt(closed, open)).toEqual(nowhere);
});

test.each<Record<string, string>>([
  { origin: "https://evil.example" },
  { "sec-fetch-site": "cross-site" },
])("another site cannot look around in somebody's name: %j", async (headers) => {
  expect((await lookAroundAs(browser(headers), "owner")).status).toBe(403);
});

test("a screen that shows somebody else is told so", async () => {
  const [shown, other] = [await buildUser(db), await buildUser(db)];
  const headers = { "Rolecall-User": other.id };
  const { status } = await as(shown).post("/api/tour", { headers, body: { person: "owner" } });
  expect(status).toBe(409);
});

/** A board whose people's accounts are changed. */
const guarded = await startApp();
await addGuides(guarded.db);
/** What a candidate is told who wants to be somebody else, and who they are then. */
const answerTo = async (person: DemoPerson) => {
  const visitor = browserOf(guarded.app, guarded.config.publicUrl);
  await lookAroundAs(visitor, "candidate");
  const { status, body } = await lookAroundAs(visitor, person);
  const { body: user } = await visitor.get<User>("/api/auth/user");
  return { status, body, still: user.username };
};
const still = "demo-candidate";

test("a second factor is not gone around", async () => {
  const own = browserOf(guarded.app, guarded.config.publicUrl);
  await lookAroundAs(own, "owner");
  await turnTotpOn(own);
  expect(await answerTo("owner")).toEqual({
    still,
    status: 409,
    body: "Helen Castellanos has a second factor now. Sign in as them with it.",
  });
});

test("a password of their own is not gone around", async () => {
  await changeUser(guarded.db, idOfGuide("recruiter"), { passwordHash: ownHash });
  expect(await answerTo("recruiter")).toEqual({
    still,
    status: 409,
    body: "Daniel Okafor has another password now. Sign in as them with it.",
  });
});

test("who is suspended stays so", async () => {
  await changeUser(guarded.db, idOfGuide("reviewer"), { suspendedAt: new Date() });
  expect(await answerTo("reviewer")).toEqual({
    still,
    status: 403,
    body: "This account is suspended. Write to support@rolecall.example.",
  });
});
