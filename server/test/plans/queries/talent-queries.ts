// The search for candidates, and what companies and people write to and read of one another.
import { randomUUID } from "node:crypto";
import { isNotNull } from "drizzle-orm";
import { findablePeople } from "#db/schema/talent/findable-people.ts";
import * as merged from "#features/talent/merged-companies.queries.ts";
import * as readings from "#features/talent/reading/readings.queries.ts";
import * as requests from "#features/talent/requests/requests.queries.ts";
import * as people from "#features/talent/search/people.queries.ts";
import * as settings from "#features/talent/settings/findable.queries.ts";
import type { CallOptions } from "#test/client.ts";
import { asked, type Board, get, type ListQuery } from "./asked.ts";

/** All who are found are counted, up to 10,000. */
const everybodyFound = 12_000;
/** Of each term of a job up to 2,000 people. */
const ofEachTerm = 60_000;

const searched = (query: CallOptions["query"]): ListQuery => ({
  what: `the search for candidates ${new URLSearchParams(query as Record<string, string>).toString()}`,
  ask: ({ owner, busy }) => get(owner, "/api/candidates", { ...query, companyId: busy.company }),
  mostRows: everybodyFound,
});

export const talentScreens: ListQuery[] = [
  searched({}),
  searched({ page: 20 }),
  searched({ query: "engineer" }),
  searched({ query: "word7", skill: "TypeScript" }),
  searched({ location: "Town7, Peru" }),
  searched({ experienceLevel: "mid", page: 2 }),
  asked("candidate", "/api/profile/findable"),
  asked("candidate", "/api/profile/requests"),
  asked("candidate", "/api/profile/requests", { status: "waiting" }),
  asked("candidate", "/api/profile/looks"),
];

const searcherOf = ({ busy }: Pick<Board, "busy">) => ({
  userId: busy.owner,
  company: { id: busy.company, name: "Company", isVerified: false },
  ofCompanies: [busy.company],
  employers: ["company"],
});
const filter = { query: "'engineer'", level: undefined };

export const talentQueries: Record<
  string,
  (board: Pick<Board, "db" | "busy">) => Promise<unknown>
> = {
  "what is read of people": ({ db, busy }) => people.listRecords(db, [busy.candidate]),
  "people who are found": ({ db, busy }) =>
    people.listPeople(db, { companyId: busy.company, userIds: [busy.candidate] }),
  "one of them": async ({ db, busy }) => {
    const [one] = await db
      .select({ id: findablePeople.id })
      .from(findablePeople)
      .where(isNotNull(findablePeople.id))
      .limit(1);
    return people.findPerson(db, { id: one?.id ?? randomUUID(), searcher: searcherOf({ busy }) });
  },
  "people of another edition": ({ db }) => readings.listToReread(db, { edition: "1.1", most: 100 }),
  "somebody to read": ({ db, busy }) => readings.findToRead(db, busy.candidate),
  "what a letter says of a request": ({ db }) =>
    requests.findLetterRequest(db, crypto.randomUUID()),
  "companies that somebody leaves out": ({ db, busy }) => settings.listExcepted(db, busy.candidate),
  "requests of merged companies": ({ db, busy }) =>
    merged.deleteDoubleRequests(db, { from: busy.company, into: crypto.randomUUID() }),
};

/** Beside the usual ones. */
export const peopleForAJob: ListQuery = {
  what: "the likeliest people for a job",
  ask: ({ db, busy }) =>
    people.listLikelyPeople(db, {
      searcher: searcherOf({ busy }),
      filter,
      terms: new Map(Array.from({ length: 20 }, (_, term) => [100_000_001 + term, 1])),
      ofEach: 2_000,
      most: 1_000,
    }),
  mostRows: ofEachTerm,
};
