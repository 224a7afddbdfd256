import { availableParallelism } from "node:os";
import { hashPassword, verifyPassword } from "@rolecall/server/src/features/auth/passwords.ts";
import type { Benchmark } from "../benchmark.ts";
import { openHttpClient } from "../http-client.ts";
import { addPeople } from "../people.ts";
import { repeat } from "../repeat.ts";
import { startRolecall } from "../rolecall.ts";
import { inTurns, percentile } from "../rounds.ts";

const connections = 8;
const userCount = 20;
const password = "Correct-horse-7";

/** The number of threads with which the server hashes. */
const threads = Math.min(availableParallelism(), 3);

/** The rate of logins compared with Argon2id alone, and the delay of other requests meanwhile. */
export const signIn: Benchmark = async ({ dataDir }) => {
  await using rolecall = await startRolecall(dataDir);
  const { pool, origin } = rolecall;
  const people = await addPeople(pool, "candidate", userCount);
  const hash = await hashPassword(password);
  const ids = people.map(({ id }) => id);
  await pool.query("update users set password_hash = $1 where id = any($2)", [hash, ids]);

  using client = openHttpClient(origin, connections);
  const signInFor = (seconds: number) =>
    repeat({ atOnce: connections, seconds }, (turn) => {
      const username = people[turn % userCount]?.username;
      return client.send({ method: "POST", path: "/api/login", body: { username, password } });
    });
  const verifyFor = (seconds: number) =>
    repeat({ atOnce: threads, seconds }, () => verifyPassword(hash, password));
  const rate = await inTurns(
    async () => (await signInFor(2)).perSecond,
    async () => (await verifyFor(1)).perSecond,
  );

  using visitor = openHttpClient(origin, 1);
  const visitFor = async (seconds: number) => {
    const visits = { atOnce: 1, seconds, pauseMs: 10 };
    const { durations } = await repeat(visits, () => visitor.send({ path: "/api/jobs" }));
    return percentile(durations, 0.99);
  };
  const waiting = await inTurns(
    async () => (await Promise.all([visitFor(2), signInFor(2)]))[0],
    () => visitFor(1),
  );
  return [
    {
      what: `signing in, ${connections} connections`,
      beside: `Argon2id alone, ${threads} threads`,
      unit: "logins/s",
      ...rate,
      bar: "ratio of at least 0.8",
      met: rate.ratio >= 0.8,
    },
    {
      what: "p99 of the newest 20 jobs while people sign in",
      beside: "while nobody does",
      unit: "ms",
      ...waiting,
      bar: "under 50 ms",
      met: waiting.measured < 50,
    },
  ];
};
