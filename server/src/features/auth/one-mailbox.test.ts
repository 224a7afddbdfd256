// An address is one, whichever way its domain is written.
import { expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { newBrowser, password, signIn, someoneSignedIn } from "#test/second-factor.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, tokenIn } from "#test/team-scene.ts";

const services = await startApp();
const { anonymous, as, db, letters } = services;

let made = 0;
/** One mailbox in several spellings, the kept one first. */
const newMailbox = () => {
  const name = `one-${(made += 1)}`;
  return ["xn--bcher-kva.example", "bücher.example", "BÜCHER.example", "bu\u0308cher.Example"].map(
    (domain) => `${name}@${domain}`,
  ) as [string, string, string, string];
};
const register = (username: string, email: string) =>
  anonymous.post<{ email: string }>("/api/register", { body: { username, email, password } });
const lettersTo = (address: string) => letters.filter(({ to }) => to === address);

test("an account registers and signs in with any spelling of its mailbox, which is kept in one", async () => {
  const [kept, readable, ...others] = newMailbox();
  expect(await register("one-mailbox", readable)).toMatchObject({
    status: 201,
    body: { email: kept },
  });
  for (const spelled of [kept, readable, ...others]) {
    expect(await register(`other-${made}`, spelled)).toMatchObject({
      status: 409,
      body: "Email already exists",
    });
    expect((await signIn(newBrowser(services), spelled)).status).toBe(200);
    expect(await register(spelled, "")).toMatchObject({
      status: 409,
      body: "Username already exists",
    });
  }
});

test("a username that reads as an address is taken in every spelling", async () => {
  const [kept, readable, upper] = newMailbox();
  expect((await register(readable, "")).status).toBe(201);
  for (const spelled of [kept, upper])
    expect(await register("somebody-else", spelled)).toMatchObject({ status: 409 });
  expect((await signIn(newBrowser(services), kept)).status).toBe(200);
});

test("a letter of a forgotten password goes to the mailbox, whichever spelling is typed", async () => {
  const [kept, readable] = newMailbox();
  await buildUser(db, { email: readable });
  expect(
    (await anonymous.post("/api/password/forgot", { body: { identifier: readable } })).status,
  ).toBe(202);
  expect(lettersTo(kept)).toHaveLength(1);
});

test("one's own mailbox in another spelling is no new address, and another is kept in the one form", async () => {
  const { browser } = await someoneSignedIn(services);
  const [kept, readable, upper] = newMailbox();
  const ask = (email: string) => browser.post("/api/auth/email", { body: { email } });
  expect(await ask(readable)).toMatchObject({ status: 202, body: { pendingEmail: kept } });
  const token = /token=([\w-]+)/.exec(lettersTo(kept).at(-1)?.text ?? "")?.[1];
  expect(await browser.post("/api/auth/email/confirm", { body: { token } })).toMatchObject({
    status: 200,
    body: { email: kept },
  });
  for (const own of [kept, readable, upper])
    expect(await ask(own)).toMatchObject({
      status: 400,
      body: "This is already your email address",
    });
});

test("one mailbox has one invitation to a team, and its member is none to invite", async () => {
  const { path, admin } = await buildTeamScene(db, {});
  const [kept, readable, upper] = newMailbox();
  const invite = (email: string) =>
    as(admin).post(`${path}/invitations`, { body: { email, role: "reviewer" } });
  letters.length = 0;
  expect(await invite(readable)).toMatchObject({ status: 201, body: { email: kept } });
  for (const again of [kept, upper])
    expect(await invite(again)).toMatchObject({
      status: 409,
      body: "This person is already invited",
    });
  const person = await buildUser(db, { email: upper });
  await as(person).post(`/api/invitations/${tokenIn(letters)}/accept`);
  for (const again of [kept, readable])
    expect(await invite(again)).toMatchObject({
      status: 409,
      body: "This person is already a member",
    });
});

test("letters that a mailbox wants no more come to no spelling of it", async () => {
  const { path, admin } = await buildTeamScene(db, {});
  const [kept, readable] = newMailbox();
  letters.length = 0;
  await as(admin).post(`${path}/invitations`, { body: { email: readable, role: "reviewer" } });
  const [letter] = letters;
  expect(letter?.to).toBe(kept);
  await anonymous.post(new URL(letter?.unsubscribeUrl ?? "").pathname);
  const other = await buildTeamScene(db, {});
  for (const spelled of [readable, kept])
    await as(other.admin).post(`${other.path}/invitations`, {
      body: { email: spelled, role: "reviewer" },
    });
  expect(letters).toHaveLength(1);
});
