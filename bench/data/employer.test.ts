import { migrate } from "@rolecall/server/src/db/migrate.ts";
import type pg from "pg";
import { expect, test } from "vitest";
import { prepareDraws } from "./draws.ts";
import { addEmployer } from "./employer.ts";
import { addEverybody } from "./people.ts";
import { startPostgres } from "./start-postgres.ts";
import { whileFilling } from "./while-filling.ts";

const board = { jobs: 250, companies: 12, recruiters: 3, candidates: 50 };
const size = {
  name: "Some Works",
  recruiters: 4,
  jobs: 30,
  ownersJobs: 10,
  ofEach: 20,
  ofBusiest: 400,
};

const countsOf = async (pool: pg.Pool) => {
  const { rows } = await pool.query<Record<string, number>>(`
    with told as (
      select application_id as id, at, position, data->>'to' as "to",
        lag(at) over (partition by application_id order by position) as before
      from application_events
    )
    select
      (select count(*)::int from applications) as applications,
      (select count(*)::int from jobs join companies on companies.id = company_id and owner_id = posted_by)
        as "owner's jobs",
      (select count(*)::int from applications where status <> coalesce(
        (select "to" from told where told.id = applications.id and "to" is not null
          order by position desc limit 1),
        'pending'
      )) as "without their status in the events",
      (select count(*)::int from told where before > at) as "events before their time",
      (select count(*)::int from applications where answered_at is distinct from (
        select min(at) from told where told.id = applications.id and "to" <> 'under_review'
      )) as "answered at another time",
      (select count(*)::int from applications join stages on stages.id = stage_id
        where stages.status <> applications.status) as "in a stage of another status",
      (select count(*)::int from scorecards left join scores on scorecard_id = scorecards.id
        where scorecard_id is null) as "scorecards without scores"`);
  return rows[0];
};

const indexesOf = async (pool: pg.Pool) =>
  (await pool.query<{ name: string }>("select indexname as name from pg_indexes order by 1")).rows;

test("an employer has as many applications as was asked for, each as its events tell", async () => {
  const address = await startPostgres();
  await migrate(address);
  await using filling = await whileFilling(address);
  await prepareDraws(filling.pool, new Date());
  await addEverybody(filling.pool, board);
  const before = await indexesOf(filling.pool);
  const first = { user: 1 + 3 + 12 + 50, job: 1 };
  await addEmployer(filling, board, { first, size });
  expect(await countsOf(filling.pool)).toEqual({
    applications: 30 * 20 + 400,
    "owner's jobs": 10,
    "without their status in the events": 0,
    "events before their time": 0,
    "answered at another time": 0,
    "in a stage of another status": 0,
    "scorecards without scores": 0,
  });
  const { rows } = await filling.pool.query<{ count: number }>(
    "select count(*)::int as count from interview_people join scorecards on scorecards.id = interview_id",
  );
  expect(rows[0]?.count).toBeGreaterThan(20);
  expect(await indexesOf(filling.pool)).toEqual(before);
});
