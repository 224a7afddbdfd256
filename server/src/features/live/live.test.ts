import { expect, onTestFinished, test } from "vitest";
import { tell } from "#features/news/news.service.ts";
import { openUnknown } from "#test/change.ts";
import { letWaitingPass } from "#test/database/let-waiting-pass.ts";
import { buildHiringScene, type Caller } from "#test/hiring-scene.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { db, as, app } = services;
const address = await app.listen({ host: "127.0.0.1", port: 0 });

interface Told {
  id?: string;
  name: string;
  data: Record<string, unknown>;
}

const parse = (block: string): Told[] => {
  const fields = block.split("\n").map((line) => line.split(/: (.*)/s));
  const field = (name: string) => fields.find(([given]) => given === name)?.[1];
  const name = field("event");
  if (!name) return [];
  const id = field("id");
  const data = JSON.parse(field("data") ?? "") as Told["data"];
  return [{ ...(id && { id }), name, data }];
};

/** Opens a stream and collects what it says. */
const listen = async (cookie: string, headers: Record<string, string> = {}, query = "") => {
  const hangUp = new AbortController();
  onTestFinished(() => hangUp.abort());
  const { signal } = hangUp;
  const url = `${address}/api/events${query}`;
  const answer = await fetch(url, { signal, headers: { cookie, ...headers } });
  const told: Told[] = [];
  const stream = { answer, told, isOver: false, hangUp: () => hangUp.abort() };
  const read = async () => {
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      told.push(...blocks.flatMap(parse));
    }
  };
  void read()
    .catch(() => {})
    .finally(() => (stream.isOver = true));
  return stream;
};

const scene = async () => {
  const { people, application, job } = await buildHiringScene(services);
  const path = `/api/applications/${application.id}`;
  return {
    path,
    application,
    job,
    person: (who: Exclude<Caller, "anonymous">) => as(people[who]),
    cookie: (who: Exclude<Caller, "anonymous">) => services.cookieOf(people[who]),
    setStatus: (status: string) => as(people.manager).put(`${path}/status`, { body: { status } }),
    say: (text: string) =>
      as(people.manager).post<{ id: string }>(`${path}/messages`, {
        body: { text },
        headers: { "Idempotency-Key": crypto.randomUUID() },
      }),
  };
};

const timeline = (told: Told[]) => told.filter(({ name }) => name === "timeline");
const notices = (told: Told[]) => told.filter(({ name }) => name === "notice");
const dataOf = (told: Told[] | undefined, event: string) =>
  (told ?? []).filter(({ name }) => name === event).map(({ data }) => data);
const typesOf = (told: Told[]) =>
  timeline(told).map(({ data }) => (data["event"] as { type: string }).type);

test("nobody listens without a session", async () => {
  const { status } = await fetch(`${address}/api/events`);
  expect(status).toBe(401);
});

test("both sides are told what happened, each as their timeline says it: candidates of a status later", async () => {
  const { path, application, job, person, cookie, setStatus } = await scene();
  const candidate = await listen(await cookie("applicant"));
  const owner = await listen(await cookie("owner"));
  const strangers = await Promise.all(
    (["recruiter", "candidate", "former", "demoted", "otherReviewer"] as const).map(async (who) =>
      listen(await cookie(who)),
    ),
  );
  expect(candidate.answer.headers.get("content-type")).toBe("text/event-stream");
  await soon(() => expect(candidate.told[0]?.name).toBe("unread"));
  expect(candidate.told[0]).toEqual({ name: "unread", data: { notices: 0, conversations: 0 } });

  await setStatus("shortlisted");
  const expectTold = async (told: Told[], who: "applicant" | "owner", types: string[]) => {
    await soon(() => expect(typesOf(told)).toEqual(types));
    const { body } = await person(who).get<object[]>(`${path}/timeline`);
    expect(timeline(told).map(({ data }) => data)).toEqual(
      body
        .slice(-types.length)
        .map((event) => ({ applicationId: application.id, jobId: job.id, event })),
    );
  };
  await expectTold(owner.told, "owner", ["opened", "status"]);
  const [first, second] = timeline(owner.told).map(({ id }) => Number(id));
  expect(second).toBeGreaterThan(first ?? Infinity);
  await expectTold(candidate.told, "applicant", ["opened"]);
  await letWaitingPass(db);
  const lastEventId = timeline(candidate.told)[0]?.id ?? "";
  const later = await listen(await cookie("applicant"), { "Last-Event-ID": lastEventId });
  await expectTold(later.told, "applicant", ["status"]);
  for (const { told } of strangers) expect(timeline(told)).toEqual([]);
});

test("each move is told to the whole hiring team, so that open boards show it, and to nobody else", async () => {
  const { path, application, job, cookie, person, setStatus } = await scene();
  const [manager, reviewer, ...others] = await Promise.all(
    (["manager", "reviewer", "applicant", "otherReviewer", "recruiter"] as const).map(async (who) =>
      listen(await cookie(who)),
    ),
  );
  await soon(() => expect(others[0]?.told[0]?.name).toBe("unread"));
  const { body: first } = await setStatus("shortlisted");
  const { body: second } = await setStatus("rejected");
  const moves = [first, second].map((moved) => {
    const { stageId, status } = moved as { stageId: string; status: string };
    return { jobId: job.id, applicationId: application.id, stageId, status };
  });
  for (const stream of [manager, reviewer]) {
    await soon(() => expect(dataOf(stream?.told, "board")).toEqual(moves));
    expect(stream?.told.filter(({ name, id }) => name === "board" && !id)).toEqual([]);
  }
  await person("manager").put(`${path}/status`, { body: { status: "rejected" } });
  expect(timeline(reviewer?.told ?? [])).toEqual([]);
  const lastEventId = reviewer?.told.find(({ name }) => name === "board")?.id ?? "";
  const again = await listen(await cookie("reviewer"), { "Last-Event-ID": lastEventId });
  await soon(() => expect(dataOf(again.told, "board")).toEqual(moves.slice(1)));
  for (const { told } of others) expect(dataOf(told, "board")).toEqual([]);
});

test("what was missed is replayed, and an unknown id says so", async () => {
  const { cookie, setStatus } = await scene();
  const applicant = await cookie("applicant");
  const first = await listen(applicant);
  await setStatus("under_review");
  await soon(() => expect(typesOf(first.told)).toEqual(["opened"]));
  const [opened] = timeline(first.told);
  first.hangUp();
  await letWaitingPass(db);
  await setStatus("rejected");
  await letWaitingPass(db);

  const lastEventId = opened?.id ?? "";
  const byHeader = await listen(applicant, { "Last-Event-ID": lastEventId });
  const byQuery = await listen(applicant, {}, `?lastEventId=${lastEventId}`);
  for (const { told } of [byHeader, byQuery]) {
    await soon(() => expect(typesOf(told)).toEqual(["status", "status"]));
    expect(told[0]?.name).toBe("unread");
  }
  for (const unknown of ["999999999999", "no number", crypto.randomUUID()]) {
    const { told } = await listen(applicant, { "Last-Event-ID": unknown });
    await soon(() => expect(told.map(({ name }) => name)).toEqual(["unread", "reset"]));
  }
});

test("a candidate is told of nothing before they may know of it, neither at once nor as missed", async () => {
  const { application, cookie, setStatus } = await scene();
  const applicant = await cookie("applicant");
  const open = await listen(applicant);
  const owner = await listen(await cookie("owner"));
  await setStatus("under_review");
  await soon(() => expect(typesOf(open.told)).toEqual(["opened"]));
  await openUnknown(db, application);
  await letWaitingPass(db);
  await setStatus("rejected");
  await soon(() => expect(typesOf(owner.told)).toEqual(["opened", "status", "opened", "status"]));
  const lastEventId = timeline(open.told)[0]?.id ?? "";
  const again = await listen(applicant, { "Last-Event-ID": lastEventId });
  await soon(() => expect(typesOf(again.told)).toEqual(["status"]));
  expect(typesOf(open.told)).toEqual(["opened"]);
  await letWaitingPass(db);
  const later = await listen(applicant, { "Last-Event-ID": lastEventId });
  await soon(() => expect(typesOf(later.told)).toEqual(["status", "status"]));
});

test("a message counts as unread until it is read, in every tab", async () => {
  const { path, person, cookie, say } = await scene();
  const applicant = await cookie("applicant");
  const tabs = [await listen(applicant), await listen(await cookie("applicant"))];
  const { body } = await say("Hello.");
  // The notice of the message counts as well, and may be told with it or after it.
  const counts = (told: Told[]) =>
    told
      .filter(({ name }) => name === "unread")
      .map(({ data }) => data["conversations"])
      .filter((count, place, all) => count !== all[place - 1]);
  for (const { told } of tabs) await soon(() => expect(counts(told)).toEqual([0, 1]));
  await person("applicant").put(`${path}/messages/read`, { body: { upTo: body.id } });
  for (const { told } of tabs) await soon(() => expect(counts(told)).toEqual([0, 1, 0]));
});

test("a notice is told at once and replayed, in its place among what happened", async () => {
  const { people } = await buildHiringScene(services);
  const applicant = await services.cookieOf(people.applicant);
  const other = await listen(await services.cookieOf(people.owner));
  const open = await listen(applicant);
  const say = (text: string) =>
    tell(db, { to: people.applicant.id, kind: "opened", text, link: "/jobs" });
  await say("one");
  await soon(() => expect(notices(open.told)).toHaveLength(1));
  const [first] = notices(open.told);
  open.hangUp();
  await say("two");
  await say("three");
  const again = await listen(applicant, { "Last-Event-ID": first?.id ?? "" });
  await soon(() =>
    expect(notices(again.told).map(({ data }) => data["text"])).toEqual(["two", "three"]),
  );
  const { body } = await as(people.applicant).get<object[]>("/api/notices");
  expect(notices(again.told).map(({ data }) => data)).toEqual(body.slice(0, 2).toReversed());
  const ids = [first, ...notices(again.told)].map((told) => Number(told?.id));
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  expect(again.told[0]).toEqual({ name: "unread", data: { notices: 3, conversations: 0 } });
  expect(notices(other.told)).toEqual([]);
});

test("the id of somebody else's notice is as unknown as any other", async () => {
  const { people } = await buildHiringScene(services);
  const applicant = await listen(await services.cookieOf(people.applicant));
  await tell(db, { to: people.applicant.id, kind: "opened", text: "one", link: "/jobs" });
  await soon(() => expect(notices(applicant.told)).toHaveLength(1));
  const lastEventId = notices(applicant.told)[0]?.id ?? "";
  const other = await services.cookieOf(people.owner);
  const { told } = await listen(other, { "Last-Event-ID": lastEventId });
  await soon(() => expect(told.map(({ name }) => name)).toEqual(["unread", "reset"]));
});

test("who loses the job is told nothing more", async () => {
  const { cookie, setStatus, job } = await scene();
  const manager = await listen(await cookie("colleague"));
  await setStatus("under_review");
  await soon(() => expect(typesOf(manager.told)).toEqual(["opened", "status"]));
  const witness = await listen(await cookie("owner"));
  await db.execute(
    `delete from company_members where company_id = '${job.companyId}' and role = 'recruiter'`,
  );
  await setStatus("shortlisted");
  await soon(() => expect(typesOf(witness.told)).toEqual(["status"]));
  expect(typesOf(manager.told)).toEqual(["opened", "status"]);
});

test("a stream ends soon after its session", async () => {
  const { cookie } = await scene();
  const applicant = await cookie("applicant");
  const stream = await listen(applicant);
  const origin = services.config.publicUrl;
  await fetch(`${address}/api/logout`, {
    method: "POST",
    headers: { cookie: applicant, origin },
  });
  await soon(() => expect(stream.isOver).toBe(true));
});

test.each<[string, ("colleague" | "manager")[], string]>([
  ["who is suspended", ["colleague", "manager"], "update users set suspended_at = now()"],
  ["who waits for a look", ["colleague", "manager"], "update users set waiting_since = now()"],
  ["who is a candidate by now", ["colleague", "manager"], "update users set role = 'candidate'"],
  ["whose job was taken over", ["manager"], "update jobs set is_teams_alone = true"],
])("%s is told nothing more", async (_who, losers, change) => {
  const { people, application, job } = await buildHiringScene(services);
  const listening = (who: Exclude<Caller, "anonymous">) =>
    services.cookieOf(people[who]).then((cookie) => listen(cookie));
  const lost = await Promise.all(losers.map(listening));
  const owner = await listening("owner");
  const ids = [job.id, ...losers.map((who) => people[who].id)];
  await db.execute(`${change} where id in ('${ids.join("', '")}')`);
  for (const status of ["under_review", "shortlisted"])
    await as(people.owner).put(`/api/applications/${application.id}/status`, { body: { status } });
  await soon(() => expect(typesOf(owner.told)).toEqual(["opened", "status", "status"]));
  for (const { told } of lost) expect(timeline(told)).toEqual([]);
});

test.each([
  ["has expired", "expires_at = now()"],
  ["is ninety days old", "created_at = now() - interval '91 days'"],
])("a stream ends soon after its session %s", async (_end, set) => {
  const { people } = await buildHiringScene(services);
  const stream = await listen(await services.cookieOf(people.applicant));
  await soon(() => expect(stream.told).toHaveLength(1));
  await db.execute(`update sessions set ${set} where user_id = '${people.applicant.id}'`);
  await soon(() => expect(stream.isOver).toBe(true));
});

test("of eleven streams of one session the oldest ends", async () => {
  const { cookie } = await scene();
  const applicant = await cookie("applicant");
  const streams: Awaited<ReturnType<typeof listen>>[] = [];
  for (let number = 1; number <= 11; number += 1) streams.push(await listen(applicant));
  await soon(() => expect(streams[0]?.isOver).toBe(true));
  expect(streams.slice(1).some(({ isOver }) => isOver)).toBe(false);
});
