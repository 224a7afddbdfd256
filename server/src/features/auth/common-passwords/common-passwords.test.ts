import { describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { startApp, type TestApp } from "#test/start-app.ts";

const publicUrl = "https://jobs.example";
const onTheInternet = await startApp({ env: { PUBLIC_URL: publicUrl } });
const onThisMachine = await startApp();

const tooCommon = { status: 400, body: "This password is too common" };
const tooShort = { status: 400, body: "Password must be at least 6 characters" };

let registered = 0;
const register = ({ anonymous }: TestApp, password: string) => {
  registered += 1;
  return anonymous.post("/api/register", { body: { username: `ada-${registered}`, password } });
};

/** The token of a link that was mailed to somebody new. */
const askForLink = async ({ db, anonymous, letters }: TestApp) => {
  const { username } = await buildUser(db);
  await anonymous.post("/api/password/forgot", { body: { identifier: username } });
  return /token=([\w-]+)/.exec(letters.at(-1)?.text ?? "")?.[1];
};

describe("on a public board", () => {
  test.each(["password", "123456", "PassWord", "ＰＡＳＳＷＯＲＤ", "iloveyou", "qwertyuiop"])(
    "%s makes no account",
    async (password) => {
      expect(await register(onTheInternet, password)).toMatchObject(tooCommon);
    },
  );

  test("a password that few have makes one", async () => {
    expect((await register(onTheInternet, "password of an otter")).status).toBe(201);
  });

  test("a short one is too short, however common", async () => {
    expect(await register(onTheInternet, "12345")).toMatchObject(tooShort);
  });

  test("the refusal names the field", async () => {
    const { body } = await onTheInternet.anonymous.post("/api/register", {
      body: { username: "somebody", password: "password" },
      headers: { accept: "application/json, application/problem+json" },
    });
    expect(body).toMatchObject({
      errors: [{ path: "password", message: "This password is too common" }],
    });
  });

  test("a common one is no new password, and the link stays good for a better one", async () => {
    const token = await askForLink(onTheInternet);
    const reset = (password: string) =>
      onTheInternet.anonymous.post("/api/password/reset", { body: { token, password } });
    expect(await reset("Sunshine")).toMatchObject(tooCommon);
    expect((await reset("sunshine over Faro")).status).toBe(204);
  });
});

test("on one's own machine any password of six characters will do", async () => {
  expect((await register(onThisMachine, "123456")).status).toBe(201);
  expect(await register(onThisMachine, "12345")).toMatchObject(tooShort);
});
