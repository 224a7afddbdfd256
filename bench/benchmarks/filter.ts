import type { Benchmark, Figure } from "../benchmark.ts";
import { openHttpClient } from "../http-client.ts";
import { addRecruiter, type Person } from "../people.ts";
import { millisecondsOf } from "../repeat.ts";
import { startRolecall } from "../rolecall.ts";
import { percentile } from "../rounds.ts";

const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString();

/** The queries of recruiters: every sort, every filter, some filters together, and a deep page. */
const queries: Record<string, string>[] = [
  {},
  { page: "5" },
  { page: "25" },
  { sortOrder: "asc" },
  { sortBy: "candidate" },
  { sortBy: "candidate", sortOrder: "asc", page: "20" },
  { sortBy: "jobTitle" },
  { sortBy: "status", sortOrder: "asc" },
  { status: "pending" },
  { status: "hired", sortBy: "candidate" },
  { dateFrom: monthAgo },
  { dateTo: monthAgo, status: "rejected", sortBy: "jobTitle" },
  { search: "chen" },
  { search: "user-9", status: "shortlisted" },
  { search: "nobody at all" },
  { search: "a", dateFrom: monthAgo, sortBy: "candidate" },
];
const roundCount = 10;

/** A recruiter's filter over 50,000 applications, beside the same over 500. */
export const filter: Benchmark = async ({ dataDir, size }) => {
  await using rolecall = await startRolecall(dataDir);
  const { pool, origin } = rolecall;
  const busy = await addRecruiter(pool, size, [{ jobs: 200, applicants: 250 }]);
  const idle = await addRecruiter(pool, size, [
    { jobs: 100, applicants: 2 },
    { jobs: 100, applicants: 3 },
  ]);

  using client = openHttpClient(origin, 1);
  const ask = ({ cookie }: Person, query: Record<string, string>) => {
    const path = `/api/applications/filter?${new URLSearchParams(query)}`;
    return millisecondsOf(() => client.send({ path, cookie }));
  };
  const measured: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round <= roundCount; round += 1)
    for (const query of queries) {
      const [ofBusy, ofIdle] = [await ask(busy, query), await ask(idle, query)];
      if (round === 0) continue; // Warms up.
      measured.push(ofBusy);
      baseline.push(ofIdle);
    }

  const figureOf = (share: number): Figure => {
    const [ofBusy, ofIdle] = [percentile(measured, share), percentile(baseline, share)];
    return {
      what: `p${share * 100} of filtering 50,000 applications, any filter and sort`,
      beside: "500 applications",
      unit: "ms",
      measured: ofBusy,
      baseline: ofIdle,
      ratio: ofBusy / ofIdle,
      bar: "p99 of at most 50 ms",
      met: ofBusy <= 50,
    };
  };
  return [figureOf(0.5), figureOf(0.99)];
};
