import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newConfirmToken } from "#features/jobs/confirmation/confirm-tokens.service.ts";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { clientOf } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";
import { buildApp } from "./app.ts";
import { createLog } from "./log.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { db, as, letters, cookieOf, config } = services;
const logged: string[] = [];
const log = createLog({ logLevel: "trace" }, { write: (line) => logged.push(line) });
const routes: { method: string; url: string }[] = [];
const app = await buildApp(services, log, {
  measureRequests: (building) => {
    building.addHook("onRoute", ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
  },
});
await app.ready();
const browserOf = (user: { id: string }) => clientOf(app, config.publicUrl, cookieOf(user));
const anonymous = clientOf(app, config.publicUrl, Promise.resolve(undefined));

/** As tokens of letters are. */
const newToken = () => randomBytes(24).toString("base64url");
/** Letters keep their tokens to themselves: none of these may stand in the log. */
const expectUnlogged = (...tokens: string[]) => {
  expect(logged.length).toBeGreaterThan(0);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{32,}$/);
    expect(logged.join("")).not.toContain(token);
  }
  logged.length = 0;
};
/** The tokens in the links of letters to an address. */
const tokensTo = (address: string | null) =>
  letters
    .filter(({ to }) => to === address)
    .flatMap(({ text, unsubscribeUrl = "" }) => [...`${text} ${unsubscribeUrl}`.matchAll(/\/\S+/g)])
    .flatMap(([link]) => [...link.matchAll(/[\w-]{32,}/g)].map(([token]) => token));

test("no address of the server is logged with a token, wherever it stands in it", async () => {
  const token = newToken();
  expect(routes.some(({ url }) => url.includes(":token"))).toBe(true);
  for (const { method, url } of routes) {
    const path = url.replaceAll(/:\w+|\*/g, token);
    const query = `?token=${token}&invitation=${token}`;
    // As it is, and as mail programs and people break it.
    for (const address of [
      path,
      path + query,
      `${path}/`,
      `${path}/more`,
      `${path}%zz`,
      `/x${path}`,
    ])
      await app.inject({
        method: method as "GET",
        url: address,
        ...(method !== "GET" && {
          headers: { origin: config.publicUrl, "content-type": "application/json" },
          payload: JSON.stringify({ token }),
        }),
      });
  }
  expectUnlogged(token);
}, 60_000);

describe("the log has no token of a letter, used or not", () => {
  test("to join a team, and to stop such letters", async () => {
    const owner = await buildUser(db, { role: "company" });
    const person = await buildUser(db, { role: "recruiter" });
    const company = await buildCompany(db, { ownerId: owner.id });
    const body = { email: person.email, role: "recruiter" };
    await as(owner).post(`/api/companies/${company.id}/invitations`, { body });
    const tokens = [...new Set(tokensTo(person.email))];
    const browser = browserOf(person);
    for (let time = 0; time < 2; time += 1)
      for (const token of tokens) {
        await anonymous.get(`/invitations/${token}`);
        await browser.get(`/api/invitations/${token}`);
        await browser.post(`/api/invitations/${token}/accept`);
        await anonymous.get(`/unsubscribe/${token}`);
        await anonymous.post(`/unsubscribe/${token}`);
        await anonymous.get(`/api/unsubscribe/${token}`);
        await anonymous.post(`/api/unsubscribe/${token}`);
      }
    expect((await as(person).get<object[]>("/api/companies/mine")).body).toHaveLength(1);
    expect(tokens).toHaveLength(2);
    expectUnlogged(...tokens);
  });

  test("to set a password, and to make an address one's own", async () => {
    const person = await buildUser(db, { emailVerified: true });
    const email = `new.${person.username}@example.org`;
    await as(person).post("/api/auth/email", { body: { email } });
    const [change = ""] = tokensTo(email);
    const browser = browserOf(person);
    for (let time = 0; time < 2; time += 1) {
      await browser.get("/settings/email", { query: { token: change } });
      await browser.post("/api/auth/email/confirm", { body: { token: change } });
    }
    await as(person).post("/api/password/forgot", { body: { identifier: email } });
    const reset = tokensTo(email).at(-1) ?? "";
    for (let time = 0; time < 2; time += 1) {
      await anonymous.get("/auth/reset", { query: { token: reset } });
      const body = { token: reset, password: "another battery" };
      await anonymous.post("/api/password/reset", { body });
    }
    expect(change).not.toBe(reset);
    expectUnlogged(change, reset);
  });

  test("to confirm that a job is open", async () => {
    const owner = await buildUser(db, { role: "company" });
    const company = await buildCompany(db, { ownerId: owner.id });
    const job = await buildJob(db, { postedBy: owner.id, companyId: company.id });
    const token = await newConfirmToken(db, { jobId: job.id, userId: owner.id });
    for (let time = 0; time < 2; time += 1) {
      await anonymous.get("/jobs/confirm", { query: { token } });
      expect((await anonymous.post("/api/jobs/confirm", { body: { token } })).status).toBe(200);
    }
    expectUnlogged(token);
  });
});

test("an address is logged with the ids in it, which open nothing", async () => {
  const { id } = await buildJob(db);
  await anonymous.get(`/api/jobs/${id}`);
  await anonymous.get("/no/such.page");
  const paths = logged.map((line) => (JSON.parse(line) as { req?: { path: string } }).req?.path);
  expect(paths).toEqual(expect.arrayContaining([`/api/jobs/${id}`, "/no/such.page"]));
});
