import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { describe, expect, test } from "vitest";
import { browserOf } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";

const { app, config } = await startApp();

const newBrowser = () => browserOf(app, config.publicUrl);
const register = (body: object, browser = newBrowser()) =>
  browser.post<User>("/api/register", { body });

let registered = 0;
const someone = () => {
  registered += 1;
  return {
    username: `grace-${registered}`,
    password: "secret-1",
    email: `grace-${registered}@example.com`,
    firstName: "Grace",
    lastName: "Hopper",
    role: "recruiter",
  };
};

describe("registering", () => {
  test("makes the account that was asked for, and signs in until the browser is closed", async () => {
    const browser = newBrowser();
    const form = someone();
    const answer = await register(form, browser);
    const { password: _, ...shown } = form;
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ ...shown, profileImageUrl: null, candidateProfile: null });
    expect(browser.setCookies).toEqual([
      expect.stringMatching(/^rolecall-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await browser.get("/api/auth/user")).body).toEqual(answer.body);
  });

  test("needs a username and a password only: the role is then candidate", async () => {
    const answer = await register({ username: "minimal", password: "secret" });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      username: "minimal",
      role: "candidate",
      email: null,
      firstName: null,
      lastName: null,
    });
  });

  test("never answers the password or anything made from it", async () => {
    const answer = await register(someone());
    expect(answer.bytes.toString()).not.toMatch(/secret-1|argon2|password/i);
  });

  test("ignores fields that callers may not set: id, timestamps, whether the email is proven", async () => {
    const id = crypto.randomUUID();
    const { body } = await register({ ...someone(), id, createdAt: "2001-01-01T00:00:00Z" });
    expect(body.id).not.toBe(id);
    expect(body.createdAt).not.toContain("2001");
  });

  test("lets any number of people leave email and names blank", async () => {
    for (const blank of ["", "  ", "\u200B", null]) {
      const none = { email: blank, firstName: blank, lastName: blank };
      expect(await register({ ...someone(), ...none })).toMatchObject({
        status: 201,
        body: { email: null, firstName: null, lastName: null },
      });
    }
  });

  test("ends the session of the user who was signed in before", async () => {
    const browser = newBrowser();
    await register(someone(), browser);
    const first = new Map(browser.cookies);
    await register(someone(), browser);
    first.forEach((value, name) => browser.cookies.set(name, value));
    expect((await browser.get("/api/auth/user")).status).toBe(401);
  });
});

describe("a name can be had once", () => {
  test("whatever its letters' case", async () => {
    const form = someone();
    await register(form);
    expect(await register({ ...form, username: form.username.toUpperCase() })).toMatchObject({
      status: 409,
      body: "Username already exists",
    });
  });

  test("and so can an email", async () => {
    const form = someone();
    await register(form);
    expect(
      await register({ ...form, username: "another", email: form.email.toUpperCase() }),
    ).toMatchObject({ status: 409, body: "Email already exists" });
  });

  test("and the refusal names the field, for callers that accept problem details", async () => {
    const form = someone();
    await register(form);
    const again = async (change: object) =>
      newBrowser().post<{ errors: unknown }>("/api/register", {
        body: { ...form, ...change },
        headers: { accept: "application/json, application/problem+json" },
      });
    expect((await again({})).body.errors).toEqual([
      { path: "username", message: "Username already exists" },
    ]);
    expect((await again({ username: `${form.username}-2` })).body.errors).toEqual([
      { path: "email", message: "Email already exists" },
    ]);
  });

  test("also when ten people ask for it at the same moment", async () => {
    const form = someone();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await register(form)).status),
    );
    expect(Object.groupBy(statuses, String)).toMatchObject({
      "201": { length: 1 },
      "409": { length: 9 },
    });
  });
});

test.each([
  [{ username: "ab" }, "Username must be at least 3 characters"],
  [{ username: undefined }, "Username must be at least 3 characters"],
  [{ username: ["grace"] }, "Username must be at least 3 characters"],
  [{ username: "gra ce" }, "Username must not contain spaces"],
  [{ username: "🚀🚀" }, "Username must be at least 3 characters"],
  [{ username: "gra\u200Bce" }, "Username must not contain invisible characters"],
  [{ username: "grace\u202E" }, "Username must not contain invisible characters"],
  [{ username: "gra\u00ADce" }, "Username must not contain invisible characters"],
  [{ username: "grace\u{E0041}" }, "Username must not contain invisible characters"],
  [{ username: "\u200B\u200B\u200B" }, "Username must not contain invisible characters"],
  [{ username: "g".repeat(65) }, "Text is too long: at most 64 characters, 1 too many"],
  [{ username: "gra\0ce" }, "Text contains characters that cannot be stored"],
  [{ password: "five5" }, "Password must be at least 6 characters"],
  [{ password: "🚀🚀🚀" }, "Password must be at least 6 characters"],
  [{ password: "p".repeat(1001) }, "Text is too long: at most 1,000 characters, 1 too many"],
  [{ email: "nobody" }, "Enter a valid email address"],
  [{ email: "a@b.example\r\nBcc: all@example.com" }, "Enter a valid email address"],
  [{ email: "a@b.example, c@d.example" }, "Enter a valid email address"],
  [{ email: "x?bcc=all@a.io" }, "Enter a valid email address"],
  [{ email: "gra\u200Bce@example.com" }, "Enter a valid email address"],
  [{ email: "grace@\u202Emoc.elpmaxe" }, "Enter a valid email address"],
  [{ role: "admin" }, "Choose one of the roles: candidate, recruiter or company"],
])("a form with %o is refused: %s", async (change, sentence) => {
  expect(await register({ ...someone(), ...change })).toMatchObject({
    status: 400,
    body: sentence,
  });
});
