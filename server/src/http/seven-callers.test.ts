import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { Endpoint } from "@rolecall/contract/endpoint.ts";
import { objectPathPrefix } from "@rolecall/contract/resumes.ts";
import { describe, expect, test } from "vitest";
import type { CallOptions, Client } from "#test/client.ts";
import {
  buildHiringScene,
  privateWords,
  type Caller,
  type HiringScene,
} from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { as, anonymous } = services;

const callers = [
  "anonymous",
  "applicant",
  "candidate",
  "manager",
  "recruiter",
  "owner",
  "company",
] as const satisfies Caller[];

/** One endpoint, called on the scene's data by all seven. */
interface Row {
  /** What is asked for; `given` is what `before` answered. */
  call?: (scene: HiringScene, given: string[]) => CallOptions & { params?: Record<string, string> };
  /** What the applicant did beforehand, such as beginning an upload. */
  before?: (applicant: Client) => Promise<string[]>;
  /** Of the answers, in the order of `callers`; one number where all get the same. */
  statuses: number | [number, number, number, number, number, number, number];
  /** Who reads the private words in it; nobody where none are named. */
  reads?: Partial<Record<keyof typeof privateWords, Caller[]>>;
}

const signedIn = (status: number): Row["statuses"] =>
  [401, ...Array.from({ length: 6 }, () => status)] as Row["statuses"];
/** For the applicant alone; to the others the thing is not there. */
const applicantOnly: Row["statuses"] = [401, 200, 404, 404, 404, 404, 404];
/** Roles that manage jobs may try, and who manages this one succeeds. */
const managersOfTheJob: Row["statuses"] = [401, 403, 403, 200, 403, 200, 403];
const recruiters: Row["statuses"] = [401, 403, 403, 200, 200, 403, 403];
const postersOnly = (status: number): Row["statuses"] => [
  401,
  403,
  403,
  status,
  status,
  status,
  status,
];

const managersOfIt: Row["reads"] = {
  letter: ["manager", "owner"],
  applicantEmail: ["manager", "owner"],
};
const recruiterOfTheJob: Row["reads"] = { letter: ["manager"], applicantEmail: ["manager"] };

const newJob = ({ employer }: HiringScene) => ({
  title: "Glassblower",
  description: "Blow glass.",
  location: "Murano",
  type: "full-time",
  experienceLevel: "mid",
  category: "design",
  companyId: employer.id,
});
const profile = { title: "T", summary: "S", skills: ["s"], location: "L" };

const beginUpload: Row["before"] = async (applicant) => {
  const { body } = await applicant.post<{ uploadURL: string }>("/api/objects/upload");
  return [body.uploadURL];
};
const beginUploadInParts: Row["before"] = async (applicant) => {
  const { body } = await applicant.post<{ key: string; uploadId: string }>(
    "/companion/s3/multipart",
    { body: { filename: "resume.pdf" } },
  );
  return [body.uploadId, body.key];
};
const uploadInParts: Row["call"] = (_scene, [uploadId = "", key = ""]) => ({
  params: { uploadId, partNumber: "1" },
  query: { key },
});
const privateLink = { body: { url: "http://127.0.0.1/resume.pdf" } };

const rows: Record<keyof typeof allEndpoints, Row> = {
  currentUser: {
    statuses: signedIn(200),
    reads: { applicantEmail: ["applicant"], ownerEmail: ["owner"] },
  },
  signIn: { call: () => ({ body: { username: "nobody", password: "wrong-one" } }), statuses: 401 },
  register: {
    call: () => ({ body: { username: crypto.randomUUID(), password: "secret-1" } }),
    statuses: 201,
  },
  signOut: { statuses: 204 },
  changeRole: {
    call: () => ({ body: { role: "recruiter" } }),
    statuses: signedIn(200),
    reads: { applicantEmail: ["applicant"], ownerEmail: ["owner"] },
  },
  forgotPassword: { call: () => ({ body: { identifier: "nobody" } }), statuses: 202 },
  resetPassword: {
    call: () => ({ body: { token: "made-up", password: "secret-1" } }),
    statuses: 400,
  },
  listJobs: { statuses: 200 },
  countJobs: { statuses: 200 },
  suggestSearches: { call: () => ({ query: { field: "query", typed: "a" } }), statuses: 200 },
  listManagedJobs: { statuses: postersOnly(200) },
  getJob: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: 200,
    reads: {
      letter: ["applicant", "manager", "owner"],
      applicantEmail: ["applicant", "manager", "owner"],
    },
  },
  createJob: { call: (scene) => ({ body: newJob(scene) }), statuses: postersOnly(201) },
  editJob: {
    call: ({ job }) => ({ params: { id: job.id }, body: { title: "Potter" } }),
    statuses: managersOfTheJob,
    reads: managersOfIt,
  },
  listCompanies: { statuses: 200 },
  getCompany: {
    call: ({ employer }) => ({ params: { id: employer.id } }),
    statuses: 200,
    reads: { ownerEmail: callers.filter((caller) => caller !== "anonymous") },
  },
  createCompany: { call: () => ({ body: { name: "Potters" } }), statuses: postersOnly(201) },
  editCompany: {
    call: ({ employer }) => ({ params: { id: employer.id }, body: { name: "Potters" } }),
    statuses: [401, 403, 403, 403, 403, 200, 403],
  },
  getProfile: { statuses: applicantOnly },
  createProfile: {
    call: () => ({ body: profile }),
    statuses: [401, 409, 201, 201, 201, 201, 201],
  },
  saveProfile: { call: () => ({ body: profile }), statuses: applicantOnly },
  apply: {
    call: ({ otherJob, resume }) => ({
      body: {
        jobId: otherJob.id,
        resumeUrl: objectPathPrefix + resume.id,
        coverLetter: "I blow glass.",
      },
    }),
    statuses: [401, 201, 400, 400, 400, 400, 400],
    reads: { applicantEmail: ["applicant"] },
  },
  listOwnApplications: {
    statuses: signedIn(200),
    reads: { letter: ["applicant"], applicantEmail: ["applicant"] },
  },
  listJobApplications: {
    call: ({ job }) => ({ params: { jobId: job.id } }),
    statuses: managersOfTheJob,
    reads: managersOfIt,
  },
  changeStatus: {
    call: ({ application }) => ({ params: { id: application.id }, body: { status: "hired" } }),
    statuses: managersOfTheJob,
    reads: managersOfIt,
  },
  statusHistory: {
    call: ({ application }) => ({ params: { id: application.id } }),
    statuses: [401, 200, 403, 200, 403, 200, 403],
  },
  filterApplications: { statuses: recruiters, reads: recruiterOfTheJob },
  bulkUpdateStatus: {
    call: ({ application }) => ({ body: { applicationIds: [application.id], status: "hired" } }),
    statuses: recruiters,
  },
  recruiterDashboard: { statuses: recruiters, reads: recruiterOfTheJob },
  createUpload: { statuses: signedIn(200) },
  registerResume: {
    before: beginUpload,
    call: (_scene, [resumeURL]) => ({ body: { resumeURL } }),
    // The applicant has not sent the file yet.
    statuses: [401, 400, 404, 404, 404, 404, 404],
  },
  readResumeText: {
    call: ({ resume }) => ({ params: { id: resume.id } }),
    // Of a PDF there is no text; to the others there is no file at all.
    statuses: [401, 404, 404, 404, 404, 404, 404],
  },
  createMultipartUpload: {
    call: () => ({ body: { filename: "resume.pdf" } }),
    statuses: signedIn(200),
  },
  listParts: { before: beginUploadInParts, call: uploadInParts, statuses: applicantOnly },
  signPart: { before: beginUploadInParts, call: uploadInParts, statuses: applicantOnly },
  completeMultipartUpload: {
    before: beginUploadInParts,
    call: (scene, given) => ({
      ...uploadInParts(scene, given),
      body: { parts: [{ ETag: "made-up", PartNumber: 1 }] },
    }),
    // The applicant has not sent that part.
    statuses: [401, 400, 404, 404, 404, 404, 404],
  },
  abortMultipartUpload: {
    before: beginUploadInParts,
    call: uploadInParts,
    statuses: applicantOnly,
  },
  uploadParameters: {
    call: () => ({ query: { filename: "resume.pdf" } }),
    statuses: signedIn(200),
  },
  temporaryCredentials: { statuses: signedIn(501) },
  inspectLink: { call: () => privateLink, statuses: signedIn(400) },
  fetchLink: { call: () => privateLink, statuses: signedIn(400) },
  fetchSourceFile: {
    call: () => ({ params: { source: "drive", id: "1" }, body: {} }),
    statuses: signedIn(404),
  },
  suggestPlaces: { statuses: 200 },
  siteSettings: { statuses: 200 },
};

/** Calls the endpoint on a scene of its own, so that no call changes another one's data. */
const callOnNewScene = async (caller: Caller, endpoint: Endpoint, { call, before }: Row) => {
  const scene = await buildHiringScene(services);
  const given = (await before?.(as(scene.people.applicant))) ?? [];
  const { params = {}, ...options } = call?.(scene, given) ?? {};
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const client = caller === "anonymous" ? anonymous : as(scene.people[caller]);
  const send = client[endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>];
  return { answer: await send(path, options), scene };
};

const names = Object.keys(rows) as (keyof typeof rows)[];
const cells = names.flatMap((name) => callers.map((caller) => [name, caller] as const));

describe("every endpoint answers exactly those who may", () => {
  test.each(cells)("%s: %s", async (name, caller) => {
    const row = rows[name];
    const { answer } = await callOnNewScene(caller, allEndpoints[name], row);
    const expected =
      typeof row.statuses === "number" ? row.statuses : row.statuses[callers.indexOf(caller)];
    expect(answer.status).toBe(expected);

    const text = answer.bytes.toString();
    for (const [what, words] of Object.entries(privateWords)) {
      const readers = row.reads?.[what as keyof typeof privateWords] ?? [];
      expect(text.includes(words)).toBe(readers.includes(caller));
    }
  });
});
