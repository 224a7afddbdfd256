import { answerInvalidText } from "@rolecall/contract/hiring/answers.ts";
import { foreignUploadText } from "@rolecall/contract/resumes/resumes.ts";
import { describe, expect, test } from "vitest";
import { lockOwnResume, updateToUnregistered } from "#features/resumes/own-resumes.queries.ts";
import { findUpload } from "#features/resumes/resumes.queries.ts";
import { updateToLeftBehind } from "#features/resumes/unused-resumes.queries.ts";
import { cleanUpUploads } from "#features/resumes/upload/abandoned-uploads.service.ts";
import { buildApplication, buildJob, buildResume, buildUser } from "#test/build.ts";
import { rowOfApplication, rowOfJob, whileItWaits } from "#test/database/hold-rows.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { startApp } from "#test/start-app.ts";

const { db, files, as } = await startApp();

/** Somebody who applies, with a file that answers where it is asked for. */
const scene = async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const job = await buildJob(db, { postedBy: recruiter.id });
  const { body: questions } = await as(recruiter).put<{ id: string }[]>(
    `/api/jobs/${job.id}/questions`,
    { body: { questions: [{ text: "Your portfolio?", type: "file" }] } },
  );
  const user = await buildUser(db);
  const ownFile = () => buildResume(db, { ownerId: user.id });
  const [resume, portfolio] = [await ownFile(), await ownFile()];
  const candidate = as(user);
  const apply = (answering: boolean, { id } = resume) =>
    candidate.post<{ id: string }>("/api/applications", {
      body: {
        jobId: job.id,
        resumeUrl: `/objects/${id}`,
        coverLetter: "Let me in.",
        answers: answering
          ? [{ questionId: questions[0]?.id, value: `/objects/${portfolio.id}` }]
          : [],
      },
    });
  /** An application that was taken back. */
  const withdrawn = async () => {
    const { body: application } = await apply(false);
    const path = `/api/applications/${application.id}/withdraw`;
    expect((await candidate.post(path, { body: {} })).status).toBe(200);
    return application;
  };
  const removePortfolio = async () =>
    expect((await candidate.delete(`/api/resumes/${portfolio.id}`)).status).toBe(204);
  // Signed in before a race begins.
  await candidate.get("/api/resumes");
  return { job, user, ownFile, apply, withdrawn, removePortfolio };
};

const refusal = ({ status, body }: { status: number; body: unknown }) => [status, body];
const invalid = [400, answerInvalidText({ text: "Your portfolio?" })];

describe("a file that is deleted while its owner applies", () => {
  test("answers no question", async () => {
    const { job, apply, removePortfolio } = await scene();
    const answer = await whileItWaits(db, rowOfJob(job), () => apply(true), removePortfolio);
    expect(refusal(answer)).toEqual(invalid);
  });

  test("answers none of an application that is sent anew", async () => {
    const { apply, withdrawn, removePortfolio } = await scene();
    const lock = rowOfApplication(await withdrawn());
    const answer = await whileItWaits(db, lock, () => apply(true), removePortfolio);
    expect(refusal(answer)).toEqual(invalid);
  });

  test("is no resume of an application that is sent anew", async () => {
    const { user, ownFile, apply, withdrawn } = await scene();
    await withdrawn();
    const other = await ownFile();
    const beginDeletion = async (db: Parameters<typeof lockOwnResume>[0]) => {
      await lockOwnResume(db, { id: other.id, ownerId: user.id });
      await updateToUnregistered(db, other.id);
    };
    const answer = await requestDuring(db, beginDeletion, () => apply(false, other));
    expect(refusal(answer)).toEqual([400, foreignUploadText]);
  });
});

test("an upload that was sent although nobody registered it holds up the deletion of no other", async () => {
  const { id: ownerId } = await buildUser(db);
  const sent = await buildResume(db, { ownerId });
  const abandoned = await buildResume(db, { ownerId });
  await buildApplication(db, { candidateId: ownerId, resumeId: sent.id });
  await updateToLeftBehind(db, ownerId);
  for (const { id } of [sent, abandoned]) await updateToUnregistered(db, id);
  await cleanUpUploads(db, files);
  expect(await findUpload(db, sent.id)).not.toBeNull();
  expect(await findUpload(db, abandoned.id)).toBeNull();
});
