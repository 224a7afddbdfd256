import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { Benchmark } from "../benchmark.ts";
import { openHttpClient } from "../http-client.ts";
import { addRecruiter } from "../people.ts";
import { repeat } from "../repeat.ts";
import { startRolecall } from "../rolecall.ts";
import { inTurns } from "../rounds.ts";

const count = 1_000;

/**
 * One bulk update through the API, beside as many single ones through it, and beside as many
 * plain updates of one row that know of no session, permission or history.
 */
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
  const moveOneByOne = () => {
    const status = nextStatus();
    return repeat({ atOnce: 1, times: count }, (turn) => {
      const path = `/api/applications/${applicationIds[turn]}/status`;
      return client.send({ method: "PUT", path, cookie, body: { status } });
    });
  };
  const updateRowByRow = () => {
    const status = nextStatus();
    return repeat({ atOnce: 1, times: count }, (turn) =>
      pool.query("update applications set status = $1, updated_at = now() where id = $2", [
        status,
        applicationIds[turn],
      ]),
    );
  };
  const measureBulk = async () =>
    (await repeat({ atOnce: 1, times: 3 }, updateInBulk)).perSecond * count;
  const besideMoves = await inTurns(measureBulk, async () => (await moveOneByOne()).perSecond);
  const besideRows = await inTurns(measureBulk, async () => (await updateRowByRow()).perSecond);
  const what = `${count} applications moved in bulk, with history`;
  return [
    {
      what,
      beside: "moved one by one, with history",
      unit: "updates/s",
      ...besideMoves,
      bar: "ratio of at least 20",
      met: besideMoves.ratio >= 20,
    },
    {
      what,
      beside: "bare rows one by one through `pg`: no session, permission or history",
      unit: "updates/s",
      ...besideRows,
      bar: "reported",
      met: true,
    },
  ];
};
