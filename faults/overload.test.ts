import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { peakMemoryDuring } from "../bench/benchmarks/memory.ts";
import { openHttpClient, type Call, type HttpClient } from "../bench/http-client.ts";
import { repeat } from "../bench/repeat.ts";
import { percentile } from "../bench/rounds.ts";
import { describeDurations } from "./figures.ts";
import { floodAtRate, floodPipelined } from "./flood.ts";
import { newAccount, password, Person, profileDraft } from "./person.ts";
import { newFolder, Product } from "./product.ts";
import { visitAgainAndAgain, type Visit } from "./visits.ts";

const seconds = 5;
/** Both addresses are this machine's, but different callers to the server. */
const addresses = { flood: "127.0.0.2", others: "127.0.0.3" };
/** A busy machine's own delay comes on top of the milliseconds: it is measured before. */
const bars = { refusalMs: 100, othersMs: 1_000, megabytes: 400 };

/** Some requests of visitors and candidates, reads and writes. */
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

/** Requests of other users meanwhile: the same ones, and also opening the page and signing in. */
const callsOfOthers = async (client: HttpClient): Promise<Call[]> => {
  const account = newAccount("candidate");
  await client.send({ method: "POST", path: "/api/register", body: account });
  const signIn = { username: account.username, password };
  return [
    ...(await listCalls(client)),
    { path: "/" },
    { path: "/health/ready" },
    { method: "POST", path: "/api/login", body: signIn },
  ];
};

const durationsOf = (visits: readonly Visit[]) => visits.map(({ ms }) => ms);
const p99 = (visits: readonly Visit[]) => percentile(durationsOf(visits), 0.99);

/** Floods the product while others use it, and measures both. */
const floodWhileOthersVisit = async (
  product: Product,
  flood: () => Promise<Visit[]>,
  annotate: (figures: string) => Promise<unknown>,
) => {
  using others = openHttpClient(product.origin, 8, addresses.others);
  const calls = await callsOfOthers(others);
  const going = visitAgainAndAgain(others, calls);
  await delay(1_000);
  const usual = going.since(0);
  const begin = performance.now();
  let flooding: Visit[] = [];
  const peak = await peakMemoryDuring(product.pid, async () => {
    flooding = await flood();
  });
  const end = performance.now();
  await going.stop();
  const visits = going.since(begin).filter(({ at }) => at < end);

  const answered = flooding.filter(({ status }) => status === 200);
  const refused = flooding.filter(({ status }) => status === 503);
  const figures = [
    `answered ${answered.length} (${describeDurations(durationsOf(answered))})`,
    `refused ${refused.length} (${describeDurations(durationsOf(refused))})`,
    `without an answer ${flooding.length - answered.length - refused.length}`,
    `${visits.length} requests of others, ${describeDurations(durationsOf(visits))}; before ${describeDurations(durationsOf(usual))}`,
    `at most ${Math.round(peak)} MB`,
  ].join("; ");
  await annotate(figures);
  expect(answered.length + refused.length).toBe(flooding.length);
  expect(refused.filter(({ retryAfter }) => retryAfter === undefined)).toEqual([]);
  return { refused, visits, peak, usualMs: p99(usual) };
};

/** The delays and answers of the flood, as others and as its sender see them. */
const noticed = ({
  refused,
  visits,
  usualMs,
  peak,
}: Awaited<ReturnType<typeof floodWhileOthersVisit>>) => ({
  othersRefused: visits.filter(({ status }) => status !== 200).length,
  othersWait: p99(visits) < bars.othersMs + usualMs ? "at most a second" : p99(visits),
  // Requests on one connection are answered in turn, so that there may be no refusal at all.
  refusedAfter:
    refused.length === 0 || p99(refused) < bars.refusalMs + usualMs ? "at once" : p99(refused),
  memory: peak < bars.megabytes ? "bounded" : peak,
});
const hardlyAnything = {
  othersRefused: 0,
  othersWait: "at most a second",
  refusedAfter: "at once",
  memory: "bounded",
};

test("ten times the load that it sustains, from one address, is turned away at once and holds up nobody else", async ({
  annotate,
}) => {
  await using folder = await newFolder();
  await using product = await Product.start(folder.path);
  const { origin, client } = product;
  const calls = await listCalls(client);
  using steady = openHttpClient(origin, 16, addresses.flood);
  const sustain = () =>
    repeat({ atOnce: 16, seconds }, (turn) =>
      steady.send(calls[turn % calls.length] ?? { path: "/" }),
    );
  await sustain();
  const { perSecond: sustained } = await sustain();

  const flooded = await floodWhileOthersVisit(
    product,
    () =>
      floodAtRate(origin, {
        calls,
        perSecond: 10 * sustained,
        seconds,
        from: addresses.flood,
        connections: 1_000,
      }),
    annotate,
  );
  const after = await sustain();
  await annotate(
    `sustained ${Math.round(sustained)} requests/s, offered ten times that; afterwards ${Math.round(after.perSecond)} requests/s`,
  );
  expect(noticed(flooded)).toEqual(hardlyAnything);
  expect(after.perSecond).toBeGreaterThan(sustained / 3);
});

test("a hundred connections of one address that ask twenty things each before the first is answered hold up nobody else", async ({
  annotate,
}) => {
  await using folder = await newFolder();
  await using product = await Product.start(folder.path);
  const calls = await listCalls(product.client);
  const flooded = await floodWhileOthersVisit(
    product,
    () =>
      floodPipelined(product.origin, {
        calls,
        depth: 20,
        seconds,
        from: addresses.flood,
        connections: 100,
      }),
    annotate,
  );
  expect(noticed(flooded)).toEqual(hardlyAnything);
});
