import type { Twin } from "@rolecall/contract/applications/twins.schemas.ts";
import { expect, test } from "vitest";
import { buildApplication, buildJob, buildProfile, buildResume, buildUser } from "#test/build.ts";
import { docxOf } from "#test/files/resume-files.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";

const { as, db, send } = await startApp();

/** The key of some text, as it is kept when a resume is registered. */
const oneText = "a-text-of-two-hundred-characters-and-more";

/** A company with two jobs, and people who apply to one of them. */
const scene = async () => {
  const team = await buildTeamScene(db);
  const { id: otherJobId } = await buildJob(db, {
    companyId: team.company.id,
    postedBy: team.recruiter.id,
  });
  /** An application by somebody new, with a telephone number and a resume of that text. */
  const applies = async ({
    phone,
    textKey = null,
    jobId = team.job.id,
  }: {
    phone?: string;
    textKey?: string | null;
    jobId?: string;
  }) => {
    const user = await buildUser(db);
    await buildProfile(db, { userId: user.id, phoneNumber: phone ?? null });
    const { id: resumeId } = await buildResume(db, { ownerId: user.id, textKey });
    return buildApplication(db, { jobId, candidateId: user.id, resumeId });
  };
  const twinsOf = async ({ id }: { id: string }, who: { id: string } = team.recruiter) =>
    (await as(who).get<Twin[]>(`/api/applications/${id}/twins`)).body;
  return { ...team, otherJobId, applies, twinsOf };
};

test("another account with the same telephone number or the same resume text is told, with why", async () => {
  const { applies, twinsOf, job, otherJobId } = await scene();
  const first = await applies({ phone: "+1 (208) 555-0142", textKey: oneText });
  const again = await applies({ phone: "1.208.555.0142", jobId: otherJobId });
  const both = await applies({ phone: "12085550142", textKey: oneText });
  await applies({ phone: "+1 208 555 0143" });
  expect(await twinsOf(first)).toEqual([
    { applicationId: both.id, jobId: job.id, because: ["phone", "resume"] },
    { applicationId: again.id, jobId: otherJobId, because: ["phone"] },
  ]);
});

test("short numbers, resumes without a key and one's own applications tell nothing", async () => {
  const { applies, twinsOf, otherJobId } = await scene();
  const short = { phone: "555-012" };
  const first = await applies(short);
  await applies(short);
  const { candidateId, resumeId } = await applies({ phone: "208 555 0199", textKey: oneText });
  const own = await buildApplication(db, { jobId: otherJobId, candidateId, resumeId });
  expect(await twinsOf(first)).toEqual([]);
  expect(await twinsOf(own)).toEqual([]);
});

test("applications that the caller may not read are told to nobody", async () => {
  const { applies, twinsOf, reviewer, recruiter, stranger, job } = await scene();
  const elsewhere = await scene();
  const first = await applies({ phone: "208 555 0144" });
  await elsewhere.applies({ phone: "208 555 0144" });
  expect(await twinsOf(first, recruiter)).toEqual([]);
  const refused = "Your role in this company does not allow this";
  for (const who of [reviewer, stranger]) expect(await twinsOf(first, who)).toEqual(refused);
  const second = await applies({ phone: "208 555 0144" });
  expect(await twinsOf(first)).toEqual([
    { applicationId: second.id, jobId: job.id, because: ["phone"] },
  ]);
});

test("two people who uploaded files with the same text are told", async () => {
  const { job, recruiter, twinsOf } = await scene();
  const text = "I keep lighthouses and mend their lamps, by day and by night. ".repeat(5);
  const applies = async (content: Buffer) => {
    const client = as(await buildUser(db));
    const { body } = await client.post<{ uploadURL: string }>("/api/objects/upload");
    await send(body.uploadURL, content);
    const resumeURL = body.uploadURL;
    const kept = await client.put<{ objectPath: string }>("/api/resume", { body: { resumeURL } });
    const sent = { jobId: job.id, resumeUrl: kept.body.objectPath, coverLetter: "Hello." };
    return (await client.post<{ id: string }>("/api/applications", { body: sent })).body;
  };
  const [first, second] = [await applies(docxOf(text)), await applies(docxOf(`  ${text}  `))];
  expect(await twinsOf(first, recruiter)).toEqual([
    { applicationId: second.id, jobId: job.id, because: ["resume"] },
  ]);
});
