import { describe, expect, test } from "vitest";
import { buildCompany, buildUser } from "#test/build.ts";
import { changeUser } from "#test/change.ts";
import { startApp } from "#test/start-app.ts";

const { app, as, db, letters } = await startApp({
  env: { PUBLIC_URL: "https://jobs.example.com", RATE_LIMIT: "off" },
});

const usual = { inProduct: true, mail: "at-once" };
const owner = await buildUser(db, { role: "company" });
const company = await buildCompany(db, { ownerId: owner.id });

/** Invites an address to the team and takes it back, and answers the letters that this sent. */
const invite = async (email: string | null) => {
  const before = letters.length;
  const path = `/api/companies/${company.id}/invitations`;
  const { body } = await as(owner).post<{ id: string }>(path, {
    body: { email, role: "recruiter" },
  });
  await as(owner).delete(`${path}/${body.id}`);
  return letters.slice(before);
};
const stop = (url: string, more: object = {}) =>
  app.inject({ method: "POST", url: new URL(url).pathname, ...more });
const addressOf = async (email: string | null) => {
  const [letter] = await invite(email);
  return letter?.unsubscribeUrl ?? "";
};

describe("the settings of notifications", () => {
  test("are those of the role, as usual until somebody changes them", async () => {
    const kinds = [
      { kind: "status", ...usual },
      { kind: "messages", ...usual },
      { kind: "interviews", ...usual },
      { kind: "team", ...usual },
    ];
    const read = async (user: { id: string }) =>
      (await as(user).get("/api/account/notifications")).body;
    const further = [
      { kind: "saved", ...usual },
      { kind: "requests", ...usual },
    ];
    expect(await read(await buildUser(db))).toEqual([...kinds, ...further]);
    expect(await read(await buildUser(db, { role: "recruiter" }))).toEqual([
      ...kinds,
      { kind: "applications", inProduct: true, mail: "daily" },
      { kind: "jobs", ...usual },
      ...further,
      { kind: "mentions", ...usual },
    ]);
  });

  test("are changed key by key, and are one's own", async () => {
    const [user, other] = [await buildUser(db), await buildUser(db)];
    const change = (kind: string, body: object) =>
      as(user).patch(`/api/account/notifications/${kind}`, { body });
    expect(await change("team", { mail: "never" })).toMatchObject({
      status: 200,
      body: { kind: "team", inProduct: true, mail: "never" },
    });
    expect((await change("team", { inProduct: false })).body).toEqual({
      kind: "team",
      inProduct: false,
      mail: "never",
    });
    expect((await change("team", {})).body).toMatchObject({ inProduct: false, mail: "never" });
    expect((await as(other).get<object[]>("/api/account/notifications")).body).toContainEqual({
      kind: "team",
      ...usual,
    });
    expect(await change("team", { mail: "weekly" })).toMatchObject({
      status: 400,
      body: "Choose at-once, daily or never",
    });
    for (const kind of ["weather", "applications"])
      expect(await change(kind, { mail: "never" })).toMatchObject({
        status: 404,
        body: "Notification not found",
      });
  });
});

describe("a letter of a kind", () => {
  test("names the address that stops it, and a page with a button", async () => {
    const [letter] = await invite("somebody@example.com");
    expect(letter?.unsubscribeUrl).toMatch(
      /^https:\/\/jobs\.example\.com\/api\/unsubscribe\/[\w-]{32}$/,
    );
    expect(letter?.text).toContain(letter?.unsubscribeUrl?.replace("/api/", "/"));
  });

  test("is not written to who wants none, is suspended or leaving, or whose address is refused", async () => {
    const user = await buildUser(db);
    expect(await invite(user.email)).toHaveLength(1);
    for (const column of ["suspendedAt", "eraseAt", "emailRefusedAt"] as const) {
      await changeUser(db, user.id, { [column]: new Date() });
      expect(await invite(user.email)).toEqual([]);
      await changeUser(db, user.id, { [column]: null });
    }
    await as(user).patch("/api/account/notifications/team", { body: { mail: "never" } });
    expect(await invite(user.email)).toEqual([]);
  });

  test.each([
    ["none", {}],
    [
      "a form",
      {
        payload: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      },
    ],
    [
      "multipart",
      { payload: "--x--", headers: { "content-type": "multipart/form-data; boundary=x" } },
    ],
    ["JSON that is none", { payload: "{", headers: { "content-type": "application/json" } }],
    [
      "a page elsewhere",
      { headers: { origin: "https://mail.example", "sec-fetch-site": "cross-site" } },
    ],
  ])("is stopped with one POST, again too: %s", async (_what, request) => {
    const user = await buildUser(db);
    const url = await addressOf(user.email?.toUpperCase() ?? null);
    for (let time = 0; time < 2; time += 1) expect((await stop(url, request)).statusCode).toBe(204);
    expect((await as(user).get<object[]>("/api/account/notifications")).body).toContainEqual({
      kind: "team",
      inProduct: true,
      mail: "never",
    });
    expect(await invite(user.email)).toEqual([]);
  });

  test("no longer comes to an address without an account that stopped it", async () => {
    const url = await addressOf("nobody@example.com");
    expect((await stop(url)).statusCode).toBe(204);
    expect(await invite("nobody@example.com")).toEqual([]);
    expect(await invite("Nobody@example.com")).toEqual([]);
    await buildUser(db, { email: "nobody@example.com" });
    expect(await invite("nobody@example.com")).toHaveLength(1);
  });

  test("is stopped by nobody who only looks, and by no token but its own", async () => {
    const user = await buildUser(db);
    const url = await addressOf(user.email);
    const page = new URL(url.replace("/api/", "/")).pathname;
    // Some mail programs open the address itself, which changes nothing.
    expect(await app.inject(new URL(url).pathname)).toMatchObject({
      statusCode: 303,
      headers: { location: page },
    });
    const shown = await app.inject(page);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('<form method="post">');
    expect(await invite(user.email)).toHaveLength(1);
    expect(await stop("https://jobs.example.com/api/unsubscribe/made-up")).toMatchObject({
      statusCode: 404,
      body: "This link is no longer valid",
    });
    expect((await app.inject("/unsubscribe/made-up")).statusCode).toBe(404);

    const done = await app.inject({ method: "POST", url: page });
    expect(done.body).toContain("You get no more of these emails");
    expect(await invite(user.email)).toEqual([]);
  });
});

test("letters about the safety of an account have no kind, and come whatever is set", async () => {
  const user = await buildUser(db);
  await as(user).patch("/api/account/notifications/team", { body: { mail: "never" } });
  const before = letters.length;
  await as(user).patch("/api/auth/user", { body: { username: `renamed-${user.username}` } });
  const sent = letters.slice(before);
  expect(sent).toMatchObject([{ subject: "Your username was changed" }]);
  expect(sent[0]).not.toHaveProperty("unsubscribeUrl");
});
