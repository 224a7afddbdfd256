import type {
  LoadedApplication,
  Marks,
} from "@rolecall/contract/applications/application.schemas.ts";
import type { Answer, AskedQuestion } from "@rolecall/contract/hiring/questions.schemas.ts";
import { describe, expect, test } from "vitest";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { buildJob, buildResume, buildUser } from "#test/build.ts";
import { withoutReleaseBefore } from "#test/change.ts";
import type { Client } from "#test/client.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { as, anonymous, db } = services;
await withoutReleaseBefore(db);

const refusal = ({ status, body }: { status: number; body: unknown }) => [status, body];
const setQuestions = (who: Client, owner: string, questions: unknown) =>
  who.put<AskedQuestion[]>(`/api/${owner}/questions`, { body: { questions } });

/** A job with these questions, and somebody who applies to it. */
const formOf = async (...written: object[]) => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const job = await buildJob(db, { postedBy: recruiter.id });
  const manager = as(recruiter);
  const { body: questions } = await setQuestions(manager, `jobs/${job.id}`, written);
  const user = await buildUser(db);
  const resume = await buildResume(db, { ownerId: user.id });
  const resumeUrl = `/objects/${resume.id}`;
  const candidate = as(user);
  const apply = (values: unknown[] = [], more: object = {}) => {
    const answers = questions.flatMap(({ id }, index) =>
      index in values ? [{ questionId: id, value: values[index] }] : [],
    );
    const body = { jobId: job.id, resumeUrl, coverLetter: "Let me in.", answers, ...more };
    return candidate.post<LoadedApplication>("/api/applications", { body });
  };
  const answersOf = async (id: string, who = candidate) =>
    (await who.get<Answer[]>(`/api/applications/${id}/answers`)).body;
  const seen = async (id: string) =>
    (await manager.get<LoadedApplication & Marks>(`/api/applications/${id}`)).body;
  return { job, manager, questions, user, resume, resumeUrl, candidate, apply, answersOf, seen };
};

describe("the questions of a form", () => {
  test("are read by whoever may read the job, in the order in which they were written", async () => {
    const { job, questions } = await formOf(
      { text: "Which shifts?", type: "several-of", options: ["Day ", "Night"], required: true },
      { text: "How many years?", type: "number", accepts: { min: 2 } },
    );
    expect(questions).toEqual([
      {
        id: expect.any(String),
        text: "Which shifts?",
        type: "several-of",
        required: true,
        options: ["Day", "Night"],
        accepts: null,
      },
      {
        id: expect.any(String),
        text: "How many years?",
        type: "number",
        required: false,
        options: [],
        accepts: { min: 2 },
      },
    ]);
    expect((await anonymous.get(`/api/jobs/${job.id}/questions`)).body).toEqual(questions);
    const held = await buildJob(db, { heldSince: new Date() });
    expect(refusal(await anonymous.get(`/api/jobs/${held.id}/questions`))).toEqual([
      404,
      "Job not found",
    ]);
  });

  test("are replaced whole: a known one stays itself, one left out is gone", async () => {
    const { job, manager, questions } = await formOf(
      { text: "First?", type: "short" },
      { text: "Second?", type: "yes-no" },
    );
    const [first, second] = questions;
    const again = await setQuestions(manager, `jobs/${job.id}`, [
      { text: "Third?", type: "date" },
      { ...second, text: "Second, in other words?" },
    ]);
    expect(again.body.map(({ id, text }) => [id, text])).toEqual([
      [expect.any(String), "Third?"],
      [second?.id, "Second, in other words?"],
    ]);
    for (const stranger of [first?.id, crypto.randomUUID()])
      expect(
        refusal(
          await setQuestions(manager, `jobs/${job.id}`, [
            { id: stranger, text: "Mine?", type: "short" },
          ]),
        ),
      ).toEqual([400, "Unknown question"]);
    expect(
      refusal(await setQuestions(manager, `jobs/${job.id}`, [{ ...second, type: "short" }])),
    ).toEqual([400, "A question keeps its type"]);
    expect((await setQuestions(manager, `jobs/${job.id}`, [])).body).toEqual([]);
  });

  test.each([
    ["a missing text", { type: "short" }, "Question is required"],
    ["a blank text", { text: " ", type: "short" }, "Question is required"],
    ["a long text", { text: "a".repeat(501), type: "short" }, "Question is required"],
    ["another type", { text: "What?", type: "essay" }, "Unknown question type"],
    [
      "no answer to whether it must be answered",
      { text: "What?", type: "short", required: "yes" },
      "Required must be true or false",
    ],
    ["no options", { text: "Which?", type: "one-of" }, "Give at least two options"],
    [
      "one option",
      { text: "Which?", type: "several-of", options: ["One"] },
      "Give at least two options",
    ],
    [
      "equal options",
      { text: "Which?", type: "one-of", options: ["Day", "day "] },
      "Options must differ",
    ],
    [
      "many options",
      { text: "Which?", type: "one-of", options: Array.from({ length: 51 }, (_, n) => `${n}`) },
      "At most 50 options",
    ],
    [
      "an unknown option that is accepted",
      { text: "Which?", type: "one-of", options: ["Day", "Night"], accepts: ["Noon"] },
      "Choose the accepted answers among those that the question allows",
    ],
    [
      "more accepted options than there can be",
      {
        text: "Which?",
        type: "one-of",
        options: ["Day", "Night"],
        accepts: Array.from({ length: 51 }, () => "Day"),
      },
      "Choose the accepted answers among those that the question allows",
    ],
    [
      "a span without numbers",
      { text: "How many?", type: "number", accepts: { min: 3, max: 2 } },
      "Choose the accepted answers among those that the question allows",
    ],
  ])("refuse %s", async (_, question, sentence) => {
    const { job, manager, questions } = await formOf({ text: "First?", type: "short" });
    expect(refusal(await setQuestions(manager, `jobs/${job.id}`, [question]))).toEqual([
      400,
      sentence,
    ]);
    expect((await anonymous.get(`/api/jobs/${job.id}/questions`)).body).toEqual(questions);
  });

  test("are at most 30", async () => {
    const { job, manager } = await formOf();
    const questions = Array.from({ length: 31 }, (_, n) => ({ text: `${n}?`, type: "short" }));
    expect(refusal(await setQuestions(manager, `jobs/${job.id}`, questions))).toEqual([
      400,
      "At most 30 questions",
    ]);
  });

  test("are kept by a company as well: read by its members, written by who leads it", async () => {
    const { people, employer } = await buildHiringScene(services);
    const owner = `companies/${employer.id}`;
    const library = [{ text: "Do you drive?", type: "yes-no", accepts: true }];
    expect((await setQuestions(as(people.admin), owner, library)).status).toBe(200);
    const read = await as(people.reviewer).get<AskedQuestion[]>(`/api/${owner}/questions`);
    expect(read.body).toMatchObject(library);
    expect((await setQuestions(as(people.colleague), owner, [])).status).toBe(403);
    expect(
      refusal(await as(people.owner).get(`/api/companies/${crypto.randomUUID()}/questions`)),
    ).toEqual([404, "Company not found"]);
  });
});

describe("answers", () => {
  test("of every type are kept as they were asked then, for the hiring team and the candidate", async () => {
    const { job, manager, apply, answersOf, resumeUrl } = await formOf(
      { text: "Nickname?", type: "short" },
      { text: "Why?", type: "long" },
      { text: "Do you drive?", type: "yes-no" },
      { text: "Which shift?", type: "one-of", options: ["Day", "Night"] },
      { text: "Which tools?", type: "several-of", options: ["Lathe", "Saw", "Drill"] },
      { text: "How many years?", type: "number" },
      { text: "From when?", type: "date" },
      { text: "Portfolio?", type: "link" },
      { text: "Certificate?", type: "file" },
    );
    const values = ["Ada", "A\nB", false, "Night", ["Saw", "Lathe"], 2.5, "2028-02-29"];
    values.push("https://example.com/a?b=c", resumeUrl);
    const { status, body: application } = await apply(values);
    expect(status).toBe(201);
    await setQuestions(manager, `jobs/${job.id}`, []);
    const answers = await answersOf(application.id);
    expect(answers.map(({ value }) => value)).toEqual(values);
    expect(answers[2]).toEqual({
      questionId: expect.any(String),
      question: "Do you drive?",
      type: "yes-no",
      value: false,
    });
    expect(await answersOf(application.id, manager)).toEqual(answers);
  });

  test.each([
    ["short", "a".repeat(301)],
    ["short", 5],
    ["long", "a".repeat(10_001)],
    ["yes-no", "yes"],
    ["one-of", "Noon"],
    ["several-of", ["Day", "Day"]],
    ["several-of", "Day"],
    ["number", "12"],
    ["date", "2027-02-29"],
    ["date", "31.01.2027"],
    ["link", "javascript:alert(1)"],
    ["link", "example.com"],
    ["file", "/objects/00000000-0000-7000-8000-000000000000"],
  ])("of the type %s refuse what is none: %#", async (type, value) => {
    const { apply } = await formOf({ text: "So?", type, options: ["Day", "Night"] });
    expect(refusal(await apply([value]))).toEqual([400, "Enter a valid answer: So?"]);
  });

  test("that must be given are asked for, and a blank one is none", async () => {
    const { apply, answersOf } = await formOf(
      { text: "Where?", type: "short" },
      { text: "When?", type: "several-of", options: ["Day", "Night"], required: true },
    );
    for (const values of [[], ["Here"], ["Here", []], ["Here", null], [" ", " "]])
      expect(refusal(await apply(values))).toEqual([400, "Please answer: When?"]);
    const { body } = await apply(["\u200b", ["Day"]]);
    expect((await answersOf(body.id)).map(({ question }) => question)).toEqual(["When?"]);
  });

  test("are given once each, and unknown questions are ignored", async () => {
    const { apply, questions, answersOf } = await formOf({ text: "Where?", type: "short" });
    const [question] = questions;
    const twice = [1, 2].map(() => ({ questionId: question?.id, value: "Here" }));
    expect(refusal(await apply([], { answers: twice }))).toEqual([
      400,
      "Answer each question only once",
    ]);
    const { status, body } = await apply([], {
      answers: [{ questionId: "what", value: {} }, { questionId: crypto.randomUUID() }],
    });
    expect([status, await answersOf(body.id)]).toEqual([201, []]);
  });

  test("are checked before a second application is refused, and after whose file it is", async () => {
    const { apply } = await formOf({ text: "Where?", type: "short", required: true });
    expect((await apply(["Here"])).status).toBe(201);
    expect(refusal(await apply([]))).toEqual([400, "Please answer: Where?"]);
    expect(refusal(await apply(["Here"]))).toEqual([409, "You have already applied to this job"]);
    const foreign = `/objects/${(await buildResume(db)).id}`;
    expect(await apply([], { resumeUrl: foreign })).toMatchObject({
      status: 400,
      body: expect.not.stringContaining("Please answer"),
    });
  });

  test.each([
    [{ type: "yes-no", accepts: true }, true, false],
    [{ type: "yes-no", accepts: true }, false, true],
    [{ type: "one-of", options: ["Day", "Night"], accepts: ["Day"] }, "Night", true],
    [{ type: "number", accepts: { min: 2, max: 4 } }, 2, false],
    [{ type: "number", accepts: { min: 2, max: 4 } }, 4.5, true],
    [{ type: "number", accepts: { max: 4 } }, undefined, false],
  ])("to %j: %j is marked as ruled out: %j", async (question, value, ruledOut) => {
    const { apply, seen, manager } = await formOf({ text: "So?", ...question });
    const { status, body } = await apply(value === undefined ? [] : [value]);
    expect([status, body.status]).toEqual([201, "pending"]);
    expect(await seen(body.id)).toMatchObject({ ruledOut, status: "pending" });
    const filtered = await manager.get<{ total: number }>("/api/applications/filter", {
      query: { ruledOut: "true" },
    });
    expect(filtered.body.total).toBe(ruledOut ? 1 : 0);
    expect(Object.keys(body)).not.toContain("ruledOut");
  });

  test("that are files are read by the hiring team, and count as sent", async () => {
    const { people, job } = await buildHiringScene(services);
    const { body: questions } = await setQuestions(as(people.manager), `jobs/${job.id}`, [
      { text: "Certificate?", type: "file" },
    ]);
    const user = await buildUser(db);
    const [resume, certificate] = [
      await buildResume(db, { ownerId: user.id }),
      await buildResume(db, { ownerId: user.id }, services.files),
    ];
    const value = `/objects/${certificate.id}`;
    const applied = await as(user).post("/api/applications", {
      body: {
        jobId: job.id,
        resumeUrl: `/objects/${resume.id}`,
        coverLetter: "Let me in.",
        answers: [{ questionId: questions[0]?.id, value }],
      },
    });
    expect(applied.status).toBe(201);
    for (const who of [people.manager, people.reviewer])
      expect((await as(who).get(value)).status).toBe(200);
    for (const who of [people.applicant, people.otherReviewer])
      expect((await as(who).get(value)).status).toBe(404);
    expect(refusal(await as(user).delete(`/api/resumes/${certificate.id}`))).toEqual([
      409,
      "This resume was sent with an application",
    ]);
  });

  test("are new when the application is sent anew, and gone when it is erased", async () => {
    const { apply, candidate, user, answersOf, manager, seen } = await formOf(
      { text: "Where?", type: "short" },
      { text: "Do you drive?", type: "yes-no", accepts: true },
    );
    const { body } = await apply(["Here", false], { source: "newsletter" });
    expect(await seen(body.id)).toMatchObject({ ruledOut: true, source: "newsletter" });
    await candidate.post(`/api/applications/${body.id}/withdraw`, { body: {} });
    expect((await apply(["There", true])).body.id).toBe(body.id);
    expect((await answersOf(body.id)).map(({ value }) => value)).toEqual(["There", true]);
    expect(await seen(body.id)).toMatchObject({ ruledOut: false, source: "direct" });
    await eraseApplicationsOf(db, user.id);
    expect(await answersOf(body.id, manager)).toEqual([]);
    expect(await seen(body.id)).toMatchObject({ ruledOut: false, source: null });
  });
});

test.each([
  ["newsletter-2027_a.b", "newsletter-2027_a.b"],
  ["News", "direct"],
  ["a".repeat(65), "direct"],
  [undefined, "direct"],
  [7, "direct"],
])("a source is kept where it is one, else as direct: %#", async (source, kept) => {
  const { apply, seen } = await formOf();
  const { body } = await apply([], { source });
  expect((await seen(body.id)).source).toBe(kept);
});
