import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type pg from "pg";
import type { Benchmark, Figure } from "../../benchmark.ts";
import { openHttpClient, type Call } from "../../http-client.ts";
import { latencyFigures } from "../../latency-figures.ts";
import { addTeam, type Person } from "../../people.ts";
import { repeat } from "../../repeat.ts";
import { startRolecall, type Rolecall } from "../../rolecall.ts";
import { percentile } from "../../rounds.ts";
import { residentMegabytes } from "../memory.ts";
import type { ReadersOrder } from "./stream-readers.ts";

const streamCount = 2_000;
const seconds = 15;
/** Between two events, once all streams have the first, and between two other requests. */
const eventPauseMs = 250;
const visitPauseMs = 10;
const longestMs = 60_000;
const most = { memory: 60, eventMs: 1_000, visitMs: 50 };

interface Readers extends Disposable {
  /** Resolves to the moments, in milliseconds since 1970, at which each stream heard of the next event. */
  hear(): Promise<number[]>;
}

const openReaders = async (order: ReadersOrder): Promise<Readers> => {
  const child = fork(join(import.meta.dirname, "stream-readers.ts"));
  const next = async () => {
    const [message] = (await once(child, "message", {
      signal: AbortSignal.timeout(longestMs),
    })) as [number[]];
    return message;
  };
  child.send(order);
  await next();
  return { hear: next, [Symbol.dispose]: () => child.disconnect() };
};

/** A job of a team of so many, all of whom hear what happens to its applications. */
const findApplication = async (pool: pg.Pool, { id }: Person) => {
  const { rows } = await pool.query<{ application: string; job: string }>(
    `select applications.id as application, job_id as job
    from applications join jobs on jobs.id = job_id
    where posted_by = $1 and status = 'pending' limit 1`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new Error("Nobody applied to the team's job");
  return found;
};

let status: ApplicationStatus = "shortlisted";
/** Another one than before: a status that an application has already is no event. */
const nextStatus = () => {
  status = status === "shortlisted" ? "under_review" : "shortlisted";
  return status;
};

/** Moves one application again and again, while others ask for something else. */
const measureEvents = async (
  { origin }: Rolecall,
  { readers, owner, calls, path }: { readers: Readers; owner: Person; calls: Call[]; path: string },
) => {
  using mover = openHttpClient(origin, 1);
  using visitor = openHttpClient(origin, 1);
  const delays: number[] = [];
  const tell = async () => {
    const heard = readers.hear();
    const begin = performance.timeOrigin + performance.now();
    const body = { status: nextStatus() };
    await mover.send({ method: "PUT", path, cookie: owner.cookie, body });
    for (const at of await heard) delays.push(at - begin);
  };
  const visit = (turn: number) => visitor.send(calls[turn % calls.length] ?? { path: "/" });
  const [, { durations }] = await Promise.all([
    repeat({ atOnce: 1, seconds, pauseMs: eventPauseMs }, tell),
    repeat({ atOnce: 1, seconds, pauseMs: visitPauseMs }, visit),
  ]);
  return { delays, visits: durations };
};

/**
 * 2,000 people of one team whose screens are open, each with a stream of its own: the memory that these take, how
 * soon all of them hear of an event, and what it does to other requests. Beside one such stream.
 */
export const streams: Benchmark = async ({ dataDir, size }) => {
  await using rolecall = await startRolecall(dataDir);
  const { pool, origin, pid } = rolecall;
  const team = await addTeam(pool, size, { recruiters: streamCount, jobs: 1, applicants: 50 });
  const [owner] = team;
  if (!owner) throw new Error("The team has no members");
  const { application, job } = await findApplication(pool, owner);
  const { cookie } = owner;
  const calls: Call[] = [
    { path: "/api/jobs" },
    { path: "/api/jobs?query=nurse" },
    { path: "/api/auth/user", cookie },
    { path: `/api/applications/job/${job}`, cookie },
  ];
  const measure = async (people: Person[]) => {
    using readers = await openReaders({ origin, cookies: people.map((person) => person.cookie) });
    const opened = residentMegabytes(pid);
    const path = `/api/applications/${application}/status`;
    const figures = await measureEvents(rolecall, { readers, owner, calls, path });
    return { ...figures, megabytes: Math.max(opened, residentMegabytes(pid)) };
  };

  // It warms up.
  await measure([owner]);
  const one = await measure([owner]);
  const all = await measure(team);
  const [measured, baseline] = [all.megabytes, one.megabytes];
  const memory: Figure = {
    what: `memory of the server with ${team.length} open event streams`,
    beside: "with one",
    unit: "MB",
    measured,
    baseline,
    ratio: measured / baseline,
    bar: `at most ${most.memory} MB more`,
    met: measured - baseline <= most.memory,
  };
  return [
    memory,
    ...latencyFigures({
      what: `an event from the request that makes it to each of ${team.length} streams`,
      times: all.delays,
      limit: most.eventMs,
      beside: "to one stream",
      baseline: percentile(one.delays, 0.5),
    }),
    ...latencyFigures({
      what: `other requests while ${team.length} streams are told of events`,
      times: all.visits,
      limit: most.visitMs,
      beside: "while one is",
      baseline: percentile(one.visits, 0.5),
    }),
  ];
};
