import { expect, test } from "vitest";
import { buildCompany, buildUser } from "#test/build.ts";
import { newBrowser, signIn, someoneSignedIn, turnTotpOn } from "#test/second-factor.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { db, as, anonymous, letters } = services;
const marked = await buildUser(db, { administratorSince: new Date() });
const administrator = as(marked);
const idsOf = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);

test("an administrator verifies a company, which then admits jobs of members only, and ends it", async () => {
  const { company, owner, stranger, path } = await buildTeamScene(db, { name: "Verified Pots" });
  const verification = `/api/admin${path.slice("/api".length)}/verification`;
  const verified = { verifiedAt: expect.any(String), verifiedDomain: null, postingBy: "members" };
  expect(await administrator.put(verification)).toMatchObject({ status: 200, body: verified });
  expect((await as(stranger).get(path)).body).toMatchObject(verified);
  const found = await administrator.get("/api/admin/companies", { query: { verified: "true" } });
  expect(idsOf(found.body)).toEqual([company.id]);
  const others = await administrator.get("/api/admin/companies", { query: { verified: "false" } });
  expect(idsOf(others.body)).not.toContain(company.id);

  // Again is no other verification: what the owner opened stays open.
  await as(owner).patch(path, { body: { postingBy: "everyone" } });
  expect((await administrator.put(verification)).body).toMatchObject({ postingBy: "everyone" });
  for (let time = 0; time < 2; time += 1)
    expect((await administrator.delete(verification)).status).toBe(204);
  expect((await as(stranger).get(path)).body).toMatchObject({
    verifiedAt: null,
    postingBy: "everyone",
  });
  const { body: history } = await as(owner).get(`${path}/history`);
  expect(history).toMatchObject([
    { action: "verification-ended", actor: { id: marked.id } },
    { action: "company-edited" },
    { action: "company-verified", actor: { id: marked.id } },
  ]);
});

test("a domain that proved a company stays when an administrator verifies it again", async () => {
  const company = await buildCompany(db, {
    verifiedAt: new Date(),
    verifiedDomain: "pots.example",
  });
  expect(await administrator.put(`/api/admin/companies/${company.id}/verification`)).toMatchObject({
    status: 200,
    body: { verifiedDomain: "pots.example" },
  });
});

test("an administrator gives a company to a member, and both owners are told", async () => {
  const { company, owner, admin, stranger, path } = await buildTeamScene(db);
  const give = (userId: string) =>
    administrator.put(`/api/admin/companies/${company.id}/owner`, { body: { userId } });
  expect(await give(stranger.id)).toMatchObject({ status: 404, body: "Member not found" });
  expect(await give(admin.id)).toMatchObject({ status: 200, body: { owner: { id: admin.id } } });
  expect((await give(admin.id)).status).toBe(200);
  const { body: members } = await as(admin).get(`${path}/members`);
  expect(members).toMatchObject([
    { userId: admin.id, role: "owner" },
    { userId: owner.id, role: "admin" },
    {},
    {},
  ]);
  for (const { email } of [owner, admin])
    expect(letters.filter(({ to }) => to === email)).toHaveLength(1);
  const { body: record } = await administrator.get("/api/admin/audit", {
    query: { subject: admin.id },
  });
  expect(record).toMatchObject([{ action: "owner-changed", actor: { id: marked.id } }]);
});

test("a second factor that was reported lost is listed, and ends 72 hours after an administrator agreed", async () => {
  const person = await someoneSignedIn(services);
  await turnTotpOn(person.browser);
  const path = `/api/admin/users/${person.id}/second-factor`;
  expect(await administrator.delete(path)).toMatchObject({
    status: 409,
    body: "Nothing was reported lost",
  });
  const browser = newBrowser(services);
  await signIn(browser, person.username);
  await browser.post("/api/login/second-factor/lost");

  const lost = await administrator.get("/api/admin/users", { query: { lost: "true" } });
  expect(lost.body).toMatchObject([{ id: person.id, lostAt: expect.any(String) }]);
  const kept = await administrator.get("/api/admin/users", { query: { lost: "false" } });
  expect(idsOf(kept.body)).not.toContain(person.id);

  const agreed = await administrator.delete<{ endsAt: string }>(path);
  expect(agreed.status).toBe(202);
  const hours = (Date.parse(agreed.body.endsAt) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(71.9);
  expect(hours).toBeLessThanOrEqual(72);
  expect(await administrator.delete(path)).toMatchObject({ status: 202, body: agreed.body });
  const { body: record } = await administrator.get("/api/admin/audit", {
    query: { subject: person.id, action: "second-factor-ended" },
  });
  expect(record).toMatchObject([{ actor: { id: marked.id }, changes: agreed.body }]);
  const unknown = `/api/admin/users/${crypto.randomUUID()}/second-factor`;
  expect(await administrator.delete(unknown)).toMatchObject({
    status: 404,
    body: "User not found",
  });
});

test("one's own account says whether one is an administrator, and whether one waits", async () => {
  expect((await administrator.get("/api/account")).body).toMatchObject({
    administrator: true,
    waiting: false,
  });
  const waiting = await buildUser(db, { role: "recruiter", waitingSince: new Date() });
  expect((await as(waiting).get("/api/account")).body).toMatchObject({
    administrator: false,
    waiting: true,
  });
  expect((await anonymous.get("/api/account")).status).toBe(401);
});
