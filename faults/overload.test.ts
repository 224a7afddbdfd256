import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { openHttpClient, type Call, type HttpClient } from "../bench/http-client.ts";
import { peakMemoryDuring } from "../bench/memory.ts";
import { repeat } from "../bench/repeat.ts";
import { percentile } from "../bench/rounds.ts";
import { describeDurations } from "./figures.ts";
import { flood } from "./flood.ts";
import { newAccount, password, Person, profileDraft } from "./person.ts";
import { newFolder, Product } from "./product.ts";
import { visit, type Visit } from "./visits.ts";

const seconds = 4;
/** Of this machine too, and somebody else's to the server. */
const addresses = { flood: "127.0.0.2", others: "127.0.0.3" };
/** A busy machine's own delay comes on top of the milliseconds: it is measured before. */
const bars = { refusalMs: 3_000, signInMs: 3_000, megabytes: 400 };

/** Some of what visitors and candidates do, reading and writing. */
const listCalls = async (client: HttpClient): Promise<Call[]> => {
  const recruiter = await Person.signUp(client, "recruiter");
  const { id: companyId } = await recruiter.makeCompany();
  const { id } = await recruiter.postJob(companyId, "Lighthouse Keeper");
  const candidate = await Person.signUp(client, "candidate");
  await candidate.send({ method: "POST", path: "/api/profile", body: profileDraft });
  const { cookie } = candidate;
  return [
    { path: "/api/auth/user", cookie },
    { path: `/api/jobs/${id}`, cookie },
    { path: "/api/jobs?query=keeper", cookie },
    { path: "/api/applications/candidate", cookie },
    { method: "PUT", path: "/api/profile", body: profileDraft, cookie },
  ];
};

const durationsOf = (visits: readonly Visit[]) => visits.map(({ ms }) => ms);

/** Somebody elsewhere signs in, reads and writes, again and again, until `isOver`. */
const goOn = async (client: HttpClient, username: string, isOver: () => boolean) => {
  const signIns: Visit[] = [];
  while (!isOver()) {
    const body = { username, password };
    signIns.push(await visit(client, { method: "POST", path: "/api/login", body }));
    await delay(100);
  }
  return signIns;
};

test("ten times the load that it sustains is turned away soon, while others sign in, and afterwards all is as before", async ({
  annotate,
}) => {
  await using folder = await newFolder();
  await using product = await Product.start(folder.path);
  const { origin, client } = product;
  const calls = await listCalls(client);
  const account = newAccount("candidate");
  await client.send({ method: "POST", path: "/api/register", body: account });
  using steady = openHttpClient(origin, 16, addresses.flood);
  const sustain = () =>
    repeat({ atOnce: 16, seconds }, (turn) =>
      steady.send(calls[turn % calls.length] ?? { path: "/" }),
    );
  await sustain();
  const { perSecond: sustained, durations } = await sustain();
  const usualMs = Math.max(...durations);

  using others = openHttpClient(origin, 4, addresses.others);
  let visits: Visit[] = [];
  let signIns: Visit[] = [];
  const peak = await peakMemoryDuring(product.pid, async () => {
    let isOver = false;
    const going = goOn(others, account.username, () => isOver);
    visits = await flood(origin, {
      calls,
      perSecond: 10 * sustained,
      seconds,
      from: addresses.flood,
      connections: 4_000,
    });
    isOver = true;
    signIns = await going;
  });
  const after = await sustain();

  const byStatus = Map.groupBy(visits, ({ status }) => status);
  const refused = byStatus.get(503) ?? [];
  const answered = byStatus.get(200) ?? [];
  await annotate(
    [
      `sustained ${Math.round(sustained)} requests/s, offered ${Math.round(10 * sustained)}/s for ${seconds} s, of which ${visits.length} found a connection`,
      `answered ${answered.length} (${describeDurations(durationsOf(answered))})`,
      `refused ${refused.length} (${describeDurations(durationsOf(refused))})`,
      `without an answer ${byStatus.get(0)?.length ?? 0}`,
      `${signIns.length} sign-ins of others, ${describeDurations(durationsOf(signIns))}`,
      `at most ${Math.round(peak)} MB`,
      `afterwards ${Math.round(after.perSecond)} requests/s`,
    ].join("; "),
  );
  const withoutAnswer = byStatus.get(0)?.length ?? 0;
  expect(visits.length - answered.length - refused.length).toBe(withoutAnswer);
  expect(withoutAnswer).toBeLessThan(visits.length / 100);
  expect(refused.filter(({ retryAfter }) => retryAfter === undefined)).toEqual([]);
  expect(percentile(durationsOf(refused), 0.99)).toBeLessThan(bars.refusalMs + usualMs);
  expect(signIns.map(({ status }) => status)).toEqual(signIns.map(() => 200));
  expect(percentile(durationsOf(signIns), 0.95)).toBeLessThan(bars.signInMs + usualMs);
  expect(peak).toBeLessThan(bars.megabytes);
  expect(after.perSecond).toBeGreaterThan(sustained / 3);
});
