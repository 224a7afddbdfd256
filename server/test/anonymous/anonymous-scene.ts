import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { buildProfile, buildReviewer, buildUser } from "#test/build.ts";
import { changeJob } from "#test/change.ts";
// Somebody with a name, an address and files like nobody else's, who applies to a job with anonymous review.
import { docxOf } from "#test/files/resume-files.ts";
import type { TestApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";

/** All that tells who it is. Each stands nowhere else. */
const person = {
  firstName: "Zephyrine",
  lastName: "Quillfeather",
  phone: "+1 (208) 555-0173",
  location: "Skagway, AK",
  link: "https://plumage.example/portfolio",
  source: "friend-of-zeph",
  file: "Quillfeather-CV.docx",
};

let made = 0;
/** An address of its own for each scene. */
const newAddress = () => {
  made += 1;
  return `zeph-${made}@plumage.example`;
};

const helloFrom = (email: string) =>
  `I am ${person.firstName} ${person.lastName}. Write to ${email}, call ${person.phone}, or see ${person.link}.`;
export const helloHidden = "I am [hidden]. Write to [hidden], call [hidden], or see [hidden]";

const resumeOf = (email: string) =>
  `${person.firstName} ${person.lastName}\n${email}\n${person.phone}\nTypeScript and lighthouses for ten years, for ${person.lastName} & Daughters.\n`;

/** A company with an owner, a recruiter who posted the job, and a reviewer of it; and who applied. */
export const buildAnonymousScene = async ({ db, as, send }: TestApp) => {
  const team = await buildTeamScene(db);
  const { recruiter, reviewer, owner, job, company } = team;
  await changeJob(db, job.id, { anonymousReview: true, description: "TypeScript in Skagway." });
  await buildReviewer(db, { jobId: job.id, userId: reviewer.id });
  const { firstName, lastName } = person;
  const email = newAddress();
  const hello = helloFrom(email);
  const candidate = await buildUser(db, { firstName, lastName, email });
  await buildProfile(db, {
    userId: candidate.id,
    title: `TypeScript Engineer ${lastName}`,
    summary: hello,
    skills: ["TypeScript"],
    experience: [`Led TypeScript at ${lastName} & Daughters`],
    location: person.location,
    phoneNumber: person.phone,
  });
  const client = as(candidate);
  const upload = async () => {
    const body = { filename: person.file };
    const { uploadURL } = (
      await client.post<{ uploadURL: string }>("/api/objects/upload", { body })
    ).body;
    await send(uploadURL, docxOf(resumeOf(email)));
    const kept = { body: { resumeURL: uploadURL } };
    return (await client.put<{ objectPath: string }>("/api/resume", kept)).body.objectPath;
  };
  const [resume, answerFile, messageFile] = [await upload(), await upload(), await upload()];
  const asked = await as(recruiter).put<{ id: string }[]>(`/api/jobs/${job.id}/questions`, {
    body: {
      questions: [
        { text: "Tell us more", type: "short", required: false },
        { text: "A link", type: "link", required: false },
        { text: "A file", type: "file", required: false },
        { text: "Where from?", type: "one-of", options: ["Here", "Elsewhere"], required: false },
        { text: "Years", type: "number", required: false },
      ],
    },
  });
  const values = [hello, person.link, answerFile, "Elsewhere", 7];
  const draft = {
    jobId: job.id,
    coverLetter: hello,
    resumeUrl: resume,
    source: person.source,
    answers: asked.body.map(({ id }, index) => ({ questionId: id, value: values[index] })),
  };
  const apply = () => client.post<{ id: string }>("/api/applications", { body: draft });
  const sent = await apply();
  if (sent.status !== 201)
    throw new Error(`The application was refused: ${JSON.stringify(sent.body)}`);
  const { id } = sent.body;
  const path = `/api/applications/${id}`;
  const say = (text: string, files: string[] = []) =>
    client.post(`${path}/messages`, {
      body: { text, files },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    });
  const setStatus = (status: string) => as(recruiter).put(`${path}/status`, { body: { status } });
  return {
    ...team,
    team: { recruiter, reviewer, owner },
    companyId: company.id,
    candidate,
    client,
    person,
    files: { resume, answerFile, messageFile },
    id,
    path,
    apply,
    say,
    hello,
    setStatus,
  };
};

/** What nobody of the employer's side may read, as it may be written. */
export const secretsOf = ({
  candidate,
  files,
}: Pick<Awaited<ReturnType<typeof buildAnonymousScene>>, "candidate" | "files">): string[] => [
  person.firstName,
  person.lastName,
  "plumage.example",
  "555-0173",
  "Skagway, AK",
  person.source,
  candidate.id,
  candidate.username,
  ...Object.values(files),
];

/** The same, with how the recruiter reads and finds it. */
export const buildAnonymousReading = async (services: TestApp) => {
  const { as } = services;
  const built = await buildAnonymousScene(services);
  const { recruiter, job, id, path } = built;
  const read = async (who: { id: string } = recruiter) =>
    (await as(who).get<MarkedApplication>(path)).body;
  const turn = (anonymousReview: boolean) =>
    as(recruiter).patch(`/api/jobs/${job.id}`, { body: { anonymousReview } });
  const found = async (query: Record<string, string>) =>
    (
      await as(recruiter).get<{ applications: MarkedApplication[] }>("/api/applications/filter", {
        query: { jobId: job.id, ...query },
      })
    ).body.applications.map((one) => one.id);
  const onBoard = async (search: string) =>
    (await as(recruiter).get<{ total: number }>(`/api/jobs/${job.id}/board`, { query: { search } }))
      .body.total;
  return {
    ...built,
    read,
    turn,
    found,
    onBoard,
    nameOf: (one: MarkedApplication) => one.candidate.lastName ?? "",
    id,
  };
};
