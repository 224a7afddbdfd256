// Anonymous review of a job: what employers read of who applied, and where they find them.
import { describe, expect, test } from "vitest";
import { buildAnonymousReading, helloHidden } from "#test/anonymous/anonymous-scene.ts";
import { buildApplication, buildProfile, buildUser } from "#test/build.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { as, anonymous, db } = services;

const scene = () => buildAnonymousReading(services);
const code = /^[2-9B-DF-HJ-NP-TV-XZ]{4}$/;

describe("the setting of a job", () => {
  test("is off at first, set by who manages the job, read by them alone, and noted in its history", async () => {
    const { recruiter, reviewer, owner, company, client } = await scene();
    const { body } = await as(recruiter).post<{ id: string; anonymousReview: boolean }>(
      "/api/jobs",
      {
        body: newJob(company.id),
      },
    );
    expect(body.anonymousReview).toBe(false);
    const path = `/api/jobs/${body.id}`;
    const changed = await as(recruiter).patch(path, { body: { anonymousReview: true } });
    expect(changed.body).toMatchObject({ anonymousReview: true });
    expect((await as(owner).get(path)).body).toMatchObject({ anonymousReview: true });
    for (const who of [as(reviewer), client, anonymous])
      expect((await who.get(path)).body).not.toHaveProperty("anonymousReview");
    expect((await as(recruiter).get(`${path}/changes`)).body).toMatchObject([
      { fields: [{ field: "anonymousReview", from: false, to: true }] },
      { what: "created" },
    ]);
    const copy = await as(recruiter).post(`${path}/copy`);
    expect(copy.body).toMatchObject({ anonymousReview: true });
    expect((await as(owner).get("/api/jobs/mine")).body).toMatchObject([
      { anonymousReview: true },
      { anonymousReview: true },
      { anonymousReview: true },
    ]);
  });

  test("is true or false", async () => {
    const { recruiter, job } = await scene();
    const body = { anonymousReview: "yes" };
    expect(await as(recruiter).patch(`/api/jobs/${job.id}`, { body })).toMatchObject({
      status: 400,
      body: "Anonymous review must be true or false",
    });
  });
});

describe("as long as an application is anonymous", () => {
  test("the employer reads a code in place of who sent it, and what it says without them", async () => {
    const { read, id, reviewer } = await scene();
    for (const who of [undefined, reviewer]) {
      const shown = await read(who);
      expect(shown).toMatchObject({
        candidateId: null,
        source: null,
        resumeUrl: `/api/applications/${id}/resume`,
        can: { note: true },
      });
      expect(shown.candidate).toEqual({
        id: null,
        firstName: "Candidate",
        lastName: expect.stringMatching(code),
        email: null,
        profileImageUrl: null,
        candidateProfile: {
          location: null,
          phoneNumber: null,
          title: "TypeScript Engineer [hidden]",
          revision: 1,
        },
      });
      expect(shown.coverLetter).toContain(helloHidden);
    }
  });

  test("its candidate reads all as it is", async () => {
    const { client, path, candidate, files, hello, say } = await scene();
    expect((await client.get(path)).body).toMatchObject({
      candidateId: candidate.id,
      candidate: { firstName: "Zephyrine", email: candidate.email },
      coverLetter: hello,
      resumeUrl: files.resume,
    });
    expect((await say(hello, [files.messageFile])).body).toMatchObject({
      text: hello,
      files: [{ name: "Quillfeather-CV.docx", url: files.messageFile }],
    });
    expect((await client.get<{ value: unknown }[]>(`${path}/answers`)).body[2]?.value).toBe(
      files.answerFile,
    );
  });

  test("its resume is text without names, under a name without them, and its files are missing", async () => {
    const { team, stranger, client, path, read, nameOf, files, say } = await scene();
    await say("A sample", [files.messageFile]);
    for (const who of Object.values(team)) {
      const resume = await as(who).get<string>(`${path}/resume`);
      expect(resume.headers).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "content-disposition": `inline; filename="resume-${nameOf(await read())}.txt"`,
      });
      expect(resume.body).toContain(
        "TypeScript and lighthouses for ten years, for [hidden] & Daughters.",
      );
      for (const file of Object.values(files)) {
        expect(await as(who).get(file)).toMatchObject({ status: 404, body: "File not found" });
        const text = `/api/resumes/${file.split("/").at(-1)}/text`;
        expect((await as(who).get(text)).status).toBe(404);
      }
    }
    expect((await as(stranger).get(`${path}/resume`)).status).toBe(403);
    expect((await client.get(`${path}/resume`)).status).toBe(403);
    const unknown = `/api/applications/${crypto.randomUUID()}/resume`;
    expect(await as(team.owner).get(unknown)).toMatchObject({
      status: 404,
      body: "Application not found",
    });
  });

  test("answers, messages and the reasons of the match are without them", async () => {
    const { team, path, say, hello, files, read, nameOf } = await scene();
    await say(hello, [files.messageFile]);
    const names = { firstName: "Candidate", lastName: nameOf(await read()) };
    const hidden = { name: "[hidden]", url: null };
    for (const who of Object.values(team)) {
      const answers = await as(who).get<{ value: unknown }[]>(`${path}/answers`);
      expect(answers.body.map(({ value }) => value)).toEqual([
        expect.stringContaining(helloHidden),
        "[hidden]",
        hidden,
        "Elsewhere",
        7,
      ]);
      expect((await as(who).get(`${path}/messages`)).body).toMatchObject([
        { text: expect.stringContaining(helloHidden), author: names, files: [hidden] },
      ]);
      expect((await as(who).get(`${path}/timeline`)).body).toMatchObject([
        { type: "sent", by: names },
        { type: "message", by: names, data: { message: { author: names, files: [hidden] } } },
      ]);
      const { reasons } = (
        await as(who).get<{ reasons: { kind: string; found: { line: string }[] }[] }>(
          `${path}/match`,
        )
      ).body;
      const lines = reasons.flatMap(({ found }) => found.map(({ line }) => line));
      expect(lines).toContain("TypeScript Engineer [hidden]");
      for (const { found } of reasons.filter(({ kind }) => kind === "place"))
        expect(found).toEqual([]);
    }
  });

  test("what the employer wrote themselves keeps its links, and names nobody", async () => {
    const { recruiter, path } = await scene();
    const preview = await as(recruiter).post<{ subject: string; text: string }>(
      `${path}/letter-preview`,
      {
        body: {
          letter: { subject: "Dear {{firstName}}", text: "Dear {{firstName}} {{lastName}}" },
        },
      },
    );
    expect(preview.body).toEqual({
      subject: "Dear Candidate",
      text: expect.stringMatching(/^Dear Candidate [A-Z2-9]{4}$/),
    });
    const letter = {
      subject: "Hello {{firstName}}",
      text: "Dear {{firstName}}, see https://us.example",
    };
    await as(recruiter).put(`${path}/status`, { body: { status: "under_review", letter } });
    const timeline = await as(recruiter).get<{ data: { letter?: unknown } }[]>(`${path}/timeline`);
    expect(timeline.body.at(-1)?.data.letter).toEqual({
      subject: "Hello [hidden]",
      text: "Dear [hidden], see https://us.example",
    });
  });

  test("a search finds it by its code alone, and lists sort by that", async () => {
    const { found, onBoard, read, nameOf, id, job, say, hello, recruiter, candidate } =
      await scene();
    await say(hello);
    const other = await buildUser(db, { firstName: "Bo", lastName: "Ek" });
    const shown = await buildApplication(db, { jobId: job.id, candidateId: other.id });
    const own = nameOf(await read());
    const inInbox = async (query: string) =>
      (await as(recruiter).get<unknown[]>("/api/conversations", { query: { query } })).body.length;
    for (const words of [own, own.toLowerCase(), `Candidate ${own}`]) {
      expect(await found({ search: words })).toEqual([id]);
      expect(await onBoard(words)).toBe(1);
      expect(await inInbox(words)).toBe(1);
    }
    for (const words of ["Zephyrine", "quillfeather", candidate.email ?? "", "candidate"]) {
      expect(await found({ search: words })).toEqual([]);
      expect(await onBoard(words)).toBe(0);
    }
    for (const words of ["Zephyrine", "portfolio"]) expect(await inInbox(words)).toBe(0);
    expect(await found({ search: "Bo" })).toEqual([shown.id]);
    expect(await found({ sortBy: "candidate", sortOrder: "asc" })).toEqual([shown.id, id]);
    expect(
      await found({ sortBy: "candidate", sortOrder: "asc", limit: "1", after: shown.id }),
    ).toEqual([id]);
    expect(await found({ sortBy: "candidate", sortOrder: "desc" })).toEqual([id, shown.id]);
  });

  test("it is nobody's twin", async () => {
    const { recruiter, job, path, person, setStatus } = await scene();
    const twin = await buildUser(db);
    await buildProfile(db, { userId: twin.id, phoneNumber: person.phone });
    const { id: twinId } = await buildApplication(db, { jobId: job.id, candidateId: twin.id });
    const twinsOf = async (of: string) => (await as(recruiter).get<unknown[]>(`${of}/twins`)).body;
    const twinPath = `/api/applications/${twinId}`;
    expect([await twinsOf(path), await twinsOf(twinPath)]).toEqual([[], []]);
    await setStatus("shortlisted");
    expect([(await twinsOf(path)).length, (await twinsOf(twinPath)).length]).toEqual([1, 1]);
  });
});
