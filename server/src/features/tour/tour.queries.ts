import { demoIdEndOf, demoSignIns, type DemoPerson } from "@rolecall/demo/sign-ins.ts";
import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { users } from "#db/schema/users.ts";

export interface Guide {
  person: DemoPerson;
  id: string;
  name: string;
}

const people = Object.keys(demoSignIns) as DemoPerson[];
const personByIdEnd = new Map(people.map((person) => [demoIdEndOf(person), person]));
const idEnds = [...personByIdEnd.keys()];
const endLength = (idEnds[0] ?? "").length;

/** More accounts than a demo board begins with: their ids tell earlier moments than those of all who come later. */
const mostAtFirst = 1_000;

/** The people of the demo board who are still there, whatever they are called by now. */
export const listGuides = async (db: Db): Promise<Guide[]> => {
  const first = db.select().from(users).orderBy(asc(users.id)).limit(mostAtFirst).as("first");
  const endOfId = sql<string>`right(${first.id}::text, ${endLength}::int)`;
  const rows = await db
    .select({
      id: first.id,
      end: endOfId,
      username: first.username,
      firstName: first.firstName,
      lastName: first.lastName,
    })
    .from(first)
    .where(inArray(endOfId, idEnds));
  return rows.flatMap(({ id, end, username, firstName, lastName }) => {
    const person = personByIdEnd.get(end);
    const name = [firstName, lastName].filter((part) => part !== null).join(" ") || username;
    return person ? [{ person, id, name }] : [];
  });
};

/** The application that somebody sent last, or null. */
export const findNewestApplication = async (db: Db, candidateId: string) => {
  const [newest] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidateId))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(1);
  return newest ?? null;
};
