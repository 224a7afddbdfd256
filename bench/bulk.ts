import type { ApplicationStatus } from "@rolecall/contract/application-status.ts";
import type { Benchmark } from "./benchmark.ts";
import { openHttpClient } from "./http-client.ts";
import { addRecruiter } from "./people.ts";
import { repeat } from "./repeat.ts";
import { startRolecall } from "./rolecall.ts";
import { inTurns } from "./rounds.ts";

const count = 1_000;

/** One bulk update with its history through the API, beside as many plain updates of one row. */
export const bulk: Benchmark = async ({ dataDir, size }) => {
  await using rolecall = await startRolecall(dataDir);
  const { pool, origin } = rolecall;
  const { id, cookie } = await addRecruiter(pool, size, [{ jobs: 5, applicants: count / 5 }]);
  const { rows } = await pool.query<{ id: string }>(
    `select applications.id from applications join jobs on jobs.id = job_id where posted_by = $1`,
    [id],
  );
  const applicationIds = rows.map((row) => row.id);

  using client = openHttpClient(origin, 1);
  /** Each row changes every time. */
  const statuses: ApplicationStatus[] = ["shortlisted", "rejected"];
  const nextStatus = () => {
    statuses.reverse();
    return statuses[0];
  };
  const updateInBulk = async () => {
    const body = { applicationIds, status: nextStatus() };
    const call = { method: "POST", path: "/api/applications/bulk-update", cookie, body } as const;
    const answer = JSON.parse((await client.send(call)).toString()) as { updatedCount: number };
    if (answer.updatedCount !== count) throw new Error(`${answer.updatedCount} were updated`);
  };
  const updateOneByOne = () => {
    const status = nextStatus();
    return repeat({ atOnce: 1, times: count }, (turn) =>
      pool.query("update applications set status = $1, updated_at = now() where id = $2", [
        status,
        applicationIds[turn],
      ]),
    );
  };
  const speed = await inTurns(
    async () => (await repeat({ atOnce: 1, times: 3 }, updateInBulk)).perSecond * count,
    async () => (await updateOneByOne()).perSecond,
  );
  return [
    {
      what: `${count} applications moved in bulk, with history`,
      beside: "one row at a time through `pg`, without history",
      unit: "updates/s",
      ...speed,
      bar: "ratio of at least 20",
      met: speed.ratio >= 20,
    },
  ];
};
