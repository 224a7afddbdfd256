import type { View } from "@rolecall/contract/views/views.schemas.ts";
import { expect, test } from "vitest";
import { eraseAccounts } from "#features/erasure/erase-accounts.service.ts";
import { buildUser } from "#test/build.ts";
import { changeUser } from "#test/change.ts";
import type { Client } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";

const { as, db, files } = await startApp();

const draft = { name: "Waiting", screen: "list", query: "status=pending&sort=oldest" };
const missing = { status: 404, body: "View not found" };

const add = (who: Client, body: object = {}) =>
  who.post<View>("/api/views", { body: { ...draft, ...body } });
const viewsOf = async (who: Client) => (await who.get<View[]>("/api/views")).body;
const pathOf = ({ id }: View) => `/api/views/${id}`;

test("a recruiter keeps a view, renames it, and deletes it; nobody else finds it", async () => {
  const [recruiter, other] = [
    as(await buildUser(db, { role: "recruiter" })),
    as(await buildUser(db, { role: "recruiter" })),
  ];
  const columns = ["name", "status"];
  const { status, body: view } = await add(recruiter, { columns });
  expect([status, view]).toEqual([
    201,
    {
      id: expect.any(String),
      ...draft,
      columns,
      companyId: null,
      createdAt: expect.any(String),
    },
  ]);
  const changes = { name: "All that wait", screen: "table", columns: null };
  const changed = await recruiter.patch<View>(pathOf(view), { body: changes });
  expect(changed.body).toEqual({ ...view, ...changes });
  expect(await viewsOf(recruiter)).toEqual([changed.body]);
  expect(await viewsOf(other)).toEqual([]);
  expect(await other.patch(pathOf(view), { body: changes })).toMatchObject(missing);
  expect(await other.delete(pathOf(view))).toMatchObject(missing);
  expect((await recruiter.delete(pathOf(view))).status).toBe(204);
  expect(await recruiter.delete(pathOf(view))).toMatchObject(missing);
});

test("a team's view is read by its members but reviewers, and changed by its author and who leads", async () => {
  const { admin, company, owner, recruiter, reviewer, stranger } = await buildTeamScene(db);
  const { body: view } = await add(as(recruiter), { companyId: company.id });
  for (const who of [owner, admin, recruiter])
    expect(await viewsOf(as(who))).toEqual([{ ...view, companyId: company.id }]);
  for (const who of [reviewer, stranger]) {
    expect(await viewsOf(as(who))).toEqual([]);
    expect(await as(who).patch(pathOf(view), { body: { name: "Mine" } })).toMatchObject(missing);
    expect(await add(as(who), { companyId: company.id })).toMatchObject(roleRefused);
  }
  for (const who of [admin, recruiter])
    expect((await as(who).patch(pathOf(view), { body: { name: "Ours" } })).status).toBe(200);
  const { body: ofOwner } = await add(as(owner), { companyId: company.id });
  expect(await as(recruiter).delete(pathOf(ofOwner))).toMatchObject(missing);
  expect((await as(admin).delete(pathOf(ofOwner))).status).toBe(204);
});

test.each([
  [{ name: " " }, "View name is required"],
  [{ name: "x".repeat(101) }, "View name is required"],
  [{ screen: "calendar" }, "Choose the board, the list, the table or the review"],
  [{ query: "x".repeat(2_001) }, "The filter of a view has at most 2000 characters"],
  [{ columns: "name" }, "Columns must be a list of names"],
])("of %o it is said: %s", async (wrong, sentence) => {
  const recruiter = as(await buildUser(db, { role: "recruiter" }));
  expect(await add(recruiter, wrong)).toMatchObject({ status: 400, body: sentence });
  expect(await viewsOf(recruiter)).toEqual([]);
});

test("somebody keeps at most a hundred views, and as many for a team", async () => {
  const { company, recruiter } = await buildTeamScene(db);
  const who = as(recruiter);
  for (let count = 0; count < 100; count += 10)
    await Promise.all(Array.from({ length: 10 }, () => add(who)));
  const refused = { status: 409, body: "You can keep at most 100 views" };
  expect(await add(who)).toMatchObject(refused);
  expect((await add(who, { companyId: company.id })).status).toBe(201);
});

test("who is erased leaves the views of teams behind, without their own", async () => {
  const { admin, company, recruiter } = await buildTeamScene(db);
  const { body: own } = await add(as(recruiter));
  const { body: ofTeam } = await add(as(recruiter), { companyId: company.id });
  await changeUser(db, recruiter.id, { eraseAt: new Date(Date.now() - 1_000) });
  await eraseAccounts(db, { files });
  expect(await viewsOf(as(admin))).toEqual([ofTeam]);
  expect(await as(admin).delete(pathOf(own))).toMatchObject(missing);
});
