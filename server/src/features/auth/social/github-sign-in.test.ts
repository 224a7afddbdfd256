import type { ServerResponse } from "node:http";
import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { Events, type MutableResponse } from "oauth2-mock-server";
import { expect, test } from "vitest";
import { browserOf } from "#test/servers/browser.ts";
import { startIdentityProvider } from "#test/servers/identity-provider.ts";
import { startApp } from "#test/start-app.ts";

// A company's own GitHub: the same addresses below its origin.
const github = await startIdentityProvider({
  authorize: "/login/oauth/authorize",
  token: "/login/oauth/access_token",
});
const person = { id: 583_231, login: "octocat", name: "Mona Lisa Octocat" };
const emails = [
  { email: "old@example.org", primary: false, verified: true },
  { email: "octocat@example.org", primary: true, verified: true },
];
const sendJson = (response: ServerResponse, body: unknown) =>
  response.setHeader("Content-Type", "application/json").end(JSON.stringify(body));
github.server.service.addRoute("GET", "/api/v3/user", (_request, response) => {
  sendJson(response, person);
});
github.server.service.addRoute("GET", "/api/v3/user/emails", (_request, response) => {
  sendJson(response, emails);
});
// Plain OAuth knows no id tokens.
github.server.service.on(Events.BeforeResponse, ({ body }: MutableResponse) => {
  if (body !== "") delete body["id_token"];
});

const { app, config } = await startApp({
  env: {
    OAUTH_GITHUB_CLIENT_ID: "github-id",
    OAUTH_GITHUB_CLIENT_SECRET: "github-secret",
    OAUTH_GITHUB_ISSUER: `${github.url}/login/oauth`,
  },
});

const signIn = async () => {
  const browser = browserOf(app, config.publicUrl);
  const { headers } = await browser.get("/api/auth/social/github");
  const question = String(headers["location"]);
  const back = await github.agree(question, {});
  back.searchParams.set("iss", `${github.url}/login/oauth`);
  const { headers: end } = await browser.get(back.pathname + back.search);
  return { browser, question: new URL(question), location: end["location"] };
};

test("somebody with an account at GitHub signs in with the email that they proved there", async () => {
  const { browser, question, location } = await signIn();
  expect(question.searchParams.get("scope")).toBe("read:user user:email");
  expect(question.searchParams.get("code_challenge")).toMatch(/^[\w-]{43}$/);
  expect(location).toBe(`${config.publicUrl}/`);
  expect((await browser.get<User>("/api/auth/user")).body).toMatchObject({
    username: "octocat",
    email: "octocat@example.org",
    firstName: "Mona",
    lastName: "Lisa Octocat",
  });
});

test("and is the same user under another login, without any email", async () => {
  const { browser: before } = await signIn();
  Object.assign(person, { login: "hexacat", name: null });
  emails.length = 0;
  const { browser: after } = await signIn();
  const user = await after.get("/api/auth/user");
  expect(user).toMatchObject({ status: 200, body: { username: "octocat" } });
  expect((await before.get("/api/auth/user")).body).toEqual(user.body);
});
