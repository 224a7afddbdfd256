// Two databases: a primary, and a replica that PostgreSQL itself keeps, some time behind.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#db/connection/client.ts";
import { openReplica } from "#db/connection/replica.ts";
import { buildCompany, buildResume, buildUser } from "#test/build.ts";
import { startReplicatedDatabase } from "#test/servers/streaming-replica.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";

const folder = await mkdtemp("/tmp/rolecall-replica-");
await chmod(folder, 0o711);
const databases = await startReplicatedDatabase(folder);
const open = (address: typeof databases.primary) => openDatabase(address, () => {});
const [primary, copy] = [open(databases.primary), open(databases.replica)];
const { db } = primary;
/** Two instances of the server on the same databases. */
const startInstance = () => startApp({ services: { db, replica: openReplica(copy.db) } });
const [here, elsewhere] = [await startInstance(), await startInstance()];

afterAll(async () => {
  await Promise.all([primary.close(), copy.close()]);
  await databases[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const boardSeen = async (cookie = "", instance = here) => {
  const { body, headers } = await instance.anonymous.get<ListedJob[]>("/api/jobs", {
    headers: cookie ? { cookie } : {},
  });
  return { titles: body.map(({ title }) => title), total: Number(headers["x-total-count"]), body };
};

/** A browser that keeps the cookies it receives. */
const browserOf = async (user: { id: string }) => {
  const session = await here.cookieOf(user);
  let written = "";
  const post = async <Body>(path: string, body: object) => {
    const cookie = session + written;
    const answer = await here.anonymous.post<Body>(path, { body, headers: { cookie } });
    expect(answer.status).toBe(201);
    written = `; ${String(answer.headers["set-cookie"]).split(";")[0]}`;
    return answer.body;
  };
  return { post, sees: (instance = here) => boardSeen(session + written, instance) };
};

const recruiterWithCompany = async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const company = await buildCompany(db, { ownerId: recruiter.id });
  const browser = await browserOf(recruiter);
  const postJob = (title: string) =>
    browser.post<{ id: string }>("/api/jobs", {
      title,
      description: "Keep the light burning.",
      location: "Fastnet Rock",
      type: "full-time",
      experienceLevel: "mid",
      category: "operations",
      companyId: company.id,
    });
  return { ...browser, postJob };
};

test("a writer reads their write at once on every instance; others read the replica as far as it is", async () => {
  await databases.lagBy("1h");
  const recruiter = await recruiterWithCompany();
  const job = await recruiter.postJob("Lighthouse Keeper");
  expect(await recruiter.sees()).toMatchObject({ titles: ["Lighthouse Keeper"], total: 1 });
  expect(await recruiter.sees(elsewhere)).toMatchObject({ titles: ["Lighthouse Keeper"] });
  expect(await boardSeen()).toMatchObject({ titles: [], total: 0 });

  const ada = await buildUser(db);
  const candidate = await browserOf(ada);
  const resumeUrl = `/objects/${(await buildResume(db, { ownerId: ada.id })).id}`;
  await candidate.post("/api/applications", {
    jobId: job.id,
    coverLetter: "I am awake.",
    resumeUrl,
  });
  expect((await candidate.sees()).body).toMatchObject([{ applications: [{ status: "pending" }] }]);
});

test("once the replica has caught up, writers read it too", async () => {
  const first = await recruiterWithCompany();
  await first.postJob("Bell Ringer");
  await databases.lagBy("0");
  await soon(async () => expect((await boardSeen()).titles).toContain("Bell Ringer"));

  await databases.lagBy("1h");
  const second = await recruiterWithCompany();
  await second.postJob("Clock Winder");
  expect((await second.sees()).titles).toContain("Clock Winder");
  await soon(async () => {
    const seen = (await first.sees()).titles;
    expect(seen).toContain("Bell Ringer");
    expect(seen).not.toContain("Clock Winder");
  });
});

test.each(["", "x", "0/", "FFFFFFFF/FFFFFFFF", "'; select 1", "1/1/1"])(
  "a made-up place in the log, %j, harms nobody",
  async (position) => {
    const { anonymous } = here;
    const cookie = `rolecall-written=${encodeURIComponent(position)}`;
    expect((await anonymous.get("/api/jobs", { headers: { cookie } })).status).toBe(200);
  },
);

test("without the replica the primary answers all", async () => {
  await databases.stopReplica();
  await soon(async () => expect((await boardSeen()).titles).toContain("Clock Winder"));
});
