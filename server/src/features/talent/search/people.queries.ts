import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { jobs } from "#db/schema/jobs.ts";
import { findablePeople } from "#db/schema/talent/findable-people.ts";
import { personTerms } from "#db/schema/talent/person-terms.ts";
import { talkRequests } from "#db/schema/talent/talk-requests.ts";
import { users } from "#db/schema/users.ts";
import type { PersonRecord } from "#features/talent/reading/person-record.ts";
import { isFound, isStaying, type Searcher } from "#policies/talent.ts";

/** Who is searched for, in the terms of `findable_people`. */
export interface PeopleFilter {
  /** The text of a `tsquery`; empty for all. */
  query: string;
  level: (typeof findablePeople.$inferSelect)["level"] | undefined;
  /** `tsquery` of the places that a location means, empty where none is known; else people say it in the text of theirs. */
  place?: { areas: string; unplaced: string; text: string } | undefined;
  circle?: { latitude: number; longitude: number; miles: number } | undefined;
}

interface Search {
  searcher: Searcher;
  filter: PeopleFilter;
}

const asQuery = (text: string) => sql`${text}::text::tsquery`;

const isPlaced = ({ areas, unplaced, text }: NonNullable<PeopleFilter["place"]>): SQL => {
  const saysSo = sql`strpos(${findablePeople.place}, (
    select case when char_length(said) > 2 then said else ' ' || said || ' ' end
    from replace(place_words(left(fold(${text}), 300)), ' ', '') as said
  )) > 0`;
  if (areas === "") return saysSo;
  const inArea = sql`${findablePeople.document} @@ ${asQuery(areas)}`;
  const isUnplaced = sql`${findablePeople.document} @@ ${asQuery(unplaced)} and ${saysSo}`;
  return sql`(${inArea} or ${isUnplaced})`;
};

const isWanted = ({ searcher, filter: { query, level, place, circle } }: Search): SQL =>
  sql`${and(
    isFound(searcher),
    query === "" ? undefined : sql`${findablePeople.document} @@ ${asQuery(query)}`,
    level ? eq(findablePeople.level, level) : undefined,
    place && isPlaced(place),
    circle &&
      sql`is_around(${findablePeople.latitude}, ${findablePeople.longitude}, array[${circle.latitude}, ${circle.longitude}, ${circle.miles}]::float8[])`,
  )}`;

/** How many people a search finds, counted up to `most`. */
export const countPeople = async (
  db: Db,
  { most, ...search }: Search & { most: number },
): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${findablePeople} where ${isWanted(search)} limit ${most}
    ) as found`);
  return rows[0]?.count ?? 0;
};

/** The newest profiles first. */
const newestFirst = [desc(findablePeople.shownAt), desc(findablePeople.userId)];

export const listNewestPeople = async (
  db: Db,
  {
    offset,
    limit,
    but = [],
    ...search
  }: Search & { offset: number; limit: number; but?: string[] },
): Promise<string[]> => {
  const found = await db
    .select({ userId: findablePeople.userId })
    .from(findablePeople)
    .where(
      and(
        isWanted(search),
        but.length === 0
          ? undefined
          : sql`${findablePeople.userId} <> all(${sql.param(but)}::uuid[])`,
      ),
    )
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit);
  return found.map(({ userId }) => userId);
};

/**
 * Those of a search who have most of what a job asks for, at most `most`: of each term the people are looked at who
 * have most of it.
 */
export const listLikelyPeople = async (
  db: Db,
  {
    terms,
    ofEach,
    most,
    ...search
  }: Search & {
    terms: ReadonlyMap<number, number>;
    ofEach: number;
    most: number;
  },
): Promise<string[]> => {
  const { rows } = await db.execute<{ userId: string }>(sql`
    with likely as (
      select had.person, sum(wanted.weight * had.weight) as near
      from unnest(
        ${sql.param([...terms.keys()])}::int[], ${sql.param([...terms.values()])}::real[]
      ) as wanted (term, weight)
      cross join lateral (
        select ${personTerms.person}, ${personTerms.weight} from ${personTerms}
        where ${personTerms.term} = wanted.term
        order by ${personTerms.weight} desc, ${personTerms.person} desc
        limit ${ofEach}
      ) as had
      group by had.person
    )
    select ${findablePeople.userId} as "userId"
    from likely join ${findablePeople} on ${findablePeople.number} = likely.person
    where ${isWanted(search)}
    order by near desc, ${findablePeople.number} desc
    limit ${most}`);
  return rows.map(({ userId }) => userId);
};

/** What a match reads of these people. */
export const listRecords = (db: Db, userIds: string[]) =>
  db
    .select({
      userId: findablePeople.userId,
      shownAt: findablePeople.shownAt,
      read: sql<PersonRecord>`${findablePeople.read}`,
    })
    .from(findablePeople)
    .where(inArray(findablePeople.userId, userIds));

const shownPerson = {
  userId: findablePeople.userId,
  id: findablePeople.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: candidateProfiles.phoneNumber,
  title: candidateProfiles.title,
  summary: candidateProfiles.summary,
  skills: candidateProfiles.skills,
  location: candidateProfiles.location,
  experience: candidateProfiles.experience,
  education: candidateProfiles.education,
  request: {
    id: talkRequests.id,
    message: talkRequests.message,
    status: talkRequests.status,
    createdAt: talkRequests.createdAt,
  },
  job: { id: jobs.id, title: jobs.title },
};

const peopleFor = (db: Db, companyId: string) =>
  db
    .select(shownPerson)
    .from(findablePeople)
    .innerJoin(users, eq(users.id, findablePeople.userId))
    .innerJoin(candidateProfiles, eq(candidateProfiles.userId, findablePeople.userId))
    .leftJoin(
      talkRequests,
      and(eq(talkRequests.userId, findablePeople.userId), eq(talkRequests.companyId, companyId)),
    )
    .leftJoin(jobs, eq(jobs.id, talkRequests.jobId));

/** These people, with what the company wrote to them. */
export const listPeople = (
  db: Db,
  { companyId, userIds }: { companyId: string; userIds: string[] },
) => peopleFor(db, companyId).where(inArray(findablePeople.userId, userIds));

/** One of them by the name that companies know them by, found or having said yes; null for the company otherwise. */
export const findPerson = async (db: Db, { id, searcher }: { id: string; searcher: Searcher }) => {
  const saidYes = and(eq(talkRequests.status, "yes"), isStaying);
  const [person] = await peopleFor(db, searcher.company.id)
    .where(and(eq(findablePeople.id, id), sql`(${isFound(searcher)} or ${saidYes})`))
    .limit(1);
  return person ?? null;
};

export type ShownPerson = Awaited<ReturnType<typeof listPeople>>[number];
