import { expect, test } from "vitest";
import { buildMember, buildUser } from "#test/build.ts";
import { expireInvitations } from "#test/change.ts";
import { everyRow } from "#test/database/every-row.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused, tokenIn } from "#test/team-scene.ts";

const { db, as, anonymous, letters, config } = await startApp();
type Scene = Awaited<ReturnType<typeof buildTeamScene>>;

let made = 0;
const newAddress = () => `colleague-${(made += 1)}@northwind.example`;
const invite = ({ path, admin }: Scene, email: unknown, role: unknown = "recruiter", by = admin) =>
  as(by).post<{ id: string }>(`${path}/invitations`, { body: { email, role } });
const ended = { status: 404, body: "This invitation is no longer valid" };
const accept = (user: { id: string }, token: string) =>
  as(user).post(`/api/invitations/${token}/accept`);

test("a colleague is invited by a letter to them alone, sees what to, and joins", async () => {
  const scene = await buildTeamScene(db, { name: "Northwind Labs" });
  const email = newAddress();
  letters.length = 0;
  const { body, status } = await invite(scene, email);
  expect([status, body]).toMatchObject([
    201,
    { email, role: "recruiter", invitedBy: { id: scene.admin.id, firstName: "Ada" } },
  ]);
  expect(Object.keys(body).toSorted()).toEqual(
    ["createdAt", "email", "expiresAt", "id", "invitedBy", "role"].toSorted(),
  );
  expect(letters).toMatchObject([
    { to: email, kind: "team", subject: "Join Northwind Labs on Rolecall" },
  ]);
  const token = tokenIn(letters);
  expect(letters[0]?.text).toContain(`${config.publicUrl}/invitations/${token}\n`);
  expect(letters[0]?.text).toContain("a recruiter");
  expect(letters[0]?.text).toContain("Ada Moreau");
  expect(letters[0]?.text).toContain("Nobody has proven");

  const shown = await anonymous.get(`/api/invitations/${token}`);
  expect(shown.headers["cache-control"]).toBe("no-store");
  expect(shown.body).toEqual({
    company: { id: scene.company.id, name: "Northwind Labs", logoUrl: null },
    role: "recruiter",
    inviterName: "Ada Moreau",
    expiresAt: expect.any(String) as string,
  });
  const person = await buildUser(db, { role: "candidate", username: "mara.links.example" });
  const joined = await accept(person, token);
  expect(joined).toMatchObject({ status: 200, body: { userId: person.id, role: "recruiter" } });
  expect((await as(person).get("/api/auth/user")).body).toMatchObject({ role: "recruiter" });
  expect((await as(person).get("/api/jobs/mine")).body).toHaveLength(1);
  expect(letters[1]).toMatchObject({
    to: scene.admin.email,
    subject: "Ada Moreau joined Northwind Labs",
    text: expect.not.stringContaining("links.example") as string,
  });
  expect(await accept(await buildUser(db), token)).toMatchObject(ended);
  expect(await anonymous.get(`/api/invitations/${token}`)).toMatchObject(ended);
});

test("errors are reported in this order: the address, the role, the caller's own role", async () => {
  const scene = await buildTeamScene(db);
  for (const email of [undefined, "", "nobody", 7])
    expect(await invite(scene, email, "owner")).toMatchObject({
      status: 400,
      body: "Enter a valid email address",
    });
  expect(await invite(scene, newAddress(), "owner")).toMatchObject({
    status: 400,
    body: "Choose admin, recruiter or reviewer",
  });
  expect(await invite(scene, newAddress(), "admin", scene.recruiter)).toMatchObject(roleRefused);
});

test("an address is invited once, however it is written, and no member's", async () => {
  const scene = await buildTeamScene(db);
  const email = newAddress();
  await invite(scene, email);
  expect(await invite(scene, email.toUpperCase())).toMatchObject({
    status: 409,
    body: "This person is already invited",
  });
  expect(await invite(scene, scene.reviewer.email?.toUpperCase())).toMatchObject({
    status: 409,
    body: "This person is already a member",
  });
  await expireInvitations(db, scene.company.id);
  expect((await invite(scene, email)).status).toBe(201);
  const { body } = await as(scene.owner).get(`${scene.path}/invitations`);
  expect(body).toHaveLength(1);
});

test("an invitation that is sent again has another link for seven days, and the old one ends", async () => {
  const scene = await buildTeamScene(db);
  const { body } = await invite(scene, newAddress());
  const first = tokenIn(letters);
  const resent = await as(scene.owner).post(`${scene.path}/invitations/${body.id}/resend`);
  expect(resent).toMatchObject({ status: 200, body: { id: body.id } });
  const second = tokenIn(letters);
  expect(second).not.toBe(first);
  expect(await anonymous.get(`/api/invitations/${first}`)).toMatchObject(ended);
  expect((await anonymous.get(`/api/invitations/${second}`)).status).toBe(200);

  const revoke = () => as(scene.owner).delete(`${scene.path}/invitations/${body.id}`);
  expect((await revoke()).status).toBe(204);
  expect(await revoke()).toMatchObject({ status: 404, body: "Invitation not found" });
  expect(await accept(await buildUser(db), second)).toMatchObject(ended);
});

test("an invitation ends with its sender's right to invite, and not with their membership", async () => {
  const scene = await buildTeamScene(db);
  await invite(scene, newAddress());
  const token = tokenIn(letters);
  expect(await accept(scene.reviewer, token)).toMatchObject({
    status: 409,
    body: "You are already a member of this company",
  });
  expect((await anonymous.get(`/api/invitations/${token}`)).status).toBe(200);
  const demote = { body: { role: "recruiter" } };
  await as(scene.owner).patch(`${scene.path}/members/${scene.admin.id}`, demote);
  expect(await accept(await buildUser(db), token)).toMatchObject(ended);
});

test("an expired invitation is no longer valid, and stays in the list until it is revoked", async () => {
  const scene = await buildTeamScene(db);
  await invite(scene, newAddress());
  await expireInvitations(db, scene.company.id);
  expect(await accept(await buildUser(db), tokenIn(letters))).toMatchObject(ended);
  expect((await as(scene.owner).get(`${scene.path}/invitations`)).body).toHaveLength(1);
});

test("a team has at most 500 members, open invitations among them", async () => {
  const scene = await buildTeamScene(db);
  for (let member = 4; member < 499; member += 1)
    await buildMember(db, { companyId: scene.company.id });
  expect((await invite(scene, newAddress())).status).toBe(201);
  expect(await invite(scene, newAddress())).toMatchObject({
    status: 409,
    body: "A team has at most 500 members",
  });
});

test("an expired invitation is not sent again into a full team, and an open one is not accepted into one", async () => {
  const scene = await buildTeamScene(db);
  const [expired, open] = [newAddress(), newAddress()];
  const { body: first } = await invite(scene, expired);
  await expireInvitations(db, scene.company.id);
  letters.length = 0;
  const { body: second } = await invite(scene, open);
  const token = tokenIn(letters);
  for (let member = 4; member < 499; member += 1)
    await buildMember(db, { companyId: scene.company.id });
  const resend = ({ id }: { id: string }) =>
    as(scene.admin).post(`${scene.path}/invitations/${id}/resend`);
  const full = { status: 409, body: "A team has at most 500 members" };
  expect(await resend(first)).toMatchObject(full);
  // It has its place among the five hundred already.
  expect((await resend(second)).status).toBe(200);
  const renewed = tokenIn(letters);
  expect(renewed).not.toBe(token);
  await buildMember(db, { companyId: scene.company.id });
  expect(await accept(await buildUser(db, { role: "recruiter" }), renewed)).toMatchObject(full);
});

test("a stranger learns of no invitation: there is one answer whether or not it is there", async () => {
  const scene = await buildTeamScene(db);
  const { body } = await invite(scene, newAddress());
  for (const id of [body.id, crypto.randomUUID()]) {
    const path = `${scene.path}/invitations/${id}`;
    expect(await as(scene.stranger).post(`${path}/resend`)).toMatchObject(roleRefused);
    expect(await as(scene.stranger).delete(path)).toMatchObject(roleRefused);
  }
});

test("no address gets more than five letters in a day, from any senders", async () => {
  const email = newAddress();
  for (let letter = 0; letter < 5; letter += 1)
    expect((await invite(await buildTeamScene(db), email)).status).toBe(201);
  const scene = await buildTeamScene(db);
  const refused = await invite(scene, email.toUpperCase());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await as(scene.owner).get(`${scene.path}/invitations`)).body).toEqual([]);
});

test("repeated letters count, and a sender of a hundred in a day has to wait", async () => {
  const scene = await buildTeamScene(db);
  for (let letter = 0; letter < 100; letter += 1)
    expect((await invite(scene, newAddress())).status).toBe(201);
  expect((await invite(scene, newAddress())).status).toBe(429);
  expect((await invite(scene, newAddress(), "recruiter", scene.owner)).status).toBe(429);
});

test("no name in a letter reads as a link", async () => {
  const name = "evil.example/win https://evil.example";
  const scene = await buildTeamScene(db, { name });
  letters.length = 0;
  await invite(scene, newAddress());
  for (const { subject, text } of letters)
    expect(subject + text).not.toMatch(/evil\.example|https:/);
});

test("the database keeps a hash of the link alone, and no history shows it", async () => {
  const scene = await buildTeamScene(db);
  await invite(scene, newAddress());
  const token = tokenIn(letters);
  const { body } = await as(scene.owner).get(`${scene.path}/history`);
  expect(body).toMatchObject([{ action: "member-invited", subject: { type: "invitation" } }]);
  expect(JSON.stringify(body)).not.toContain(token);
  expect(JSON.stringify(await everyRow(db))).not.toContain(token);
});

test("a suspended company invites nobody, and its invitations and those of suspended people are no longer valid meanwhile", async () => {
  const administrator = as(await buildUser(db, { administratorSince: new Date() }));
  const scene = await buildTeamScene(db);
  const { body: invitation } = await invite(scene, newAddress());
  const token = tokenIn(letters);
  const because = { body: { reason: "They post scams." } };
  const newcomer = await buildUser(db, { role: "recruiter" });
  const read = () => anonymous.get(`/api/invitations/${token}`);

  const company = `/api/admin/companies/${scene.company.id}/suspension`;
  await administrator.put(company, because);
  const suspended = { status: 403, body: "This company is suspended" };
  expect(await invite(scene, newAddress())).toMatchObject(suspended);
  const again = `${scene.path}/invitations/${invitation.id}/resend`;
  expect(await as(scene.admin).post(again)).toMatchObject(suspended);
  expect(await read()).toMatchObject(ended);
  expect(await accept(newcomer, token)).toMatchObject(ended);
  await administrator.delete(company);
  expect((await read()).status).toBe(200);

  const inviter = `/api/admin/users/${scene.admin.id}/suspension`;
  await administrator.put(inviter, because);
  expect(await read()).toMatchObject(ended);
  expect(await accept(newcomer, token)).toMatchObject(ended);
  await administrator.delete(inviter);
  expect((await accept(newcomer, token)).status).toBe(200);
});
