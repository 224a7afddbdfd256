import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { describe, expect, test } from "vitest";
import { hashPassword } from "#features/auth/passwords.ts";
import { buildUser } from "#test/build.ts";
import { eraseAtOf, makeDue } from "#test/database/make-due.ts";
import { browserOf, type Browser } from "#test/servers/browser.ts";
import { startIdentityProvider } from "#test/servers/identity-provider.ts";
import { startApp } from "#test/start-app.ts";

const provider = await startIdentityProvider();
const registeredAt = (name: string, issuer: string) => ({
  [`OAUTH_${name}_CLIENT_ID`]: `${name}-id`,
  [`OAUTH_${name}_CLIENT_SECRET`]: `${name}-secret`,
  [`OAUTH_${name}_ISSUER`]: issuer,
});
const publicUrl = "https://jobs.example";
const { app, db, as, anonymous } = await startApp({
  env: {
    PUBLIC_URL: publicUrl,
    ...registeredAt("GOOGLE", provider.url),
    ...registeredAt("LINKEDIN", provider.url),
  },
});
const newBrowser = () => browserOf(app, publicUrl);

let people = 0;
/** The claims of a made-up person. */
const someone = () => {
  people += 1;
  return {
    sub: `subject-${people}`,
    email: `marie-${people}@example.org`,
    email_verified: true,
    given_name: "Marie",
    family_name: "Curie",
  };
};

const locationOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers["location"]);
const ask = async (browser: Browser, next?: string, name = "google") =>
  locationOf(await browser.get(`/api/auth/social/${name}`, { query: { next } }));
const comeBack = async (browser: Browser, { pathname, search }: URL) =>
  locationOf(await browser.get(pathname + search));
const signIn = async (claims: object, browser = newBrowser(), next?: string) => {
  const question = await ask(browser, next);
  await comeBack(browser, await provider.agree(question, claims));
  return browser;
};
const userIn = async (browser: Browser) => (await browser.get<User>("/api/auth/user")).body;

test("an account that is to be erased by now is entered by no provider, and none is made in its place", async () => {
  const claims = someone();
  const { id } = await userIn(await signIn(claims));
  await makeDue(db, { id });
  const browser = await signIn(claims);
  expect((await browser.get("/api/auth/user")).status).toBe(401);
  expect(await eraseAtOf(db, { id })).not.toBeNull();
});

describe("the question to the provider", () => {
  test("is tied to this browser by state, nonce and a code challenge", async () => {
    const browser = newBrowser();
    const question = new URL(await ask(browser));
    expect(question.origin).toBe(provider.url);
    expect(Object.fromEntries(question.searchParams)).toEqual({
      client_id: "GOOGLE-id",
      response_type: "code",
      redirect_uri: `${publicUrl}/api/auth/social/google/callback`,
      scope: "openid profile email",
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: "S256",
    });
    expect(browser.setCookies).toEqual([
      expect.stringMatching(
        /^__Host-rolecall-social=[^;]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  test("is another one each time", async () => {
    const states = [await ask(newBrowser()), await ask(newBrowser())].map((question) =>
      new URL(question).searchParams.get("state"),
    );
    expect(states[0]).not.toBe(states[1]);
  });

  test("to LinkedIn has no nonce and no code challenge, which it does not support", async () => {
    const browser = newBrowser();
    const question = await ask(browser, undefined, "linkedin");
    expect(question).not.toMatch(/nonce|challenge/);
    await comeBack(browser, await provider.agree(question, someone()));
    expect(await userIn(browser)).toMatchObject({ firstName: "Marie" });
  });
});

describe("a newcomer", () => {
  test("gets an account with the provider's data, and is signed in", async () => {
    const claims = someone();
    const browser = await signIn(claims);
    expect(await userIn(browser)).toMatchObject({
      username: claims.email.split("@")[0],
      email: claims.email,
      firstName: "Marie",
      lastName: "Curie",
      role: "candidate",
    });
    expect(browser.setCookies.at(-1)).toMatch(/^__Host-rolecall-session=[^;]+; Path=\/; HttpOnly/);
    expect([...browser.cookies.keys()]).toEqual(["__Host-rolecall-session"]);
  });

  test("gets another username if theirs is taken, too short or has spaces", async () => {
    const { username } = await buildUser(db);
    const usernameFor = async (preferred_username: string) =>
      (await userIn(await signIn({ ...someone(), preferred_username }))).username;
    expect(await usernameFor(username.toUpperCase())).toMatch(
      new RegExp(`^${username}-\\d+$`, "i"),
    );
    expect(await usernameFor("mc")).toMatch(/^mc-\d+$/);
    expect(await usernameFor("marie \0 curie")).toBe("mariecurie");
    expect(await usernameFor("ma\u200Brie\u202Ecurie-2")).toBe("mariecurie-2");
    expect(await usernameFor("🚀🚀")).toMatch(/^🚀🚀-\d+$/u);
    expect(await usernameFor("x".repeat(300))).toBe("x".repeat(50));
  });

  test("gets no email that the provider has not checked", async () => {
    const { email } = await buildUser(db);
    const browser = await signIn({ ...someone(), email, email_verified: false });
    expect(await userIn(browser)).toMatchObject({ email: null });
  });

  test("gets no email that is none", async () => {
    const browser = await signIn({ ...someone(), email: "x?bcc=all@a.io" });
    expect(await userIn(browser)).toMatchObject({ email: null });
  });

  test("gets no email if it is somebody's username", async () => {
    const claims = someone();
    await buildUser(db, { username: claims.email });
    expect(await userIn(await signIn(claims))).toMatchObject({ firstName: "Marie", email: null });
  });

  test("does not get the account of an email that is only written like theirs", async () => {
    const claims = someone();
    const email = claims.email.replace("marie", "ｍａｒｉｅ");
    const { id } = await buildUser(db, { email, emailVerified: true });
    const user = await userIn(await signIn(claims));
    expect(user.id).not.toBe(id);
    expect(user.email).toBeNull();
  });

  test("gets one account, also when two browsers come at the same moment", async () => {
    const claims = someone();
    const browsers = await Promise.all([signIn(claims), signIn(claims)]);
    const [first, second] = await Promise.all(browsers.map(userIn));
    expect(first).toEqual(second);
  });
});

describe("a returning user", () => {
  test("is the same user, whatever has changed at the provider", async () => {
    const claims = someone();
    const before = await userIn(await signIn(claims));
    const after = await signIn({ ...claims, email: "new@example.org", given_name: "Maria" });
    expect(await userIn(after)).toEqual(before);
  });

  test("replaces the user who was signed in in that browser", async () => {
    const [one, other] = [someone(), someone()];
    const browser = await signIn(one);
    const first = new Map(browser.cookies);
    await signIn(other, browser);
    expect(await userIn(browser)).toMatchObject({ email: other.email });
    first.forEach((value, name) => browser.cookies.set(name, value));
    expect((await browser.get("/api/auth/user")).status).toBe(401);
  });
});

describe("an account that has the same email", () => {
  const password = "correct horse";
  const account = async (emailVerified: boolean) => {
    const claims = someone();
    const passwordHash = await hashPassword(password);
    const email = claims.email.toUpperCase();
    return { claims, user: await buildUser(db, { email, emailVerified, passwordHash }) };
  };
  const statusOfPassword = async (username: string) =>
    (await anonymous.post("/api/login", { body: { username, password } })).status;

  test("is signed in, and keeps its password if the email was proven", async () => {
    const { claims, user } = await account(true);
    expect(await userIn(await signIn(claims))).toMatchObject({ id: user.id });
    expect(await statusOfPassword(user.username)).toBe(200);
  });

  test("passes to the user who proves the email; an unproven owner is locked out", async () => {
    const { claims, user } = await account(false);
    const claimant = as(user);
    expect((await claimant.get("/api/auth/user")).status).toBe(200);
    expect(await userIn(await signIn(claims))).toMatchObject({ id: user.id });
    expect((await claimant.get("/api/auth/user")).status).toBe(401);
    expect(await statusOfPassword(user.username)).toBe(401);
  });
});

describe("afterwards", () => {
  test.each([
    [undefined, `${publicUrl}/`],
    ["/jobs/7?tab=apply", `${publicUrl}/jobs/7?tab=apply`],
    ["/jobs?query=café", `${publicUrl}/jobs?query=caf%C3%A9`],
    ["//evil.example", `${publicUrl}/`],
    ["https://evil.example", `${publicUrl}/`],
    ["/x/..//evil.example", `${publicUrl}//evil.example`],
  ])("next=%s goes on to %s", async (next, location) => {
    const browser = newBrowser();
    const back = await provider.agree(await ask(browser, next), someone());
    expect(await comeBack(browser, back)).toBe(location);
  });
});

describe("a sign-in that fails goes back to the form, which says why", () => {
  test("when the person says no", async () => {
    const browser = newBrowser();
    const question = new URL(await ask(browser, "/jobs/7"));
    const back = new URL(question.searchParams.get("redirect_uri") ?? "");
    back.searchParams.set("error", "access_denied");
    back.searchParams.set("state", question.searchParams.get("state") ?? "");
    expect(await comeBack(browser, back)).toBe("/auth?failure=social-cancelled&next=%2Fjobs%2F7");
    expect(browser.cookies.size).toBe(0);
  });

  test("when the answer belongs to another browser's question", async () => {
    const stranger = await provider.agree(await ask(newBrowser()), someone());
    const browser = newBrowser();
    expect(await comeBack(browser, stranger)).toBe("/auth?failure=social-expired");
    await ask(browser);
    expect(await comeBack(browser, stranger)).toBe("/auth?failure=social-expired");
    expect((await browser.get("/api/auth/user")).status).toBe(401);
  });

  test("when an answer is used again", async () => {
    const browser = newBrowser();
    const back = await provider.agree(await ask(browser), someone());
    await comeBack(browser, back);
    expect(await comeBack(browser, back)).toBe("/auth?failure=social-expired");
  });

  test("when the signed token answers another request", async () => {
    const browser = newBrowser();
    const back = await provider.agree(await ask(browser), { ...someone(), nonce: "another" });
    expect(await comeBack(browser, back)).toBe("/auth?failure=social-refused");
  });

  test("when it was signed for another site", async () => {
    const browser = newBrowser();
    const back = await provider.agree(await ask(browser), { ...someone(), aud: "another-site" });
    expect(await comeBack(browser, back)).toBe("/auth?failure=social-refused");
  });

  test("when the provider cannot be reached", async () => {
    const cut = await startApp({ env: registeredAt("GOOGLE", "https://127.0.0.1:1") });
    expect(locationOf(await cut.anonymous.get("/api/auth/social/google?next=/jobs"))).toBe(
      "/auth?failure=social-unavailable&next=%2Fjobs",
    );
  });
});

test.each([
  "/api/auth/social/github",
  "/api/auth/social/github/callback",
  "/api/auth/social/myspace",
])("%s does not exist where that provider is not set up", async (path) => {
  expect((await anonymous.get(path)).status).toBe(404);
});
