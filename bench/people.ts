import type { Role } from "@rolecall/contract/values/role.ts";
import {
  hashOfToken,
  newToken,
  sessionCookie,
} from "@rolecall/server/src/features/auth/sessions/session-token.ts";
import { insertSession } from "@rolecall/server/src/features/auth/sessions/session.queries.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { idOf, type BoardSize } from "./data/board-size.ts";
import { addJobs } from "./data/jobs.ts";
import { addCandidates, addUsers } from "./data/people.ts";

export interface Person {
  id: string;
  username: string;
  /** The `Cookie` header of their session. */
  cookie: string;
}

const hour = 60 * 60 * 1000;

/** Signs a user in without a password. Resolves to the `Cookie` header. */
export const plantSession = async (pool: pg.Pool, userId: string): Promise<string> => {
  const token = newToken();
  const expiresAt = new Date(Date.now() + hour);
  const session = {
    tokenHash: hashOfToken(token),
    userId,
    remembered: true,
    expiresAt,
    device: null,
    provedUntil: new Date(0),
  };
  await insertSession(drizzle(pool, { casing: "snake_case" }), session);
  return `${sessionCookie(false)}=${token}`;
};

/** The first number that no row of the table has yet. */
export const nextNumber = async (
  pool: pg.Pool,
  table: "users" | "jobs" | "companies",
): Promise<number> => {
  const { rows } = await pool.query<{ next: number }>(
    `select count(*)::int + 1 as next from ${table}`,
  );
  return rows[0]?.next ?? 1;
};

/** New users of a role, signed in; candidates have a profile, and a resume with their own id. */
export const addPeople = async (pool: pg.Pool, role: Role, count: number): Promise<Person[]> => {
  const first = await nextNumber(pool, "users");
  if (role === "candidate") await addCandidates(pool, { first, count });
  else await addUsers(pool, role, { first, count });
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const id = idOf(first + index);
      return { id, username: `user-${first + index}`, cookie: await plantSession(pool, id) };
    }),
  );
};

/** A new recruiter; `lots` are jobs that have so many applications each. */
export const addRecruiter = async (
  pool: pg.Pool,
  size: BoardSize,
  lots: { jobs: number; applicants: number }[],
): Promise<Person> => {
  const [recruiter] = await addPeople(pool, "recruiter", 1);
  if (!recruiter) throw new Error("Nobody was added");
  for (const { jobs, applicants } of lots) {
    const first = await nextNumber(pool, "jobs");
    await addJobs(pool, size, { first, count: jobs, postedBy: recruiter.id, applicants });
  }
  await pool.query("vacuum (analyze)");
  return recruiter;
};

/** A new company with so many recruiters, all members; its jobs, posted by the first, have so many applications each. */
export const addTeam = async (
  pool: pg.Pool,
  size: BoardSize,
  { recruiters, jobs, applicants }: { recruiters: number; jobs: number; applicants: number },
): Promise<Person[]> => {
  const people = await addPeople(pool, "recruiter", recruiters);
  const [owner] = people;
  if (!owner) throw new Error("Nobody was added");
  const first = await nextNumber(pool, "jobs");
  await addJobs(pool, size, { first, count: jobs, postedBy: owner.id, applicants });
  const { rows } = await pool.query<{ id: string }>(
    `insert into companies (id, name, description, owner_id)
    values (gen_random_uuid(), 'A large employer', 'Many people.', $1) returning id`,
    [owner.id],
  );
  const companyId = rows[0]?.id;
  await pool.query(
    `insert into company_members (company_id, user_id, role)
    select $1, id, 'recruiter' from unnest($2::uuid[]) as id where id <> $3`,
    [companyId, people.map(({ id }) => id), owner.id],
  );
  await pool.query("update jobs set company_id = $1 where posted_by = $2", [companyId, owner.id]);
  await pool.query("vacuum (analyze)");
  return people;
};
