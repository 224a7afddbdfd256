import { expect, test } from "vitest";
import { buildCompany, buildUser } from "#test/build.ts";
import { changeUser } from "#test/change.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";
import { sendDailyNews } from "./daily-news.service.ts";

const services = await startApp();
const { db, as, letters, deliverLetters } = services;
const day = 24 * 3_600_000;

const lettersTo = ({ email }: { email: string | null }) => letters.filter(({ to }) => to === email);
const daily = async (user: { email: string | null }, now?: Date) => {
  const before = lettersTo(user).length;
  await sendDailyNews(db, now);
  await deliverLetters();
  return lettersTo(user).slice(before);
};

/** Somebody who wants messages once a day, and gets two about different applications. */
const scene = async () => {
  const { people, application } = await buildHiringScene(services);
  const { applicant, manager } = people;
  await as(applicant).patch("/api/account/notifications/messages", { body: { mail: "daily" } });
  const path = `/api/applications/${application.id}/messages`;
  const write = async () => {
    const { body } = await as(manager).post<{ id: string }>(path, {
      body: { text: "Hello" },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    });
    return body.id;
  };
  const read = (upTo: string) => as(applicant).put(`${path}/read`, { body: { upTo } });
  return { applicant, application, write, read };
};

test("who wants a kind once a day gets its news in one letter, each leading to its place", async () => {
  const { applicant, application, write, read } = await scene();
  await read(await write());
  await write();
  expect(lettersTo(applicant)).toEqual([]);
  const [letter] = await daily(applicant);
  expect(letter?.subject).toBe("2 news from Rolecall");
  expect(letter?.text).toContain("New message:");
  expect(letter?.text).toContain(`/messages/${application.id}`);
});

test("each of them is told once, and there is no letter without news", async () => {
  const { applicant, write } = await scene();
  await write();
  expect(await daily(applicant)).toHaveLength(1);
  expect(await daily(applicant)).toEqual([]);
  expect(await daily(applicant, new Date(Date.now() + day))).toEqual([]);
});

test("who is suspended, or whose address is refused, gets none", async () => {
  for (const column of ["suspendedAt", "eraseAt", "emailRefusedAt"] as const) {
    const { applicant, write } = await scene();
    await write();
    await changeUser(db, applicant.id, { [column]: new Date() });
    expect(await daily(applicant)).toEqual([]);
  }
});

test("an invitation waits for no daily letter", async () => {
  const owner = await buildUser(db, { role: "company" });
  const invited = await buildUser(db);
  const { id } = await buildCompany(db, { ownerId: owner.id });
  await as(invited).patch("/api/account/notifications/team", { body: { mail: "daily" } });
  await as(owner).post(`/api/companies/${id}/invitations`, {
    body: { email: invited.email, role: "recruiter" },
  });
  expect(lettersTo(invited)).toHaveLength(1);
  expect(await daily(invited)).toEqual([]);
});
