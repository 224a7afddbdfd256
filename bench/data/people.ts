import type { Role } from "@rolecall/contract/values/role.ts";
import type pg from "pg";
import type { BoardSize } from "./board-size.ts";
import { firstNames, lastNames, places } from "./vocabulary.ts";

interface Numbers {
  first: number;
  count: number;
}

const insertUsers = `
  insert into users (id, username, email, first_name, last_name, role)
  select bench.id(n), 'user-' || n, 'user-' || n || '@people.example',
    bench.pick($1, n, 'first name'), bench.pick($2, n, 'last name'), $3
  from generate_series($4::bigint, $5) as n`;

/** A candidate's upload and profile have the id of the candidate. */
const insertProfiles = `
  with resume as (
    insert into uploads (id, owner_id, filename, content_type, bytes, registered_at)
    select bench.id(n), bench.id(n), 'resume.pdf', 'application/pdf', 40000, now()
    from generate_series($2::bigint, $3) as n
    returning id
  )
  insert into candidate_profiles
    (id, user_id, title, summary, skills, experience, education, resume_id, location)
  select id, id, 'Engineer', 'Ten years of it.', '{TypeScript}', '[]', '[]', id, $1 from resume`;

const insertCompanies = `
  insert into companies (id, name, description, website, location, industry, size, owner_id)
  select bench.id(n), name, replace(description, '{company}', name), 'https://company.example',
    bench.pick($1, n, 'city'), industry, size, bench.id($3 + n)
  from generate_series(1, $4::bigint) as n
  join bench.employers on id = 1 + n % (select count(*) from bench.employers)
  cross join lateral (select bench.pick($2, n, 'name') || ' ' || trade as name) as named`;

export const addUsers = (pool: pg.Pool, role: Role, { first, count }: Numbers) =>
  pool.query(insertUsers, [firstNames, lastNames, role, first, first + count - 1]);

/** Candidates with a profile and a resume. */
export const addCandidates = async (pool: pg.Pool, { first, count }: Numbers) => {
  await addUsers(pool, "candidate", { first, count });
  await pool.query(insertProfiles, [places[0], first, first + count - 1]);
};

/** Companies from number 1 on; their owners are the users after `ownersAfter`. */
const addCompanies = (
  pool: pg.Pool,
  { count, ownersAfter }: { count: number; ownersAfter: number },
) => pool.query(insertCompanies, [places, lastNames, ownersAfter, count]);

/** All people of a board, and the companies of the owners. */
export const addEverybody = async (
  pool: pg.Pool,
  { companies, recruiters, candidates }: BoardSize,
): Promise<void> => {
  await addUsers(pool, "recruiter", { first: 1, count: recruiters });
  await addUsers(pool, "company", { first: recruiters + 1, count: companies });
  await addCandidates(pool, { first: recruiters + companies + 1, count: candidates });
  await addCompanies(pool, { count: companies, ownersAfter: recruiters });
};
