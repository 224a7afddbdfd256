import { execFileSync } from "node:child_process";
import type pg from "pg";
import type { Benchmark } from "../benchmark.ts";
import type { BoardSize } from "../data/board-size.ts";
import { openHttpClient, type Call } from "../http-client.ts";
import { addPeople, addRecruiter } from "../people.ts";
import { repeat } from "../repeat.ts";
import { startRolecall } from "../rolecall.ts";

const connections = 8;
const warmUpRequests = 1_000;
export const leastRequests = 2 * warmUpRequests;
const timeoutSeconds = 600;

/** The memory that the process holds, in megabytes. */
export const residentMegabytes = (pid: number | undefined): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)]).toString()) / 1024;

/** The most memory that the process holds while the work is done, in megabytes. */
export const peakMemoryDuring = async (
  pid: number | undefined,
  work: () => Promise<unknown>,
): Promise<number> => {
  let peak = residentMegabytes(pid);
  const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), 50);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return peak;
};

/** Some of everything that visitors, candidates and recruiters do. */
const listCalls = async (pool: pg.Pool, size: BoardSize): Promise<Call[]> => {
  const recruiter = await addRecruiter(pool, size, [{ jobs: 10, applicants: 20 }]);
  const { rows } = await pool.query<Record<"application" | "job" | "company" | "user", string>>(
    `select applications.id as application, job_id as job, company_id as company,
        candidate_id as user
      from applications join jobs on jobs.id = job_id where posted_by = $1 limit 1`,
    [recruiter.id],
  );
  const [candidate] = await addPeople(pool, "candidate", 1);
  const [known] = rows;
  const move = (status: string): Call => ({
    method: "PUT",
    path: `/api/applications/${known?.application}/status`,
    body: { status },
  });
  const byRecruiter: Call[] = [
    { path: "/api/dashboard/recruiter" },
    { path: "/api/jobs/mine" },
    { path: `/api/applications/job/${known?.job}` },
    { path: "/api/applications/filter?sortBy=candidate" },
    { path: "/api/applications/filter?search=chen" },
    { path: `/api/applications/${known?.application}/history` },
    move("shortlisted"),
    move("rejected"),
  ];
  const byCandidate: Call[] = [
    { path: "/api/auth/user" },
    { path: "/api/profile" },
    { path: "/api/applications/candidate" },
    { path: "/api/jobs?query=nurse&type=full-time" },
    { path: `/api/jobs/${known?.job}` },
    { path: `/api/companies/${known?.company}` },
  ];
  const byVisitor: Call[] = [
    { path: "/" },
    { path: "/api/jobs" },
    { path: "/api/jobs?query=enginer" },
    { path: "/api/jobs?location=portland&salaryMin=80000&sort=salary" },
    { path: "/api/companies?limit=20" },
    { path: "/api/openapi.json" },
  ];
  return [
    ...byRecruiter.map((call) => ({ ...call, cookie: recruiter.cookie })),
    ...byCandidate.map((call) => ({ ...call, cookie: candidate?.cookie })),
    ...byVisitor,
  ];
};

/** The server's memory after many requests, beside that after the first ones. */
export const memory: Benchmark = async ({ dataDir, size, requests }) => {
  await using rolecall = await startRolecall(dataDir);
  const calls = await listCalls(rolecall.pool, size);
  using client = openHttpClient(rolecall.origin, connections);
  const memoryAfter = async (times: number) => {
    await repeat({ atOnce: connections, times, seconds: timeoutSeconds }, (turn) =>
      client.send(calls[turn % calls.length] ?? { path: "/" }),
    );
    return residentMegabytes(rolecall.pid);
  };

  const baseline = await memoryAfter(warmUpRequests);
  const measured = await memoryAfter(requests - warmUpRequests);
  return [
    {
      what: `memory of the server after ${requests} mixed requests`,
      beside: `after ${warmUpRequests}`,
      unit: "MB",
      measured,
      baseline,
      ratio: measured / baseline,
      bar: "at most 250 MB, ratio under 1.1",
      met: measured <= 250 && measured / baseline < 1.1,
    },
  ];
};
