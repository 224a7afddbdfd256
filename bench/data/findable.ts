// People who let themselves be found, as the product reads them.
import { companies } from "@rolecall/demo/companies.ts";
import { allNames, type PersonName } from "@rolecall/demo/names.ts";
import { makeCandidates } from "@rolecall/demo/people/candidates.ts";
import { Random } from "@rolecall/demo/random.ts";
import { readFindable } from "@rolecall/server/src/features/talent/reading/read-people.service.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { idOf } from "./board-size.ts";
import { addUsers } from "./people.ts";
import { withoutIndexes } from "./without-indexes.ts";

/** So many profiles are written and read; the others are copies of them, each with weights of its own. */
const written = 2_000;

function* endlessNames(): Generator<PersonName, never> {
  for (;;) yield* allNames;
}

const drawProfiles = (count: number) =>
  makeCandidates(new Random("people who are found"), {
    now: new Date("2026-06-01"),
    names: endlessNames(),
    count,
    wanted: companies.flatMap(({ openings }) => openings),
  }).map(({ profile }, place) => ({ ...profile, place }));

const keepProfiles = `
  create temporary table drawn_profiles as
  select * from json_to_recordset($1) as drawn
    (place int, title text, summary text, skills text[], experience jsonb, education jsonb, location text)`;

/** `$1`: the number of the first person, `$2`: of the last one, `$3`: how many profiles there are. */
const insertProfiles = `
  insert into candidate_profiles (id, user_id, title, summary, skills, experience, education, location)
  select bench.id(n), bench.id(n), title, summary, skills, experience, education, location
  from generate_series($1::bigint, $2) as n join drawn_profiles on place = (n - $1) % $3`;

const letBeFound = `
  insert into findable_people (user_id, "to")
  select bench.id(n), 'all' from generate_series($1::bigint, $1 + $2 - 1) as n`;

/** `$1` and `$2`: of the copies; `$3`: the first of those who were read, `$4`: how many were. */
const copied = `
  generate_series($1::bigint, $2) as n
  join findable_people as read_one on read_one.user_id = bench.id($3 + (n - $3) % $4)`;

const insertCopies = `
  insert into findable_people (user_id, "to", shown_at, document, place, level, latitude, longitude, employers,
    posts, read, edition, reread_on)
  select bench.id(n), 'all', shown_at - n * interval '1 second', document, place, level, latitude, longitude,
    employers, posts, read, edition, reread_on
  from ${copied}`;

const insertTerms = `
  insert into person_terms (person, term, weight)
  select copy.number, term, least(1, weight * (0.7 + 0.6 * bench.chance(copy.number, term::text)))
  from ${copied}
  join findable_people as copy on copy.user_id = bench.id(n)
  join person_terms on person_terms.person = read_one.number`;

const batch = 20_000;

/** Adds people from that number on. */
export const addFindable = async (
  { pool, unchecked }: { pool: pg.Pool; unchecked: pg.Pool },
  { first, count }: { first: number; count: number },
): Promise<void> => {
  const last = first + count - 1;
  const read = Math.min(written, count);
  await addUsers(pool, "candidate", { first, count });
  const client = await unchecked.connect();
  try {
    await client.query(keepProfiles, [JSON.stringify(drawProfiles(read))]);
    await client.query(insertProfiles, [first, last, read]);
  } finally {
    client.release();
  }
  await pool.query(letBeFound, [first, read]);
  const db = drizzle(pool, { casing: "snake_case" });
  for (let number = first; number < first + read; number += 1)
    await db.transaction((transaction) => readFindable(transaction, idOf(number)));
  await pool.query("analyze findable_people, person_terms");
  await withoutIndexes(pool, async () => {
    for (let from = first + read; from <= last; from += batch) {
      const values = [from, Math.min(last, from + batch - 1), first, read];
      await unchecked.query(insertCopies, values);
      await unchecked.query(insertTerms, values);
    }
  }, ["findable_people", "person_terms"]);
};
