import { expect, test } from "vitest";
import { buildJob } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

test("a connection prepares few statements for lists of jobs, whatever limits callers name", async () => {
  for (let count = 0; count < 25; count += 1) await buildJob(db);
  for (let limit = 1; limit <= 100; limit += 1) {
    const { body } = await anonymous.get<unknown[]>("/api/jobs", { query: { limit: `${limit}` } });
    expect(body).toHaveLength(Math.min(limit, 25));
  }
  const { rows } = await db.execute(
    "select name from pg_prepared_statements where name like 'newest_jobs%'",
  );
  expect(rows.length).toBeLessThanOrEqual(3);
});
