// One table says who manages a job and who reads its applications; everything that asks for it gives this answer.
import type { JobCan } from "@rolecall/contract/jobs/job.schemas.ts";
import { expect, test } from "vitest";
import { eraseAccounts } from "#features/erasure/erase-accounts.service.ts";
import { listConcerned } from "#features/jobs/confirmation/confirmation.queries.ts";
import { listReaders } from "#features/live/live.queries.ts";
import { hiringTeamAmong } from "#read-models/teams/hiring-team.queries.ts";
import { buildCompany, buildJob, buildMember, buildReviewer, buildUser } from "#test/build.ts";
import { makeDue } from "#test/database/make-due.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, as, db, files } = await startApp({ env: { RATE_LIMIT: "off" } });

const accounts = {
  recruiter: { role: "recruiter" },
  company: { role: "company" },
  candidate: { role: "candidate" },
  waiting: { role: "recruiter", waitingSince: new Date() },
  suspended: { role: "recruiter", suspendedAt: new Date(), suspensionReason: "No" },
  leaving: { role: "recruiter", eraseAt: new Date(Date.now() + 60 * 60 * 1000) },
  administrator: { role: "recruiter", administratorSince: new Date() },
} as const;

type Place =
  | "owner"
  | "admin"
  | "recruiter"
  | "reviewer of the job"
  | "reviewer of another job"
  | "no member";
interface Case {
  place: Place;
  account: keyof typeof accounts;
  posted: boolean;
  /** Whether the job is the team's alone: taken over, or posted by who left. */
  takenOver: boolean;
  may: "manage" | "read" | "nothing";
}

const acting = ["recruiter", "company", "leaving", "administrator"] as const;
const resting = ["candidate", "waiting", "suspended"] as const;
const places: Record<Place, { posted: Case["may"]; takenOver: Case["may"]; other: Case["may"] }> = {
  owner: { posted: "manage", takenOver: "manage", other: "manage" },
  admin: { posted: "manage", takenOver: "manage", other: "manage" },
  recruiter: { posted: "manage", takenOver: "manage", other: "manage" },
  "reviewer of the job": { posted: "read", takenOver: "read", other: "read" },
  "reviewer of another job": { posted: "nothing", takenOver: "nothing", other: "nothing" },
  "no member": { posted: "manage", takenOver: "nothing", other: "nothing" },
};

/** An acting account may do what its place allows, a resting one nothing, wherever it is. */
const cases: Case[] = (Object.keys(places) as Place[]).flatMap((place) =>
  [...acting, ...resting].flatMap((account) => {
    const isResting = resting.some((one) => one === account);
    const { posted, takenOver, other } = places[place];
    const row = (may: Case["may"], of: Pick<Case, "posted" | "takenOver">): Case => ({
      place,
      account,
      ...of,
      may: isResting ? "nothing" : may,
    });
    return [
      row(posted, { posted: true, takenOver: false }),
      row(takenOver, { posted: true, takenOver: true }),
      row(other, { posted: false, takenOver: false }),
    ];
  }),
);

/** A job at a company of its own, and somebody with this relation to it. Nobody else than an owner has one. */
const built = async ({ place, account, posted, takenOver }: Case) => {
  const owner = await buildUser(db, {
    role: "company",
    ...(place === "owner" && accounts[account]),
  });
  const { id: companyId } = await buildCompany(db, { ownerId: owner.id });
  const person = await personIn(place, { owner, companyId, account });
  const postedBy = posted ? person.id : owner.id;
  const job = await buildJob(db, { companyId, postedBy, isTeamsAlone: takenOver });
  if (place === "reviewer of the job")
    await buildReviewer(db, { jobId: job.id, userId: person.id });
  return { person, job, companyId, ownerId: owner.id };
};
const personIn = (
  place: Place,
  {
    owner,
    companyId,
    account,
  }: { owner: { id: string }; companyId: string; account: keyof typeof accounts },
): Promise<{ id: string }> | { id: string } => {
  if (place === "owner") return owner;
  if (place === "no member") return buildUser(db, accounts[account]);
  const role = place === "admin" || place === "recruiter" ? place : "reviewer";
  return buildMember(db, { companyId, role }, accounts[account]);
};

const scenes = await Promise.all(cases.map(async (one) => ({ ...one, ...(await built(one)) })));
type Scene = (typeof scenes)[number];
const named = ({ place, account, posted, takenOver }: Case) =>
  `${account}, ${place}${posted ? ", posted it" : ""}${takenOver ? ", taken over" : ""}`;
/** What each case may, by a consumer that says so; compared as a whole, so that a failure shows every difference. */
const answersOf = async (may: (scene: Scene) => Promise<unknown>, among = scenes) => {
  const answers = new Map<string, unknown>();
  // One after the other: a hundred requests at once are more than one network is answered.
  for (const one of among) answers.set(named(one), await may(one));
  return answers;
};
const expected = (may: (one: Case) => unknown, among = scenes) =>
  new Map(among.map((one) => [named(one), may(one)]));

const manages = ({ may }: Case) => may === "manage";
const reads = ({ may }: Case) => may !== "nothing";
/** Those who can sign in. A sign-in of who is leaving takes that back: their session is planted for one call. */
const present = scenes.filter(({ account }) => account !== "suspended");

test("a job's managers edit it, and nobody else", async () => {
  const answers = await answersOf(async ({ person, job }) => {
    const { status } = await as(person).patch(`/api/jobs/${job.id}`, { body: {} });
    return status === 200;
  }, present);
  expect(answers).toEqual(expected(manages, present));
});

test("its hiring team reads its applications, and nobody else", async () => {
  const answers = await answersOf(async ({ person, job }) => {
    const { status } = await as(person).get(`/api/applications/job/${job.id}`);
    return status === 200;
  }, present);
  expect(answers).toEqual(expected(reads, present));
});

test("its row says to each of them whether they edit it and read its applications", async () => {
  const answers = await answersOf(async ({ person, job }) => {
    const { body } = await as(person).get<{ can: JobCan }>(`/api/jobs/${job.id}`);
    return [body.can.edit, body.can.readApplications];
  }, present);
  expect(answers).toEqual(expected((one) => [manages(one), reads(one)], present));
});

test("it is in the list of who manages it", async () => {
  const answers = await answersOf(async ({ person, job }) => {
    const { body } = await as(person).get("/api/jobs/mine");
    return JSON.stringify(body).includes(job.id);
  }, present);
  expect(answers).toEqual(expected(manages, present));
});

test("its hiring team can be mentioned in a note", async () => {
  const answers = await answersOf(async ({ person, job }) => {
    const among = await hiringTeamAmong(db, { jobId: job.id, userIds: [person.id] });
    return among.length === 1;
  });
  expect(answers).toEqual(expected(reads));
});

test("its hiring team hears at once of what happens, and its managers of everything", async () => {
  const readers = await listReaders(
    db,
    scenes.map(({ job }) => job.id),
  );
  const answers = await answersOf(async ({ person, job }) => {
    const found = readers.filter((one) => one.jobId === job.id && one.userId === person.id);
    return found.map(({ isManager }) => (isManager ? "manage" : "read"));
  });
  expect(answers).toEqual(expected(({ may }) => (may === "nothing" ? [] : [may])));
});

test("its poster is asked whether it is still open if they manage it", async () => {
  const posted = scenes.filter((one) => one.posted);
  const asked = await listConcerned(
    db,
    posted.map(({ job }) => job.id),
  );
  const answers = await answersOf(
    async ({ job }) => asked.find(({ jobId }) => jobId === job.id)?.posterManages,
    posted,
  );
  expect(answers).toEqual(expected(manages, posted));
});

test("it stays open when the owner is erased if somebody still manages it, and a manager who may follows", async () => {
  const members = scenes.filter(({ place }) => place !== "owner");
  for (const { ownerId } of members) await makeDue(db, { id: ownerId });
  await eraseAccounts(db, { files });
  const isActive = await answersOf(async ({ job }) => {
    const { body } = await anonymous.get<{ isActive: boolean }>(`/api/jobs/${job.id}`);
    return body.isActive;
  }, members);
  expect(isActive).toEqual(expected(manages, members));

  const mayFollow = ({ account, place }: Case) =>
    (place === "admin" || place === "recruiter") &&
    acting.some((one) => one === account && one !== "leaving");
  const follows = await answersOf(async ({ person, companyId }) => {
    const { body } = await as(await buildUser(db)).get<{ ownerId: string | null }>(
      `/api/companies/${companyId}`,
    );
    return body.ownerId === person.id;
  }, members);
  expect(follows).toEqual(expected(mayFollow, members));
});

test("an account that still owns a company is not deleted before it is decided who follows", async () => {
  const owner = await buildUser(db, { role: "company" });
  await buildCompany(db, { ownerId: owner.id });
  const deletion = db.execute(`delete from users where id = '${owner.id}'`);
  await expect(deletion).rejects.toMatchObject({
    cause: { message: expect.stringContaining("decide who follows") },
  });
});
