import { expect, test } from "vitest";
import { buildCompany, buildUser } from "#test/build.ts";
import { changeUser } from "#test/change.ts";
import { everyRow } from "#test/database/every-row.ts";
import { makeDue } from "#test/database/make-due.ts";
import { startApp } from "#test/start-app.ts";
import { tokenIn } from "#test/team-scene.ts";
import { eraseAccounts } from "./erase-accounts.service.ts";

const { anonymous, as, db, files, letters, deliverLetters } = await startApp({
  env: { RATE_LIMIT: "off" },
});
const eraseAlone = async (person: { id: string }) => {
  await makeDue(db, person);
  await eraseAccounts(db, { files });
};
const erase = async (person: { id: string }) => {
  await eraseAlone(person);
  await deliverLetters();
};
const rowsWith = async (word: string) =>
  (await everyRow(db))
    .filter(({ row }) => row.toLowerCase().includes(word))
    .map(({ table }) => table);

/** An owner of a company who invites addresses. */
const inviter = async () => {
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id });
  const ask = async (email: string) => {
    const body = { email, role: "recruiter" };
    const answer = await as(owner).post(`/api/companies/${company.id}/invitations`, { body });
    expect(answer.status).toBe(201);
  };
  const invite = async (email: string) => {
    await ask(email);
    return tokenIn(letters);
  };
  const history = async () =>
    (await as(owner).get<object[]>(`/api/companies/${company.id}/history`)).body;
  return { ask, invite, history };
};

test("no address that an erased person ever proved stays anywhere", async () => {
  const { invite, history } = await inviter();
  const administrator = as(await buildUser(db, { administratorSince: new Date() }));
  const addresses = ["first@quokka.example", "second@quokka.example", "third@quokka.example"];
  const [first = "", second = "", third = ""] = addresses;
  const person = await buildUser(db, {
    role: "recruiter",
    email: first,
    emailVerified: true,
  });
  const token = await invite(first);
  expect((await as(person).post(`/api/invitations/${token}/accept`)).status).toBe(200);
  const body = { email: second, role: "recruiter" };
  expect((await administrator.post("/api/admin/invitations", { body })).status).toBe(201);
  for (const email of [second, third]) await changeUser(db, person.id, { email });
  const other = await inviter();
  await other.invite("Second@Quokka.example");
  await other.invite(third);
  expect(await rowsWith("quokka")).not.toEqual([]);
  await erase(person);
  expect(await rowsWith("quokka")).toEqual([]);
  expect(await rowsWith(person.id)).toEqual([]);
  expect(await history()).toContainEqual(
    expect.objectContaining({ changes: { email: "erased", role: "recruiter" } }),
  );
});

test("nor in the queue of letters, where somebody asked for a new password by an earlier address", async () => {
  const { anonymous: whoForgot } = await startApp({ services: { db }, keepsLetters: true });
  const person = await buildUser(db, { email: "early@kakapo.example", emailVerified: true });
  await changeUser(db, person.id, { email: "late@kakapo.example" });
  for (const identifier of ["Early@Kakapo.example", "late@kakapo.example"])
    expect((await whoForgot.post("/api/password/forgot", { body: { identifier } })).status).toBe(
      202,
    );
  expect(await rowsWith("early@kakapo")).toContain("outbox");
  // Nobody delivers, which would end the letters by itself.
  await eraseAlone(person);
  expect(await rowsWith("early@kakapo")).toEqual([]);
});

test("nor does the address of an invitation that they accepted at another address", async () => {
  const { invite, history } = await inviter();
  const person = await buildUser(db, { role: "recruiter" });
  const token = await invite("work@numbat.example");
  expect((await as(person).post(`/api/invitations/${token}/accept`)).status).toBe(200);
  await erase(person);
  expect(await rowsWith("numbat")).toEqual([]);
  expect(await history()).toHaveLength(1);
});

test("an earlier address that is somebody else's by now stays theirs", async () => {
  const { invite, history } = await inviter();
  const person = await buildUser(db, { email: "shared@bilby.example", emailVerified: true });
  await changeUser(db, person.id, { email: "moved@bilby.example" });
  const heir = await buildUser(db, { email: "shared@bilby.example", emailVerified: true });
  await invite("shared@bilby.example");
  await erase(person);
  expect(await history()).toMatchObject([{ changes: { email: "shared@bilby.example" } }]);
  expect(await rowsWith("moved@bilby")).toEqual([]);
  await erase(heir);
  expect(await rowsWith("bilby")).toEqual([]);
});

test("who never proved an address, and is erased, takes nothing from whose it is", async () => {
  const email = "owner@wombat.example";
  const { invite } = await inviter();
  const token = await invite(email);
  await anonymous.post(new URL(letters.at(-1)?.unsubscribeUrl ?? "").pathname);
  const administrator = as(await buildUser(db, { administratorSince: new Date() }));
  const body = { email, role: "recruiter" };
  expect((await administrator.post("/api/admin/invitations", { body })).status).toBe(201);

  const stranger = await buildUser(db, { email });
  await erase(stranger);
  const another = await buildUser(db, { email });
  await changeUser(db, another.id, { email: "elsewhere@example.com" });
  await erase(another);
  expect(await rowsWith(another.id)).toEqual([]);
  const letterCount = letters.length;
  await (await inviter()).ask(email);
  expect(letters).toHaveLength(letterCount);

  const owner = await buildUser(db, { email });
  expect((await as(owner).post(`/api/invitations/${token}/accept`)).status).toBe(200);
  expect(await rowsWith(email)).toContain("registration_invitations");
});
