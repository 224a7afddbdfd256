import { addReaders, catchUp } from "@rolecall/server/src/events/read-events.service.ts";
import { answersReader } from "@rolecall/server/src/features/answers/answers.reader.ts";
import { refreshAnswers } from "@rolecall/server/src/features/answers/answers.service.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Benchmark, Figure } from "../../benchmark.ts";
import type { BoardSize } from "../../data/board-size.ts";
import { addClosedJobs } from "../../data/closed-jobs.ts";
import { onOwnBoard } from "../../own-board.ts";
import { millisecondsOf } from "../../repeat.ts";
import type { Rolecall } from "../../rolecall.ts";
import { measureAnswerSearches } from "./answer-searches.ts";

/** So many jobs are searched; the figures are those of more companies, with jobs that are closed. */
const mostJobs = 10_000;
/** For each job of the board. */
const ofJob = { companies: 5, applications: 300 };
const applicants = 30;
const roundCount = 10;
/** Those of a batch of the reader. */
const eventCount = 500;
const mostSeconds = 2;

/** The employer answers these applications, as the product does. */
const answerThem = `
  with answered as (
    update applications
    set status = 'shortlisted', answered_at = now(), opened_at = coalesce(opened_at, now()), updated_at = now()
    where id = any($1) returning id, job_id
  )
  insert into application_events (id, application_id, job_id, type, side, data)
  select new_event_id(), id, job_id, 'status', 'employer', '{"from": "pending", "to": "shortlisted"}'
  from answered`;

const listUnanswered = async (pool: pg.Pool, count: number): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from applications where status = 'pending' and answered_at is null
    order by hashtext(id::text) limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
};

const measureRefreshes = async (
  { pool }: Rolecall,
  { companies, applications }: { companies: number; applications: number },
): Promise<Figure[]> => {
  const db = drizzle(pool, { casing: "snake_case" });
  await addReaders(db, [answersReader]);
  await pool.query(
    "update event_readers set position = (select max(position) from application_events)",
  );
  // The first refresh measures everything.
  await pool.query("delete from answer_refreshes");
  const everything = await millisecondsOf(() => refreshAnswers(db));

  const unanswered = await listUnanswered(pool, roundCount * eventCount);
  const byEvents: number[] = [];
  const byTime: number[] = [];
  for (let round = 0; round < roundCount; round += 1) {
    const ids = unanswered.slice(round * eventCount, (round + 1) * eventCount);
    await pool.query(answerThem, [ids]);
    byEvents.push(await millisecondsOf(() => catchUp(db, answersReader)));
    byTime.push(await millisecondsOf(() => refreshAnswers(db)));
  }
  const figureOf = (what: string, times: number[]): Figure => {
    const measured = Math.max(...times);
    return {
      what: `the longest refresh of answers ${what}, of ${companies} companies and ${applications} applications`,
      beside: "all of them measured anew",
      unit: "ms",
      measured,
      baseline: everything,
      ratio: measured / everything,
      bar: `under ${mostSeconds} s`,
      met: measured < mostSeconds * 1_000,
    };
  };
  return [
    figureOf(`after ${eventCount} events`, byEvents),
    figureOf("after two minutes without any", byTime),
  ];
};

const measure = async (rolecall: Rolecall, size: BoardSize): Promise<Figure[]> => {
  const wanted = {
    companies: size.jobs * ofJob.companies,
    applications: size.jobs * ofJob.applications,
  };
  await addClosedJobs(rolecall.address, size, { ...wanted, applicants });
  const refreshes = await measureRefreshes(rolecall, wanted);
  return [...refreshes, ...(await measureAnswerSearches(rolecall, wanted))];
};

/**
 * How soon the figures of who answers are up to date, and what they add to the search. From `--jobs 10000` on they
 * are those of 50,000 companies and 3,000,000 applications.
 */
export const answers: Benchmark = ({ size }) =>
  onOwnBoard(Math.min(size.jobs, mostJobs), measure, { BACKGROUND: "off" });
