import type { Template } from "@rolecall/contract/hiring/letters.schemas.ts";
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { expect, test } from "vitest";
import { addReaders, beginNow, catchUp } from "#events/read-events.service.ts";
import { buildResume, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";
import { receivedLettersReader } from "./received-letters.reader.ts";

const { as, db, letters, deliverLetters } = await startApp();
await addReaders(db, [receivedLettersReader]);

/** A job of a company, to which somebody applies; resolves to their letters. */
const scene = async () => {
  const { company, job, owner } = await buildTeamScene(db, { name: "Bell Rock Lights" });
  const templates = `/api/companies/${company.id}/templates`;
  const apply = async () => {
    const person = await buildUser(db, { firstName: "Mara" });
    const resume = await buildResume(db, { ownerId: person.id });
    const body = { jobId: job.id, resumeUrl: objectPathPrefix + resume.id, coverLetter: "Hello" };
    expect((await as(person).post("/api/applications", { body })).status).toBe(201);
    return async () => {
      await catchUp(db, receivedLettersReader);
      await deliverLetters();
      return letters.filter(({ to }) => to === person.email);
    };
  };
  return { apply, job, owner: as(owner), templates };
};

test("who applies gets the oldest template for that, filled in, once", async () => {
  const { apply, job, owner, templates } = await scene();
  const body = { kind: "received", name: "Second", subject: "Later", text: "Never" };
  await owner.post(templates, { body });
  const lettersOf = await apply();
  await lettersOf();
  const mailed = await lettersOf();
  expect(mailed.map(({ subject }) => subject)).toEqual([`Your application: ${job.title}`]);
  expect(mailed[0]?.text).toContain("Hello Mara,");
  expect(mailed[0]?.text).toContain("Bell Rock Lights");
});

test("who applies where there is no such template gets the product's own letter", async () => {
  const { apply, job, owner, templates } = await scene();
  const { body } = await owner.get<Template[]>(templates);
  for (const { id, kind } of body)
    if (kind === "received") await owner.delete(`${templates}/${id}`);
  const mailed = await (await apply())();
  expect(mailed).toMatchObject([{ subject: `Your application: ${job.title}` }]);
  expect(mailed[0]?.text).toContain("Your application has arrived");
});

test("nobody gets a letter about what was passed over", async () => {
  const { apply } = await scene();
  const lettersOf = await apply();
  await beginNow(db, [receivedLettersReader]);
  expect(await lettersOf()).toEqual([]);
});
