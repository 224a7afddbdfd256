import type { Reason, Template } from "@rolecall/contract/hiring/letters.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildCompany, buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";

const { as, db } = await startApp();

const letter = { kind: "other", name: "Later", subject: "About {{jobTitle}}", text: "Hello" };

const scene = async () => {
  const team = await buildTeamScene(db, { name: "Bell Rock Lights" });
  const owner = as(team.owner);
  const templates = `${team.path}/templates`;
  const reasons = `${team.path}/reasons`;
  return {
    ...team,
    owner,
    templates,
    reasons,
    list: async (who: Client = owner) => (await who.get<Template[]>(templates)).body,
    add: (body: object, who: Client = owner) => who.post<Template>(templates, { body }),
    addReason: (body: object, who: Client = owner) => who.post<Reason>(reasons, { body }),
  };
};

describe("the templates of a company", () => {
  test("begin with one for each usual occasion", async () => {
    const { list } = await scene();
    const kinds = (await list()).map(({ kind, subject }) => ({ kind, subject }));
    expect(kinds).toMatchObject([
      { kind: "received", subject: "Your application: {{jobTitle}}" },
      { kind: "rejected" },
      { kind: "invited" },
      { kind: "offered" },
    ]);
    const owner = await buildUser(db, { role: "company" });
    const { body } = await as(owner).post<{ id: string }>("/api/companies", {
      body: { name: "Potters" },
    });
    const { body: ofNew } = await as(owner).get<Template[]>(`/api/companies/${body.id}/templates`);
    expect(ofNew).toHaveLength(4);
  });

  test("are added, changed and deleted by owner and admins, and read by recruiters", async () => {
    const { add, admin, list, owner, recruiter, reviewer, stranger, templates } = await scene();
    const { status, body: added } = await add(letter, as(admin));
    expect({ status, ...added }).toMatchObject({ status: 201, ...letter });
    const path = `${templates}/${added.id}`;
    const changed = await owner.patch<Template>(path, { body: { subject: "Of {{companyName}}" } });
    expect(changed.body).toEqual({ ...added, subject: "Of {{companyName}}" });
    expect((await owner.patch(path, { body: {} })).body).toEqual(changed.body);
    expect(await list(as(recruiter))).toContainEqual(changed.body);
    for (const who of [recruiter, reviewer, stranger].map((one) => as(one))) {
      expect(await add(letter, who)).toMatchObject(roleRefused);
      expect(await who.patch(path, { body: { name: "Mine" } })).toMatchObject(roleRefused);
      expect(await who.delete(path)).toMatchObject(roleRefused);
    }
    for (const who of [reviewer, stranger])
      expect(await as(who).get(templates)).toMatchObject(roleRefused);
    expect((await owner.delete(path)).status).toBe(204);
    expect(await owner.delete(path)).toMatchObject({ status: 404, body: "Template not found" });
    expect(await list()).not.toContainEqual(changed.body);
  });

  test("are nothing of another company", async () => {
    const { owner, templates } = await scene();
    const { body: elsewhere } = await (await scene()).add(letter);
    const missing = { status: 404, body: "Template not found" };
    for (const id of [elsewhere.id, "first"]) {
      const path = `${templates}/${id}`;
      expect(await owner.patch(path, { body: { name: "Mine" } })).toMatchObject(missing);
      expect(await owner.delete(path)).toMatchObject(missing);
    }
    const path = `/api/companies/${crypto.randomUUID()}/templates`;
    const noCompany = { status: 404, body: "Company not found" };
    expect(await owner.get(path)).toMatchObject(noCompany);
    expect(await owner.post(path, { body: letter })).toMatchObject(noCompany);
  });

  test.each([
    [{ ...letter, kind: "birthday" }, "Choose a kind"],
    [{}, "Choose a kind"],
    [{ ...letter, name: " " }, "Name is required"],
    [{ ...letter, subject: "" }, "Subject is required"],
    [{ ...letter, text: undefined }, "Text is required"],
    [{ ...letter, text: "Dear {{x}}" }, "Unknown placeholder {{x}}"],
    [{ ...letter, subject: "{{ salary }}" }, "Unknown placeholder {{salary}}"],
  ])("refuse %j", async (body, sentence) => {
    const { add, list } = await scene();
    expect(await add(body)).toMatchObject({ status: 400, body: sentence });
    expect(await list()).toHaveLength(4);
  });

  test("are changed by the rules by which they are added", async () => {
    const { list, owner, templates } = await scene();
    const before = await list();
    const path = `${templates}/${before[0]?.id}`;
    for (const body of [{ kind: "birthday" }, { name: "" }, { subject: null }, { text: "{{x}}" }])
      expect((await owner.patch(path, { body })).status).toBe(400);
    expect(await list()).toEqual(before);
  });

  test("have a longest subject and text, and are at most a hundred", async () => {
    const { add } = await scene();
    expect(await add({ ...letter, subject: "s".repeat(201) })).toMatchObject({
      status: 400,
      body: "Subject is required",
    });
    expect(await add({ ...letter, text: "t".repeat(10_001) })).toMatchObject({
      status: 400,
      body: "Text is required",
    });
    for (let count = 4; count < 100; count += 1) await add(letter);
    expect(await add({ ...letter, text: "t".repeat(10_000) })).toMatchObject({
      status: 409,
      body: "A company has at most 100 templates",
    });
  });
});

describe("the reasons of a company", () => {
  test("are added, changed and deleted by owner and admins, and read by recruiters", async () => {
    const { addReason, admin, owner, reasons, recruiter, reviewer, stranger } = await scene();
    expect((await owner.get(reasons)).body).toEqual([]);
    const { status, body: reason } = await addReason({ label: "No experience" }, as(admin));
    expect({ status, ...reason }).toEqual({
      status: 201,
      id: reason.id,
      label: "No experience",
      sentence: null,
      count: 0,
    });
    const path = `${reasons}/${reason.id}`;
    const sentence = "We looked for somebody with more experience.";
    const changed = await owner.patch<Reason>(path, { body: { sentence } });
    expect(changed.body).toEqual({ ...reason, sentence });
    expect((await as(recruiter).get(reasons)).body).toEqual([changed.body]);
    expect((await owner.patch<Reason>(path, { body: { sentence: " " } })).body.sentence).toBeNull();
    for (const who of [recruiter, reviewer, stranger].map((one) => as(one))) {
      expect(await addReason({ label: "Mine" }, who)).toMatchObject(roleRefused);
      expect(await who.patch(path, { body: { label: "Mine" } })).toMatchObject(roleRefused);
      expect(await who.delete(path)).toMatchObject(roleRefused);
    }
    for (const who of [reviewer, stranger])
      expect(await as(who).get(reasons)).toMatchObject(roleRefused);
    expect((await owner.delete(path)).status).toBe(204);
    const missing = { status: 404, body: "Reason not found" };
    expect(await owner.delete(path)).toMatchObject(missing);
    expect(await owner.patch(path, { body: { label: "Gone" } })).toMatchObject(missing);
    for (const label of ["", undefined, "  "])
      expect(await addReason({ label })).toMatchObject({ status: 400, body: "Label is required" });
  });
});

describe("the preview of a letter", () => {
  const applied = async () => {
    const team = await scene();
    const candidate = await buildUser(db, { firstName: "{{lastName}}", lastName: "Lind" });
    const { id } = await buildApplication(db, { jobId: team.job.id, candidateId: candidate.id });
    const path = `/api/applications/${id}/letter-preview`;
    const preview = (body: unknown, who: Client = team.owner) => who.post(path, { body });
    return { ...team, candidate, preview };
  };

  test("has the values of its application in place of placeholders", async () => {
    const { add, preview, job } = await applied();
    const text = "{{firstName}} {{lastName}}, {{companyName}}, {{senderName}}{{sentence}}";
    const filled = {
      subject: `About ${job.title}`,
      text: "{{lastName}} Lind, Bell Rock Lights, Ada Moreau",
    };
    expect(await preview({ subject: letter.subject, text })).toMatchObject({
      status: 200,
      body: filled,
    });
    const { body: template } = await add({ ...letter, text });
    expect((await preview({ templateId: template.id })).body).toEqual(filled);
    expect((await preview({ letter: { templateId: template.id } })).body).toEqual(filled);
  });

  test("has the sentence of the reason where the candidate may read it", async () => {
    const { addReason, preview } = await applied();
    const { body: reason } = await addReason({ label: "Secret", sentence: "Too many applied." });
    const sent = { letter: { subject: "No", text: "{{sentence}}" }, reasonId: reason.id };
    expect((await preview({ ...sent, showReason: true })).body).toMatchObject({
      text: "Too many applied.",
    });
    expect((await preview(sent)).body).toMatchObject({ text: "" });
  });

  test("refuses unknown templates, placeholders and callers", async () => {
    const { owner, preview, recruiter, reviewer, stranger } = await applied();
    const { body: elsewhere } = await (await scene()).add(letter);
    const unknown = { status: 400, body: "Unknown template" };
    for (const templateId of [elsewhere.id, crypto.randomUUID(), "first"])
      expect(await preview({ templateId })).toMatchObject(unknown);
    expect(await preview({ subject: "A", text: "{{x}}" })).toMatchObject({
      status: 400,
      body: "Unknown placeholder {{x}}",
    });
    expect(await preview({})).toMatchObject({ status: 400, body: "Subject is required" });
    const written = { subject: "A", text: "B" };
    for (const who of [reviewer, stranger])
      expect(await preview(written, as(who))).toMatchObject(roleRefused);
    expect((await preview(written, as(recruiter))).status).toBe(200);
    const nothing = `/api/applications/${crypto.randomUUID()}/letter-preview`;
    expect((await owner.post(nothing, { body: written })).status).toBe(404);
  });
});

test("a company that is deleted takes its letters and reasons along", async () => {
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id });
  const path = `/api/companies/${company.id}`;
  await as(owner).post(`${path}/reasons`, { body: { label: "Far away" } });
  expect((await as(owner).delete(path)).status).toBe(204);
  expect((await as(owner).get(`${path}/templates`)).status).toBe(404);
});
