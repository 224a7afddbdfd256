import type { Benchmark, Figure } from "../benchmark.ts";
import { openHttpClient } from "../http-client.ts";
import { addRecruiter, addTeam, type Person } from "../people.ts";
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

/**
 * The filter of a recruiter over 50,000 applications, and of a member of a team of 50 over the 500,000 of
 * its company, both beside the same over 500.
 */
export const filter: Benchmark = async ({ dataDir, size }) => {
  await using rolecall = await startRolecall(dataDir);
  const { pool, origin } = rolecall;
  const busy = await addRecruiter(pool, size, [{ jobs: 200, applicants: 250 }]);
  const idle = await addRecruiter(pool, size, [
    { jobs: 100, applicants: 2 },
    { jobs: 100, applicants: 3 },
  ]);
  const team = await addTeam(pool, size, { recruiters: 50, jobs: 2_000, applicants: 250 });
  const member = team.at(-1);
  if (!member) throw new Error("The team has no members");

  using client = openHttpClient(origin, 1);
  const ask = ({ cookie }: Person, query: Record<string, string>) => {
    const path = `/api/applications/filter?${new URLSearchParams(query)}`;
    return millisecondsOf(() => client.send({ path, cookie }));
  };
  const readers = { busy, member, idle };
  const times = { busy: [] as number[], member: [] as number[], idle: [] as number[] };
  for (let round = 0; round <= roundCount; round += 1)
    for (const query of queries)
      for (const name of ["busy", "member", "idle"] as const) {
        const milliseconds = await ask(readers[name], query);
        if (round > 0) times[name].push(milliseconds); // The first round warms up.
      }

  const figureOf = (name: "busy" | "member", applications: string, share: number): Figure => {
    const [measured, baseline] = [percentile(times[name], share), percentile(times.idle, share)];
    return {
      what: `p${share * 100} of filtering ${applications} applications, any filter and sort`,
      beside: "500 applications",
      unit: "ms",
      measured,
      baseline,
      ratio: measured / baseline,
      bar: "p99 of at most 50 ms",
      met: measured <= 50,
    };
  };
  return [
    figureOf("busy", "50,000", 0.5),
    figureOf("busy", "50,000", 0.99),
    figureOf("member", "500,000", 0.5),
    figureOf("member", "500,000", 0.99),
  ];
};
