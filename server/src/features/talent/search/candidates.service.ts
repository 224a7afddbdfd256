import { candidateMissingText } from "@rolecall/contract/talent/candidates.ts";
import type { Db } from "#db/db.ts";
import { readJobById } from "#features/match/match.service.ts";
import { profileToMatch } from "#features/match/sides.service.ts";
import { termsOfJob } from "#features/talent/reading/terms.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { hiderOf } from "#match/reading/hider.ts";
import { type JobRead, matchOf } from "#match/score/match.ts";
import { checkManagesJob } from "#policies/job.ts";
import { type AskedPeople, readFilter } from "./filter.service.ts";
import { countLook } from "./looks.service.ts";
import * as queries from "./people.queries.ts";
import { scorePeople } from "./scoring.service.ts";
import { searcherOf } from "./searcher.service.ts";
import { hiddenLine, shownPerson } from "./shown-person.ts";

interface Asking {
  user: SignedInUser;
  companyId?: string | undefined;
}

/** The total stops counting there. */
const mostCounted = 10_000;
/** So few people are all scored; of more those who are likeliest to fit. */
const fewEnough = 5_000;
const mostOfTerm = 2_000;
const mostScored = 1_000;

/** The people whom a company finds: the best for a job first, otherwise the newest. */
export const searchCandidates = async (
  db: Db,
  {
    user,
    companyId,
    jobId,
    page,
    limit,
    ...asked
  }: Asking & AskedPeople & { jobId?: string | undefined; page: number; limit: number },
) => {
  const searcher = await searcherOf(db, { user, companyId });
  const job = jobId === undefined ? null : await managedJob(db, { user, jobId });
  const filter = await readFilter(db, asked);
  if (!filter) return { items: [], total: 0, page, limit };
  const search = { searcher, filter };
  const counted = await queries.countPeople(db, { ...search, most: mostCounted + 1 });
  const slice = { offset: (page - 1) * limit, limit };
  const found = job
    ? await bestFor(db, { job, search, slice, all: counted <= fewEnough })
    : (await queries.listNewestPeople(db, { ...search, ...slice })).map((userId) => ({ userId }));
  const userIds = found.map(({ userId }) => userId);
  const people = new Map(
    (await queries.listPeople(db, { companyId: searcher.company.id, userIds })).map((person) => [
      person.userId,
      person,
    ]),
  );
  return {
    items: found.flatMap(({ userId, ...scored }) => {
      const person = people.get(userId);
      return person ? [{ ...shownPerson(person, { inList: true }), ...scored }] : [];
    }),
    total: Math.min(counted, mostCounted),
    capped: counted > mostCounted,
    page,
    limit,
  };
};

interface Best {
  job: JobRead;
  search: Parameters<typeof queries.countPeople>[1] extends infer Search
    ? Omit<Search, "most">
    : never;
  slice: { offset: number; limit: number };
  /** Whether everybody is scored. */
  all: boolean;
}

/** One page of the people who are found, the best for a job first; behind those who were scored the newest. */
const bestFor = async (db: Db, { job, search, slice, all }: Best) => {
  const likely = all
    ? await queries.listNewestPeople(db, { ...search, offset: 0, limit: fewEnough })
    : await queries.listLikelyPeople(db, {
        ...search,
        terms: termsOfJob(job),
        ofEach: mostOfTerm,
        most: mostScored,
      });
  const { offset, limit } = slice;
  const scored = await scorePeople(db, { job, userIds: likely });
  const best = scored.slice(offset, offset + limit);
  const rest = all
    ? []
    : await queries.listNewestPeople(db, {
        ...search,
        but: likely,
        offset: Math.max(0, offset - scored.length),
        limit: limit - best.length,
      });
  const others = new Map(
    (await scorePeople(db, { job, userIds: rest })).map(({ userId, score }) => [userId, score]),
  );
  return [
    ...best.map(({ userId, score }) => ({ userId, matchScore: score })),
    ...rest.map((userId) => ({ userId, matchScore: others.get(userId) ?? null })),
  ];
};

const managedJob = async (db: Db, which: { user: SignedInUser; jobId: string }) => {
  await checkManagesJob(db, which);
  return readJobById(db, which.jobId);
};

/** The person, for a company that finds them or to which they said yes. @throws `missing` */
export const personFor = async (db: Db, { id, ...asking }: Asking & { id: string }) => {
  const searcher = await searcherOf(db, asking);
  const person = await queries.findPerson(db, { id, searcher });
  if (!person) throw candidateMissing();
  return { person, searcher };
};

const candidateMissing = () => new AppError("missing", candidateMissingText);

/** One person, who reads that the company looked. */
export const lookAt = (db: Db, which: Asking & { id: string }) =>
  db.transaction(async (db) => {
    const { person, searcher } = await personFor(db, which);
    await countLook(db, { searcher, userId: person.userId });
    return shownPerson(person);
  });

/** How well a person fits a job, and why: a look as well, since the reasons name lines of the profile. */
export const matchOfCandidate = (
  db: Db,
  { jobId, ...which }: Asking & { id: string; jobId: string },
) =>
  db.transaction(async (db) => {
    const { person, searcher } = await personFor(db, which);
    const job = await managedJob(db, { user: which.user, jobId });
    const own = await profileToMatch(db, person.userId);
    if (!job || !own) throw candidateMissing();
    await countLook(db, { searcher, userId: person.userId });
    const hide = hiderOf(person);
    const { reasons, ...match } = matchOf(job, own.person);
    return {
      ...match,
      reasons: reasons.map(({ found, ...reason }) => ({
        ...reason,
        found: found
          .filter((line) => line.in === "profile")
          .map((line) => ({ ...line, line: hiddenLine(line, hide) })),
      })),
    };
  });
