// What rows say that the caller may do, held against what the calls really answer, for every kind of caller.
import { isDeepStrictEqual } from "node:util";
import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { ApplicationCan } from "@rolecall/contract/applications/application.schemas.ts";
import type { CompanyCan } from "@rolecall/contract/companies/company.schemas.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import type { JobCan } from "@rolecall/contract/jobs/job.schemas.ts";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { buildJob } from "#test/build.ts";
import { changeCompany, changeUser } from "#test/change.ts";
import type { CallOptions, Client } from "#test/client.ts";
import { buildHiringScene, type Caller, type HiringScene } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { anonymous, as, db } = services;

type Method = "get" | "post" | "put" | "patch" | "delete";
type Call = [Method, string, CallOptions["body"]?, CallOptions["headers"]?];
interface Scene extends HiringScene {
  /** Like `job`, without applications. */
  emptyJob: { id: string };
}

const jobPath = ({ job }: Scene) => `/api/jobs/${job.id}`;
const companyPath = ({ employer }: Scene) => `/api/companies/${employer.id}`;
const applicationPath = ({ application }: Scene) => `/api/applications/${application.id}`;
const draft = ({ employer }: Scene) => ({
  title: "Glassblower",
  description: "Blow glass.",
  location: "Murano",
  type: "full-time",
  experienceLevel: "mid",
  category: "design",
  companyId: employer.id,
});
const key = () => ({ "Idempotency-Key": crypto.randomUUID() });

/** A call of each act. Those that change something for the others come last. */
const ofJob: Record<keyof JobCan, (scene: Scene) => Call> = {
  edit: (scene) => ["patch", jobPath(scene), {}],
  readApplications: ({ job }) => ["get", `/api/applications/job/${job.id}`],
  decide: (scene) => ["put", `${applicationPath(scene)}/status`, { status: "pending" }],
  chooseReviewers: (scene) => ["put", `${jobPath(scene)}/team/${scene.people.reviewer.id}`],
  delete: (scene) => ["delete", jobPath(scene)],
  takeOver: (scene) => ["post", `${jobPath(scene)}/take-over`],
};
const ofCompany: Record<keyof CompanyCan, (scene: Scene) => Call> = {
  edit: (scene) => ["patch", companyPath(scene), {}],
  verify: (scene) => ["post", `${companyPath(scene)}/verification`, { email: "ada@a.example" }],
  choosePosters: (scene) => ["patch", companyPath(scene), { postingBy: "members" }],
  readTeam: (scene) => ["get", `${companyPath(scene)}/stages`],
  changeMembers: (scene) => [
    "patch",
    `${companyPath(scene)}/members/${scene.people.colleague.id}`,
    { role: "recruiter" },
  ],
  invite: (scene) => ["get", `${companyPath(scene)}/invitations`],
  readHistory: (scene) => ["get", `${companyPath(scene)}/history`],
  readImpact: (scene) => ["get", `${companyPath(scene)}/impact?quarter=2020-Q1`],
  searchPeople: ({ employer }) => ["get", `/api/candidates?companyId=${employer.id}`],
  readLetters: (scene) => ["get", `${companyPath(scene)}/templates`],
  setDefaults: (scene) => ["put", `${companyPath(scene)}/questions`, { questions: [] }],
  handOver: (scene) => ["post", `${companyPath(scene)}/owner`, { userId: scene.people.owner.id }],
  delete: (scene) => ["delete", companyPath(scene)],
  post: (scene) => ["post", "/api/jobs", draft(scene)],
};
const ofApplication: Record<keyof ApplicationCan, (scene: Scene) => Call> = {
  decide: ofJob.decide,
  note: (scene) => ["post", `${applicationPath(scene)}/notes`, { text: "Blows well." }],
  message: (scene) => ["post", `${applicationPath(scene)}/messages`, { text: "Hello" }, key()],
  edit: (scene) => ["patch", applicationPath(scene), {}],
  withdraw: (scene) => ["post", `${applicationPath(scene)}/withdraw`, {}],
};

type Can = Record<string, boolean>;
interface Row {
  id: string;
  can: Can;
}

/** Every row in an answer that says what its reader may do, of jobs, companies and applications. */
const rowsIn = (value: unknown): Row[] => {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(rowsIn);
  return "can" in value && "id" in value ? [value as Row, ...inner] : inner;
};
const rowOf = (body: unknown, { id }: { id: string }, act: string) =>
  rowsIn(body).find((row) => row.id === id && act in row.can);

/** Of every endpoint that answers such rows a call, with the row that it is about. */
const answering: Partial<
  Record<keyof typeof allEndpoints, ((scene: Scene) => Call) | "in a test of its own">
> = {
  listJobs: ({ employer }) => ["get", `/api/jobs?companyId=${employer.id}`],
  listManagedJobs: () => ["get", "/api/jobs/mine"],
  listReviewingJobs: () => ["get", "/api/jobs/reviewing"],
  listSavedJobs: () => ["get", "/api/jobs/saved"],
  previewAlert: () => ["post", "/api/alerts/preview", { search: {}, frequency: "daily" }],
  getJob: (scene) => ["get", jobPath(scene)],
  editJob: ofJob.edit,
  closeJob: (scene) => ["post", `${jobPath(scene)}/close`, {}],
  confirmJob: (scene) => ["post", `${jobPath(scene)}/confirm`],
  recruiterDashboard: () => ["get", "/api/dashboard/recruiter"],
  listCompanies: () => ["get", "/api/companies"],
  getCompany: (scene) => ["get", companyPath(scene)],
  listOwnCompanies: () => ["get", "/api/companies/mine"],
  editCompany: ofCompany.edit,
  handOver: ofCompany.handOver,
  listOwnApplications: () => ["get", "/api/applications/candidate"],
  listJobApplications: ofJob.readApplications,
  getApplication: (scene) => ["get", applicationPath(scene)],
  filterApplications: () => ["get", "/api/applications/filter"],
  reviewNext: (scene) => ["post", `${jobPath(scene)}/review`, {}],
  peekReview: "in a test of its own",
  changeApplication: ofApplication.edit,
  changeStatus: ofJob.decide,
  takeJobOver: ofJob.takeOver,
  withdrawApplication: ofApplication.withdraw,
  moveToStage: "in a test of its own",
  listRecommendedJobs: "in a test of its own",
  listSimilarJobs: "in a test of its own",
  createJob: "in a test of its own",
  publishJob: "in a test of its own",
  copyJob: "in a test of its own",
  beginFromTemplate: "in a test of its own",
  createCompany: "in a test of its own",
  apply: "in a test of its own",
  confirmJobByLink: "in a test of its own",
  setCompanyLogo: "in a test of its own",
  setCompanyCover: "in a test of its own",
  confirmVerification: "in a test of its own",
};

const people: Caller[] = [
  "anonymous",
  "applicant",
  "candidate",
  "manager",
  "recruiter",
  "owner",
  "company",
  "administrator",
  "admin",
  "colleague",
  "reviewer",
  "otherReviewer",
  "invited",
  "former",
  "demoted",
];
const waiting = ["manager", "owner", "admin", "colleague", "reviewer"] as const;
const callers = [
  ...people.map((caller) => ({ name: caller as string, caller, isWaiting: false })),
  ...waiting.map((caller) => ({ name: `${caller}, waiting`, caller, isWaiting: true })),
];

const send = (client: Client, [method, path, body, headers = {}]: Call) =>
  client[method](path, { ...(body !== undefined && { body }), headers });

/** What the caller may do with the scene's three rows, as their own calls say. */
const saidTo = async (client: Client, scene: Scene) => {
  const { job, employer, application } = scene;
  const company = await client.get(companyPath(scene));
  const loaded = await client.get(applicationPath(scene));
  return {
    job: rowOf((await client.get(jobPath(scene))).body, job, "takeOver")?.can,
    emptyJob: rowOf(
      (await client.get(`/api/jobs/${scene.emptyJob.id}`)).body,
      scene.emptyJob,
      "edit",
    )?.can,
    company: rowOf(company.body, employer, "post")?.can,
    application: rowOf(loaded.body, application, "withdraw")?.can,
  };
};

describe.each(callers)("to $name", ({ caller, isWaiting }) => {
  const begin = async () => {
    const scene = await buildHiringScene(services);
    const { employer, people: all } = scene;
    const emptyJob = await buildJob(db, { postedBy: all.manager.id, companyId: employer.id });
    if (caller !== "anonymous" && isWaiting)
      await changeUser(db, all[caller].id, { waitingSince: new Date() });
    const client = caller === "anonymous" ? anonymous : as(all[caller]);
    return { scene: { ...scene, emptyJob }, client };
  };

  test("rows say of each act whether its call is refused", async () => {
    const { scene, client } = await begin();
    const said = await saidTo(client, scene);
    // What the state of a company refuses is no matter of permission, and is none of its rows.
    const isLet = async (call: Call) => ![401, 403].includes((await send(client, call)).status);
    const isDone = async (call: Call) => (await send(client, call)).status < 400;

    const empty = { ...scene, job: { ...scene.job, id: scene.emptyJob.id } };
    const done: Record<string, Can> = { job: {}, company: {}, application: {} };
    for (const [act, call] of Object.entries(ofCompany))
      done["company"] = { ...done["company"], [act]: await isLet(call(scene)) };
    for (const [act, call] of Object.entries(ofApplication))
      if (act !== "withdraw")
        done["application"] = { ...done["application"], [act]: await isDone(call(scene)) };
    for (const [act, call] of Object.entries(ofJob))
      done["job"] = { ...done["job"], [act]: await isDone(call(scene)) };
    done["application"] = {
      ...done["application"],
      withdraw: await isDone(ofApplication.withdraw(scene)),
    };
    const deleted = await isDone(ofJob.delete(empty));
    expect(said.company).toEqual(done["company"]);
    expect(said.job).toEqual(done["job"]);
    expect(said.emptyJob?.["delete"]).toBe(deleted);
    // Who may not read an application is told nothing of it.
    expect(said.application ?? allOf(ofApplication, false)).toEqual(done["application"]);
  });

  test("every answer with these rows says the same", async () => {
    const { scene, client } = await begin();
    await client.put(`/api/jobs/${scene.job.id}/saved`);
    const answers = new Map<string, Row[]>();
    for (const [name, call] of Object.entries(answering))
      if (typeof call === "function" && !changing.has(name))
        answers.set(name, rowsIn((await send(client, call(scene))).body));
    const before = await saidTo(client, scene);
    for (const [name, rows] of answers)
      expect([name, othersThan(before, { name, rows, scene })]).toEqual([name, []]);

    for (const [name, call] of Object.entries(answering)) {
      if (typeof call !== "function" || !changing.has(name)) continue;
      const rows = rowsIn((await send(client, call(scene))).body);
      const after = await saidTo(client, scene);
      expect([name, othersThan(after, { name, rows, scene })]).toEqual([name, []]);
    }
  });
});

/** Calls after which somebody may do less than before. */
const changing = new Set(["takeJobOver", "withdrawApplication"]);
/** The endpoints that answered one of the rows to anybody. */
const answered = new Set<string>();

/** The scene's rows in an answer that say something else than they say by themselves. */
const othersThan = (
  said: Awaited<ReturnType<typeof saidTo>>,
  { name, rows, scene }: { name: string; rows: Row[]; scene: Scene },
): Row[] => {
  const own = new Map([
    [scene.job.id, said.job],
    [scene.employer.id, said.company],
    [scene.application.id, said.application],
  ]);
  const ofScene = rows.filter(({ id }) => own.has(id));
  if (ofScene.length > 0) answered.add(name);
  return ofScene.filter(({ id, can }) => !isDeepStrictEqual(can, own.get(id)));
};

const allOf = (acts: object, value: boolean) =>
  Object.fromEntries(Object.keys(acts).map((act) => [act, value]));

test("every endpoint whose answer has such rows is called here", () => {
  const hasCan = ({ reply }: DescribedEndpoint) =>
    reply !== undefined &&
    JSON.stringify(z.toJSONSchema(reply, { io: "input", unrepresentable: "any" })).includes(
      '"can":',
    );
  const found = Object.entries<DescribedEndpoint>(allEndpoints)
    .filter(([, endpoint]) => hasCan(endpoint))
    .map(([name]) => name);
  expect(found.toSorted()).toEqual(Object.keys(answering).toSorted());
  const called = Object.entries(answering).filter(([, call]) => typeof call === "function");
  expect([...answered].toSorted()).toEqual(called.map(([name]) => name).toSorted());
});

test("a visitor is told that they may do nothing, in the answer that all visitors share", async () => {
  const scene = await buildHiringScene(services);
  const path = `/api/jobs?companyId=${scene.employer.id}`;
  const visitors = await anonymous.get(path);
  expect(visitors.headers["cache-control"]).toContain("public");
  expect(visitors.headers["vary"]).toContain("Cookie");
  expect(rowsIn(visitors.body).map(({ can }) => can)).toContainEqual(allOf(ofJob, false));

  const tag = String(visitors.headers["etag"]);
  const owners = await as(scene.people.owner).get(path, { headers: { "if-none-match": tag } });
  expect(owners.status).toBe(200);
  expect(owners.headers["cache-control"]).toBe("no-store");
  expect(owners.headers["etag"]).toBeUndefined();
  expect(rowsIn(owners.body).every(({ can }) => can["edit"])).toBe(true);
  expect((await anonymous.get(path)).body).toEqual(visitors.body);
});

test("who adds a company, a job or an application is told at once what they may do with it", async () => {
  const { people: all, employer, otherJob, resume, ...scene } = await buildHiringScene(services);
  const owner = as(all.owner);
  const company = await owner.post<Row>("/api/companies", { body: { name: "Potters" } });
  const ofOwner = { ...allOf(ofCompany, true) };
  expect(company.body.can).toEqual(ofOwner);
  const job = await owner.post<Row>("/api/jobs", {
    body: draft({ ...scene, people: all, employer, otherJob, resume, emptyJob: otherJob }),
  });
  expect(job.body.can).toEqual({ ...allOf(ofJob, true), takeOver: false });
  const applied = { jobId: otherJob.id, resumeUrl: `/objects/${resume.id}`, coverLetter: "Hello" };
  const mine = { decide: false, note: false, message: true, withdraw: true, edit: true };
  const sent = await as(all.applicant).post<Row>("/api/applications", { body: applied });
  expect(sent.body.can).toEqual(mine);
  const back = await as(all.applicant).post<Row>(`/api/applications/${sent.body.id}/withdraw`, {
    body: {},
  });
  expect(back.body.can).toEqual(allOf(ofApplication, false));
  const anew = await as(all.applicant).post<Row>("/api/applications", { body: applied });
  expect(anew.body).toMatchObject({ id: sent.body.id, can: mine });
});

test("a suspended company takes neither jobs nor colleagues, and its own members are told so", async () => {
  const { people: all, employer } = await buildHiringScene(services);
  await changeCompany(db, employer.id, { suspendedAt: new Date(), suspensionReason: "No" });
  const { body } = await as(all.owner).get<Row>(`/api/companies/${employer.id}`);
  expect(body.can).toEqual({
    ...allOf(ofCompany, true),
    post: false,
    invite: false,
    searchPeople: false,
  });
});
