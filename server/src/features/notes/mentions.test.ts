import type { Note } from "@rolecall/contract/hiring/notes.schemas.ts";
import { expect, test } from "vitest";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { as, letters, deliverLetters } = services;

interface Notice {
  kind: string;
  text: string;
  link: string;
  applicationId: string | null;
}

const scene = async () => {
  const { people, application, job } = await buildHiringScene(services);
  const path = `/api/applications/${application.id}`;
  letters.length = 0;
  return {
    people,
    application,
    job,
    path,
    mention: (text: string, ...who: { id: string }[]) =>
      as(people.manager).post<Note>(`${path}/notes`, {
        body: { text, mentions: who.map(({ id }) => id) },
      }),
    noticesOf: async (who: { id: string }) => (await as(who).get<Notice[]>("/api/notices")).body,
    lettersTo: ({ email }: { email: string | null }) =>
      letters.filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text })),
  };
};

test("who is mentioned is told in the product and by a letter, with nothing of the note", async () => {
  const { people, application, job, mention, noticesOf, lettersTo } = await scene();
  await mention("Lives in Graz.", people.reviewer, people.owner);
  const link = `/applications/${application.id}`;
  const subject = `You were mentioned: ${job.title}`;
  await deliverLetters();
  for (const who of [people.reviewer, people.owner]) {
    expect(await noticesOf(who)).toMatchObject([
      { kind: "mention", text: subject, link, applicationId: application.id },
    ]);
    expect(lettersTo(who)).toMatchObject([{ subject, text: expect.stringContaining(link) }]);
  }
  expect(JSON.stringify([letters, await noticesOf(people.owner)])).not.toContain("Graz");
  expect(await noticesOf(people.colleague)).toEqual([]);
});

test("nobody is told of a mention of themselves", async () => {
  const { people, mention, noticesOf, lettersTo } = await scene();
  expect((await mention("To do.", people.manager)).status).toBe(201);
  await deliverLetters();
  expect(await noticesOf(people.manager)).toEqual([]);
  expect(lettersTo(people.manager)).toEqual([]);
});

test("who turned mentions off gets neither notice nor letter", async () => {
  const { people, mention, noticesOf, lettersTo } = await scene();
  await as(people.reviewer).patch("/api/account/notifications/mentions", {
    body: { inProduct: false, mail: "never" },
  });
  await mention("Look.", people.reviewer);
  await deliverLetters();
  expect(await noticesOf(people.reviewer)).toEqual([]);
  expect(lettersTo(people.reviewer)).toEqual([]);
});

test("the hiring team reads whom it can mention, all but oneself", async () => {
  const { people, path } = await scene();
  const read = async (who: { id: string }) =>
    (await as(who).get<{ id: string }[]>(`${path}/mentionable`)).body.map(({ id }) => id);
  const { manager, owner, colleague, reviewer, admin } = people;
  const team = [manager, owner, colleague, reviewer, admin].map(({ id }) => id);
  expect((await read(manager)).toSorted()).toEqual(team.slice(1).toSorted());
  expect((await read(reviewer)).toSorted()).toEqual(
    team.filter((id) => id !== reviewer.id).toSorted(),
  );
  expect((await as(people.applicant).get(`${path}/mentionable`)).status).toBe(403);
});
