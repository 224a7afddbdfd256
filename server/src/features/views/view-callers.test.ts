// Kept views, by every kind of caller: one's own, a team's, and another company's.
import type { View } from "@rolecall/contract/views/views.schemas.ts";
import { expect, test } from "vitest";
import { buildCompany, buildUser } from "#test/build.ts";
import { changeUser } from "#test/change.ts";
import type { Client } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";

const { as, anonymous, db } = await startApp();

const draft = { name: "Waiting", screen: "list", query: "status=pending" };
const refusedRole = [403, "You need recruiter access to view this page."];
const missing = [404, "View not found"];
const waits = [403, "Your account is waiting for a look"];
const roleRefused = [403, "Your role in this company does not allow this"];
const signedOut = [401, "Unauthorized"];

const said = ({ status, body }: { status: number; body: unknown }) => [status, body];
const add = (who: Client, body: object = {}) =>
  who.post<View>("/api/views", { body: { ...draft, ...body } });
/** What somebody gets who lists views, adds one for the team, renames and deletes one. */
const allCalls = async (who: Client, view: View) => {
  const path = `/api/views/${view.id}`;
  const listed = await who.get("/api/views");
  return [
    listed.status === 200 ? listed.body : said(listed),
    said(await add(who, { companyId: view.companyId })),
    said(await who.patch(path, { body: { name: "Mine" } })),
    said(await who.delete(path)),
  ];
};

const scene = async () => {
  const team = await buildTeamScene(db);
  const { body: view } = await add(as(team.recruiter), { companyId: team.company.id });
  const stays = async () =>
    expect((await as(team.owner).get<View[]>("/api/views")).body).toEqual([view]);
  return { ...team, view, stays };
};

test("the view of a team is out of reach for whoever is not of it", async () => {
  const { view, stays, stranger, reviewer } = await scene();
  const elsewhere = await buildUser(db, { role: "company" });
  await buildCompany(db, { ownerId: elsewhere.id });
  for (const who of [stranger, reviewer, elsewhere])
    expect(await allCalls(as(who), view)).toEqual([[], roleRefused, missing, missing]);
  const candidates = [await buildUser(db), await buildUser(db, { administratorSince: new Date() })];
  for (const who of candidates)
    expect(await allCalls(as(who), view)).toEqual(Array.from({ length: 4 }, () => refusedRole));
  expect(await allCalls(anonymous, view)).toEqual(Array.from({ length: 4 }, () => signedOut));
  await stays();
});

test("who left the team, waits for a look or is suspended has no more of it, the author too", async () => {
  const { view, stays, recruiter, admin, owner, company } = await scene();
  await changeUser(db, admin.id, { waitingSince: new Date() });
  expect(await allCalls(as(admin), view)).toEqual(Array.from({ length: 4 }, () => waits));
  const author = as(recruiter);
  await changeUser(db, recruiter.id, { suspendedAt: new Date(), suspensionReason: "No" });
  expect(await allCalls(author, view)).toEqual(Array.from({ length: 4 }, () => signedOut));
  await changeUser(db, recruiter.id, { suspendedAt: null, suspensionReason: null });
  const removed = await as(owner).delete(`/api/companies/${company.id}/members/${recruiter.id}`);
  expect(removed.status).toBe(204);
  expect(await allCalls(author, view)).toEqual([[], roleRefused, missing, missing]);
  await stays();
});

test("a view is nobody else's by a field that no call knows, and none is moved to another team", async () => {
  const { view, owner, recruiter, company } = await scene();
  const other = await scene();
  const { body: own } = await add(as(recruiter), {
    id: view.id,
    authorId: owner.id,
    createdAt: "2020-01-01T00:00:00.000Z",
  });
  expect(own).toMatchObject({ companyId: null });
  expect([own.id, own.createdAt]).not.toContain(view.id);
  expect(own.createdAt > "2026").toBe(true);
  const moved = { companyId: other.company.id, authorId: other.owner.id, id: other.view.id };
  for (const one of [own, view]) {
    const { status, body } = await as(recruiter).patch<View>(`/api/views/${one.id}`, {
      body: { name: "Ours", ...moved },
    });
    expect([status, body]).toEqual([200, { ...one, name: "Ours" }]);
  }
  expect((await as(owner).get<View[]>("/api/views")).body).toMatchObject([
    { id: view.id, companyId: company.id },
  ]);
  expect((await as(other.owner).get<View[]>("/api/views")).body).toEqual([other.view]);
  expect(said(await add(as(recruiter), { companyId: other.company.id }))).toEqual(roleRefused);
  expect(said(await add(as(recruiter), { companyId: crypto.randomUUID() }))).toEqual([
    404,
    "Company not found",
  ]);
});
