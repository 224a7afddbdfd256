// Nothing that an employer can read, be sent or be told says who applied, before they are shortlisted.
import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { expect, test } from "vitest";
import { tellOfWaiting } from "#features/applications/unanswered/unanswered.service.ts";
import { buildAnonymousScene, secretsOf } from "#test/anonymous/anonymous-scene.ts";
import { changeApplication } from "#test/change.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { app, as, cookieOf, db, letters, deliverLetters } = services;

const endpoints: DescribedEndpoint[] = Object.values(allEndpoints);
/** Every call that reads, and of the contract's outside those that have to do with applications. */
const paths = [
  ...endpoints.filter(({ method }) => method === "GET").map(({ path }) => path),
  "/api/applications/export",
  "/api/applications/{id}/resume",
].filter((path) => path !== "/api/events" && !path.startsWith("/api/admin"));

type Scene = Awaited<ReturnType<typeof buildAnonymousScene>>;

/** The calls of a path, with the ids that may stand in it. */
const callsOf = (path: string, scene: Scene, stageId: string): string[] => {
  const { id, job, companyId } = scene;
  const ids = { companies: companyId, jobs: job.id } as Record<string, string | undefined>;
  const own = ids[path.split("/")[2] ?? ""] ?? id;
  const filled = path
    .replaceAll("{id}", own)
    .replaceAll("{jobId}", job.id)
    .replaceAll("{companyId}", companyId)
    .replaceAll("{stageId}", stageId)
    .replaceAll(/\{\w+\}/g, id);
  const withColumns = `${filled}?jobId=${job.id}&columns=name,email,phone,location,title,source,answers`;
  return path.endsWith("/export") ? [filled, withColumns] : [filled];
};

const readAll = async (scene: Scene, user: { id: string }) => {
  const board = await as(user).get<{ stages: { id: string }[] }>(`/api/jobs/${scene.job.id}/board`);
  const stageIds = board.body.stages.map((stage) => stage.id);
  const calls = paths.flatMap((path) =>
    (path.includes("{stageId}") ? stageIds : [""]).flatMap((stageId) =>
      callsOf(path, scene, stageId),
    ),
  );
  const read = [];
  for (const call of calls) {
    const { status, body, headers } = await as(user).get(call);
    read.push({ call, status, text: JSON.stringify([body, headers]) });
  }
  const next = await as(user).post(`/api/jobs/${scene.job.id}/review`);
  return [...read, { call: "review", status: next.status, text: JSON.stringify(next.body) }];
};

const tellingAmong = (secrets: string[], read: { call: string; text: string }[]) =>
  read.flatMap(({ call, text }) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => [call, secret]),
  );

const scene = await buildAnonymousScene(services);
await scene.say(scene.hello, [scene.files.messageFile]);
await as(scene.recruiter).post(`${scene.path}/letter-preview`, {
  body: { letter: { subject: "Dear {{firstName}}", text: "Hello {{firstName}} {{lastName}}" } },
});
const secrets = secretsOf(scene);

test.each(Object.entries(scene.team))("no call tells the %s who applied", async (_role, user) => {
  const read = await readAll(scene, user);
  expect(read.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  expect(tellingAmong(secrets, read)).toEqual([]);
  const said = read.filter(({ text }) => text.includes("Candidate")).map(({ call }) => call);
  expect(said).toEqual(
    expect.arrayContaining([scene.path, `/api/jobs/${scene.job.id}`, "/api/conversations"]),
  );
});

test("no event of a stream tells who applied", async () => {
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const cookie = await cookieOf(scene.recruiter);
  const stream = await fetch(`${address}/api/events`, { headers: { cookie } });
  await scene.say(scene.hello, [scene.files.messageFile]);
  const told = { call: "/api/events", text: "" };
  for await (const chunk of stream.body ?? []) {
    told.text += Buffer.from(chunk as Uint8Array).toString();
    if (/^event: timeline$/m.test(told.text) && told.text.endsWith("\n\n")) break;
  }
  expect(told.text).toContain("[hidden]");
  expect(tellingAmong(secrets, [told])).toEqual([]);
});

test("the letter of what waits names nobody who is anonymous", async () => {
  await changeApplication(db, scene.id, { appliedAt: new Date(Date.now() - 3 * 24 * 3600 * 1000) });
  await tellOfWaiting(db);
  await deliverLetters();
  const waiting = letters.find(({ subject }) => subject === "1 application waits for an answer");
  expect(waiting?.text).toMatch(/Candidate [A-Z2-9]{4}/);
});

test("no letter to the employer tells who applied", async () => {
  await deliverLetters();
  const { recruiter, reviewer, owner } = scene.team;
  const addresses = [recruiter.email, reviewer.email, owner.email];
  const toThem = letters.filter(({ to }) => addresses.includes(to));
  expect(toThem.length).toBeGreaterThan(0);
  const texts = toThem.map((letter) => ({ call: letter.subject, text: JSON.stringify(letter) }));
  expect(tellingAmong(secrets, texts)).toEqual([]);
});

test.each(Object.entries(scene.team))(
  "once shortlisted, all that was hidden is read by the %s",
  async (_role, user) => {
    expect((await scene.setStatus("shortlisted")).body).toMatchObject({
      candidateId: scene.candidate.id,
      source: scene.person.source,
      resumeUrl: scene.files.resume,
    });
    const shown = new Set(tellingAmong(secrets, await readAll(scene, user)).map(([, one]) => one));
    const readable = secrets.filter((secret) => secret !== scene.candidate.username);
    expect(shown).toEqual(new Set(readable));
  },
);
