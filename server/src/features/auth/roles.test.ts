import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { auditEntriesOf } from "#test/database/audit-entries.ts";
import { startApp } from "#test/start-app.ts";

const { db, as, anonymous } = await startApp();

const path = "/api/auth/user/role";
const signedIn = async () => {
  const user = await buildUser(db);
  return { ...as(user), id: user.id };
};

test("anyone may choose another role for themselves, and acts in it at once", async () => {
  const me = await signedIn();
  const changed = await me.patch<User>(path, { body: { role: "company" } });
  expect(changed).toMatchObject({ status: 200, body: { id: me.id, role: "company" } });
  expect((await me.get("/api/auth/user")).body).toEqual(changed.body);
});

test("every change of a role is recorded with its author and both roles", async () => {
  const me = await signedIn();
  await me.patch(path, { body: { role: "recruiter" } });
  await me.patch(path, { body: { role: "recruiter" } });
  await me.patch(path, { body: { role: "company" } });
  const entry = { actorId: me.id, action: "user-role-changed", subjectId: me.id };
  expect(await auditEntriesOf(db, me.id)).toMatchObject([
    { ...entry, changes: { role: { from: "candidate", to: "recruiter" } } },
    { ...entry, changes: { role: { from: "recruiter", to: "company" } } },
  ]);
});

test("of two changes at once both are kept, one after the other", async () => {
  const me = await signedIn();
  await Promise.all([
    me.patch(path, { body: { role: "recruiter" } }),
    me.patch(path, { body: { role: "company" } }),
  ]);
  const [first, second] = (await auditEntriesOf(db, me.id)).map(({ changes }) => changes["role"]);
  expect(first).toMatchObject({ from: "candidate" });
  expect(second).toMatchObject({ from: (first as { to: string }).to });
});

test.each([
  [{ role: "admin" }, "Choose one of the roles: candidate, recruiter or company"],
  [{ role: null }, "Choose one of the roles: candidate, recruiter or company"],
  [{ role: ["company"] }, "Choose one of the roles: candidate, recruiter or company"],
  [{}, "Choose one of the roles: candidate, recruiter or company"],
])("%o names none of the three roles", async (body, sentence) => {
  const me = await signedIn();
  expect(await me.patch(path, { body })).toMatchObject({ status: 400, body: sentence });
  expect((await me.get<User>("/api/auth/user")).body.role).toBe("candidate");
});

test("a signed-out caller cannot choose a role", async () => {
  const answer = await anonymous.patch(path, { body: { role: "company" } });
  expect(answer).toMatchObject({ status: 401, body: "Unauthorized" });
});
