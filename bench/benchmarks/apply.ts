import { randomUUIDv7 } from "node:crypto";
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import type pg from "pg";
import type { Benchmark } from "../benchmark.ts";
import { openHttpClient } from "../http-client.ts";
import { addPeople, type Person } from "../people.ts";
import { repeat } from "../repeat.ts";
import { startRolecall } from "../rolecall.ts";
import { inTurns } from "../rounds.ts";

const connections = 8;
const candidateCount = 40;
const coverLetter = "I have done this work for six years, and I like to do it well. ".repeat(10);

interface Draft {
  /** The candidate; their resume has the same id. */
  candidate: Person;
  jobId: string | undefined;
}

/** Every candidate with every job, each beginning with another job; no pair comes twice. */
function* draftsOf(candidates: Person[], jobIds: string[]): Generator<Draft, never> {
  for (const turn of jobIds.keys())
    for (const [index, candidate] of candidates.entries()) {
      const start = Math.floor((index * jobIds.length) / candidates.length);
      yield { candidate, jobId: jobIds[(start + turn) % jobIds.length] };
    }
  throw new Error("Everybody has applied to every job: it takes more --jobs");
}

const listOpenJobs = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from jobs
      where is_active and (deadline is null or deadline > now() + interval '1 h')
      order by id`,
  );
  return rows.map(({ id }) => id);
};

/** Applying to a job, beside the insert alone: no session, checks, history, count or answer. */
export const apply: Benchmark = async ({ dataDir }) => {
  await using rolecall = await startRolecall(dataDir);
  const { pool, origin } = rolecall;
  using client = openHttpClient(origin, connections);
  const openJobs = await listOpenJobs(pool);
  const drafts = draftsOf(await addPeople(pool, "candidate", candidateCount), openJobs);
  const bareDrafts = draftsOf(await addPeople(pool, "candidate", candidateCount), openJobs);

  const applyOnce = () => {
    const { candidate, jobId } = drafts.next().value;
    const body = { jobId, coverLetter, resumeUrl: `${objectPathPrefix}${candidate.id}` };
    const path = "/api/applications";
    return client.send({ method: "POST", path, cookie: candidate.cookie, body });
  };
  const insertOnce = () => {
    const { candidate, jobId } = bareDrafts.next().value;
    return pool.query(
      `insert into applications (id, job_id, candidate_id, cover_letter, resume_id)
        values ($1, $2, $3, $4, $3)`,
      [randomUUIDv7(), jobId, candidate.id, coverLetter],
    );
  };
  const load = { atOnce: connections, seconds: 1.5 };
  const rate = await inTurns(
    async () => (await repeat(load, applyOnce)).perSecond,
    async () => (await repeat(load, insertOnce)).perSecond,
  );
  return [
    {
      what: `applying, ${connections} connections`,
      beside: "the durable insert alone through `pg`",
      unit: "applications/s",
      ...rate,
      bar: "ratio of at least 0.4",
      met: rate.ratio >= 0.4,
    },
  ];
};
