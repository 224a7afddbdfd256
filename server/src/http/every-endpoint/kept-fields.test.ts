import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { languageLevels } from "@rolecall/contract/profiles/profiles.ts";
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { isBlank } from "@rolecall/contract/values/blank.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyValue, schemaOf } from "#test/any-value.ts";
import { buildApplication, buildResume, buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { fingerprintOf } from "#test/database/every-row.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { browserOf } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { app, as, config, db } = services;
const scene = await buildHiringScene(services);
const { people, job, otherJob, employer } = scene;
const [manager, owner, applicant] = [as(people.manager), as(people.owner), as(people.applicant)];
// The sessions are created before anything is compared.
await Promise.all([manager, owner, applicant].map((client) => client.get("/api/auth/user")));

type Fields = Record<string, unknown>;

/** A caller that writes something and reads it again. */
interface Writing {
  client: Client;
  /** The parameters of the path. */
  params?: Record<string, string>;
  /** Fields that allow a single value only. */
  fixed?: Fields;
  read: (answered: Fields) => Promise<unknown>;
}

interface Row {
  /** The fields that are kept to the letter. */
  fields: readonly string[];
  /** Values that the endpoint takes and its schema does not describe. */
  values?: Record<string, fc.Arbitrary<unknown>>;
  begin: () => Promise<Writing>;
}

const bodyOf = async (client: Client, path: string) => (await client.get<Fields>(path)).body;
const webAddress = fc.webUrl();
const jobFields =
  "title description requirements location type experienceLevel category companyId salaryMin salaryMax deadline isActive remoteCountries answerDays anonymousReview".split(
    " ",
  );
const deadline = fc
  .date({ min: new Date("2090-01-01"), max: new Date("2999-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());
const jobRow = {
  fields: jobFields,
  values: {
    companyId: fc.constant(employer.id),
    deadline,
    salaryMin: fc.integer({ min: 0, max: 9 }),
  },
};
const companyRow = {
  fields: [
    "name",
    "description",
    "location",
    "industry",
    "size",
    "website",
    "logoUrl",
    "answerDays",
  ],
  values: { website: webAddress, logoUrl: webAddress },
};
const profileFields =
  "title summary location phoneNumber experience education languages wantedSalary willMove".split(
    " ",
  );
/** An edit that names none is taken on whichever it meets. */
const noRevision = { revision: fc.constant(undefined) };
const noResume = { resumeUrl: fc.constant(null) };
/** So many fields are seldom all valid by chance: these always are. */
const profileValues = {
  ...noResume,
  skills: fc.constant(["Glass cutting"]),
  languages: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom("German", "日本語"),
      level: fc.constantFrom(...languageLevels),
    }),
    { maxLength: 2, selector: ({ name }) => name },
  ),
};
/** A new application to the manager's job. */
const application = async () => {
  const { id } = await buildApplication(db, { jobId: job.id });
  const read = async () => {
    const { body } = await manager.get<Fields[]>(`/api/applications/job/${job.id}`);
    return body.find((one) => one["id"] === id);
  };
  return { client: manager, id, read };
};

/** Every call that keeps something of its body. */
const rows = {
  register: {
    fields: ["username", "email", "firstName", "lastName", "role"],
    values: { email: fc.uuid().map((name) => `${name}@example.com`) },
    begin: async () => {
      const client = browserOf(app, config.publicUrl);
      return { client, read: () => bodyOf(client, "/api/auth/user") };
    },
  },
  changeRole: {
    fields: ["role"],
    begin: async () => {
      const client = as(await buildUser(db));
      return { client, read: () => bodyOf(client, "/api/auth/user") };
    },
  },
  changePerson: {
    fields: ["username", "firstName", "lastName"],
    values: { profileImageUrl: fc.constant(null) },
    begin: async () => {
      const client = as(await buildUser(db));
      return { client, read: () => bodyOf(client, "/api/auth/user") };
    },
  },
  requestEmail: {
    fields: [],
    values: { email: fc.uuid().map((name) => `${name}@example.com`) },
    begin: async () => {
      const client = as(await buildUser(db));
      return { client, read: () => bodyOf(client, "/api/account") };
    },
  },
  changeNotification: {
    fields: ["inProduct", "mail"],
    begin: async () => {
      const client = as(await buildUser(db));
      const read = async () =>
        (await client.get<Fields[]>("/api/account/notifications")).body.find(
          ({ kind }) => kind === "team",
        );
      return { client, params: { kind: "team" }, read };
    },
  },
  createJob: {
    ...jobRow,
    begin: async () => ({
      client: manager,
      read: ({ id }) => bodyOf(manager, `/api/jobs/${String(id)}`),
    }),
  },
  editJob: {
    ...jobRow,
    values: { ...jobRow.values, ...noRevision },
    begin: async () => ({
      client: manager,
      params: { id: job.id },
      read: () => bodyOf(manager, `/api/jobs/${job.id}`),
    }),
  },
  createCompany: {
    ...companyRow,
    begin: async () => ({
      client: owner,
      read: ({ id }) => bodyOf(owner, `/api/companies/${String(id)}`),
    }),
  },
  editCompany: {
    fields: [...companyRow.fields, "ownWords", "hiring", "benefits"],
    values: { ...companyRow.values, ...noRevision },
    begin: async () => ({
      client: owner,
      params: { id: employer.id },
      read: () => bodyOf(owner, `/api/companies/${employer.id}`),
    }),
  },
  createProfile: {
    fields: profileFields,
    values: profileValues,
    begin: async () => {
      const client = as(await buildUser(db));
      return { client, read: () => bodyOf(client, "/api/profile") };
    },
  },
  saveProfile: {
    fields: profileFields,
    values: { ...profileValues, ...noRevision },
    begin: async () => ({ client: applicant, read: () => bodyOf(applicant, "/api/profile") }),
  },
  apply: {
    fields: ["coverLetter", "jobId", "resumeUrl"],
    begin: async () => {
      const { id: ownerId } = await buildUser(db);
      const client = as({ id: ownerId });
      const { id } = await buildResume(db, { ownerId });
      const read = async () => {
        const { body } = await client.get<Fields[]>("/api/applications/candidate");
        return body[0];
      };
      const fixed = { jobId: otherJob.id, resumeUrl: objectPathPrefix + id };
      return { client, fixed, read };
    },
  },
  changeApplication: {
    fields: ["coverLetter", "resumeUrl"],
    begin: async () => {
      const { id: ownerId } = await buildUser(db);
      const client = as({ id: ownerId });
      const { id } = await buildApplication(db, { candidateId: ownerId });
      const resume = await buildResume(db, { ownerId });
      const read = () => bodyOf(client, `/api/applications/${id}`);
      return { client, params: { id }, fixed: { resumeUrl: objectPathPrefix + resume.id }, read };
    },
  },
  withdrawApplication: {
    fields: ["reason"],
    begin: async () => {
      const { id: ownerId } = await buildUser(db);
      const client = as({ id: ownerId });
      const { id } = await buildApplication(db, { candidateId: ownerId });
      const read = async () => {
        const { body } = await client.get<{ data: unknown }[]>(`/api/applications/${id}/timeline`);
        return body.at(-1)?.data;
      };
      return { client, params: { id }, read };
    },
  },
  setFindable: {
    fields: ["to"],
    values: { except: fc.constant([]) },
    begin: async () => {
      const client = as(await buildUser(db));
      return { client, read: () => bodyOf(client, "/api/profile/findable") };
    },
  },
  changeStatus: {
    fields: ["status"],
    begin: async () => {
      const { id, ...writing } = await application();
      return { ...writing, params: { id } };
    },
  },
  bulkUpdateStatus: {
    fields: ["status"],
    begin: async () => {
      const { id, ...writing } = await application();
      return { ...writing, fixed: { applicationIds: [id] } };
    },
  },
} satisfies Partial<Record<keyof typeof allEndpoints, Row>>;

/** Calls whose body is a question, a proof or a file's address and name; these have tests of their own. */
const keepNothing: string[] = [
  "previewAlert",
  "checkDraft",
  "previewLetter",
  "reviewNext",
  "findJobSkills",
  "readMessages",
  "readNotices",
  "signIn",
  "lookAroundAs",
  "forgotPassword",
  "resetPassword",
  "changePassword",
  "registerPicture",
  "confirmEmail",
  "confirmJobByLink",
  "publishJob",
  "proveIdentity",
  "confirmTotp",
  "passSecondStep",
  "addPasskey",
  "renamePasskey",
  "signInWithPasskey",
  "createUpload",
  "registerResume",
  "importProfile",
  "setCompanyLogo",
  "setCompanyCover",
  "addCompanyPicture",
  "createMultipartUpload",
  "completeMultipartUpload",
  "inspectLink",
  "fetchLink",
  "fetchSourceFile",
] satisfies (keyof typeof allEndpoints)[];

/** Endpoints whose kept values the tests of their own features read again. */
const readElsewhere = [
  "changeCompanyPicture",
  "addView",
  "changeView",
  "addJobTemplate",
  "markSkill",
  "addTemplate",
  "changeTemplate",
  "addReason",
  "changeReason",
  "setJobQuestions",
  "setCompanyQuestions",
  "setCriteria",
  "setScorecard",
  "setCompanyStages",
  "setJobStages",
  "moveToStage",
  "moveManyToStage",
  "closeJob",
  "undo",
  "sendMessage",
  "saveJob",
  "saveJobs",
  "createAlert",
  "changeAlert",
  "addNote",
  "askToTalk",
  "answerTalkRequest",
  "changeNote",
  "setEqualOpportunity",
  "setAvailability",
  "addInterview",
  "changeInterview",
  "chooseInterviewTime",
  "changeMember",
  "giveCompany",
  "handOver",
  "mergeCompany",
  "inviteMember",
  "startVerification",
  "confirmVerification",
  "reportJob",
  "reportMessages",
  "answerTakedown",
  "suspendUser",
  "suspendCompany",
  "takeJobDown",
  "decideCase",
  "changeSettings",
  "inviteToRegister",
  "writeText",
] satisfies (keyof typeof allEndpoints)[];

test("every call with a body is among these, or keeps nothing of it", () => {
  const withBody = Object.entries<DescribedEndpoint>(allEndpoints).filter(([, { body }]) => body);
  expect(withBody.map(([name]) => name).toSorted()).toEqual(
    [...Object.keys(rows), ...keepNothing, ...readElsewhere].toSorted(),
  );
});

/** Nothing and a blank are the same, and read as none. */
const isSomething = (value: unknown) =>
  value !== null && value !== undefined && !(typeof value === "string" && isBlank(value));

const keptOf = (sent: Fields, fields: readonly string[]) =>
  Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => fields.includes(field) && isSomething(value)),
  );

/** Of each endpoint. A few in the gate; `ANY_REQUEST_RUNS` looks further. */
const numRuns = 3 * Number(process.env["ANY_REQUEST_RUNS"] ?? 5);

test.each(Object.entries<Row>(rows))(
  "values that %s accepts are read again to the letter, and a refusal changes nothing",
  async (name, { fields, values, begin }) => {
    const { method, path, body }: DescribedEndpoint = allEndpoints[name as keyof typeof rows];
    const bodies = anyValue(body ? schemaOf(body) : {}, [employer.id], values);
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(bodies, async (given) => {
        const { client, params = {}, fixed, read } = await begin();
        const sent: unknown = fixed && isRecord(given) ? { ...given, ...fixed } : given;
        const url = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => params[param] ?? "");
        // The session is there before anything is compared.
        await client.get("/api/auth/user");
        const before = await fingerprintOf(db);
        const answer = await client[method.toLowerCase() as "post"]<Fields>(url, {
          body: JSON.stringify(sent),
          headers: { "content-type": "application/json" },
        });
        const isTaken = answer.status < 400;
        if (isTaken) taken += 1;
        expect(isTaken ? before : await fingerprintOf(db)).toBe(before);
        expect(isTaken ? await read(answer.body) : {}).toMatchObject(
          isTaken ? keptOf(sent as Fields, fields) : {},
        );
      }),
      { numRuns },
    );
    expect(taken).toBeGreaterThan(numRuns / 12);
  },
);

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
