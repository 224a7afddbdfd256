// What companies write to people whom they found, what these answer, and who looked.
import type { Candidate } from "@rolecall/contract/talent/candidates.schemas.ts";
import type { Look, TalkRequest } from "@rolecall/contract/talent/findable.schemas.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { eraseAccounts } from "#features/erasure/erase-accounts.service.ts";
import { mergeCompanies } from "#features/teams/merging/merge-companies.service.ts";
import { buildCompany, buildJob, buildMember, buildUser } from "#test/build.ts";
import { changeUser } from "#test/change.ts";
import { everyRow } from "#test/database/every-row.ts";
import { startApp } from "#test/start-app.ts";
import { buildTalentScene } from "#test/talent/talent-scene.ts";

const env = { RATE_LIMIT: "off" };
const services = await startApp({ env });
const { as, db, files, letters } = services;
/** Another server on the same database. */
const second = await startApp({ env, services: { db } });

afterEach(() => {
  vi.useRealTimers();
});

const scene = await buildTalentScene(services);
const { company, recruiter, job } = scene;
const day = 24 * 60 * 60_000;
let made = 0;
/** Somebody new who is found, with the id by which companies know them. */
const somebody = async () => {
  made += 1;
  const title = `Caulker number ${made}`;
  const account = await scene.found({ title, phoneNumber: "+351 21 000 000" });
  const { body } = await scene.search({ query: `"${title}"` });
  return { account, id: body[0]?.id ?? "", path: `/api/candidates/${body[0]?.id}` };
};
const write = (path: string, who: { id: string } = recruiter, jobId = job.id) =>
  as(who).post<TalkRequest>(`${path}/requests`, {
    body: { jobId, message: "Shall we talk?" },
  });
const requestsOf = async (account: { id: string }) =>
  (await as(account).get<TalkRequest[]>("/api/profile/requests")).body;
const looksOf = async (account: { id: string }) =>
  (await as(account).get<Look[]>("/api/profile/looks")).body;

describe("a request", () => {
  test("is told by a letter, and answered; yes shows who it is, no ends that", async () => {
    const { account, path } = await somebody();
    const written = await write(path);
    expect([written.status, written.body]).toMatchObject([
      201,
      { status: "waiting", message: "Shall we talk?", job: { id: job.id, title: job.title } },
    ]);
    const letter = letters.findLast(({ to }) => to === account.email);
    expect(letter?.subject).toBe(`${company.name} would like to talk to you`);
    expect(letter?.unsubscribeUrl).toBeDefined();

    const [request] = await requestsOf(account);
    expect(request).toMatchObject({
      id: written.body.id,
      company: { id: company.id, name: company.name },
      status: "waiting",
    });
    const read = async () => (await as(recruiter).get<Candidate>(path)).body;
    expect(await read()).toMatchObject({ contact: null, request: { status: "waiting" } });
    const answer = (status: unknown, who: { id: string } = account) =>
      as(who).patch<TalkRequest>(`/api/profile/requests/${request?.id}`, {
        body: { status },
      });
    const wrong = await answer("maybe");
    expect([wrong.status, wrong.body]).toEqual([400, "Choose yes or no"]);
    expect((await answer("yes", recruiter)).status).toBe(404);
    expect((await answer("yes")).body).toMatchObject({ status: "yes" });
    const contact = {
      firstName: "Ada",
      lastName: "Lovelace",
      email: account.email,
      phoneNumber: "+351 21 000 000",
    };
    expect(await read()).toMatchObject({ contact, request: { status: "yes" } });
    const other = await buildTalentScene(services);
    expect((await as(other.recruiter).get(path)).body).toMatchObject({
      contact: null,
      request: null,
    });

    await scene.letBeFound(account, "nobody");
    expect(await read()).toMatchObject({ contact });
    expect((await as(other.recruiter).get(path)).status).toBe(404);
    await answer("no");
    expect(await read()).toBe("Candidate not found");
    await scene.letBeFound(account);
    expect(await read()).toMatchObject({ contact: null, request: { status: "no" } });
  });

  test("is one of a company, whoever writes, about a job that they manage", async () => {
    const { path } = await somebody();
    expect((await write(path, recruiter, (await buildJob(db)).id)).status).toBe(403);
    expect((await write(path, recruiter, crypto.randomUUID())).status).toBe(404);
    const blank = await as(recruiter).post<string>(`${path}/requests`, {
      body: { jobId: job.id, message: " " },
    });
    expect([blank.status, blank.body]).toEqual([400, "Message is required"]);
    const colleague = await buildMember(db, { companyId: company.id });
    const answers = await Promise.all([write(path), write(path, colleague)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["201", "409"]);
    expect(answers.find(({ status }) => status === 409)?.body).toBe(
      "You have already written to this person",
    );
  });

  test("is listed with those that stand alike", async () => {
    const { account, path } = await somebody();
    const other = await buildTalentScene(services);
    await write(path);
    await write(path, other.recruiter, other.job.id);
    const [answered] = await requestsOf(account);
    await as(account).patch(`/api/profile/requests/${answered?.id}`, { body: { status: "yes" } });
    const standing = (status: string) =>
      as(account).get<TalkRequest[]>("/api/profile/requests", { query: { status } });
    const waiting = await standing("waiting");
    expect(waiting.headers["x-total-count"]).toBe("1");
    expect(waiting.body).toMatchObject([{ company: { id: company.id }, status: "waiting" }]);
    expect((await standing("yes")).body).toMatchObject([{ id: answered?.id }]);
    expect((await standing("no")).body).toEqual([]);
    const unknown = await standing("maybe");
    expect([unknown.status, unknown.body]).toEqual([400, "Choose waiting, yes or no"]);
  });

  test("goes with the person and with a company that is merged, and with a job that is deleted its title", async () => {
    const { account, path } = await somebody();
    const other = await buildTalentScene(services);
    const going = await buildJob(db, { companyId: company.id, postedBy: recruiter.id });
    await write(path, recruiter, going.id);
    await write(path, other.recruiter, other.job.id);
    await as(recruiter).get(path);
    await as(recruiter).delete(`/api/jobs/${going.id}`);
    expect((await requestsOf(account)).map((one) => one.job?.id)).toEqual([
      other.job.id,
      undefined,
    ]);
    const [kept] = await requestsOf(account);
    await as(account).patch(`/api/profile/requests/${kept?.id}`, { body: { status: "no" } });
    const administrator = await buildUser(db, { administratorSince: new Date() });
    await mergeCompanies(db, {
      id: other.company.id,
      actorId: administrator.id,
      into: company.id,
    });
    expect(await requestsOf(account)).toMatchObject([
      { company: { id: company.id }, status: "no" },
    ]);
    expect(await looksOf(account)).toMatchObject([{ company: { id: company.id } }]);

    await changeUser(db, account.id, { eraseAt: new Date(0) });
    await eraseAccounts(db, { files });
    await services.deliverLetters();
    const rows = (await everyRow(db)).filter(({ row }) => row.includes(account.id));
    expect(rows).toEqual([]);
    expect((await as(recruiter).get(path)).status).toBe(404);
  });
});

describe("a look", () => {
  test("is told once a company and day, and a list is none", async () => {
    const { account, path } = await somebody();
    const colleague = await buildMember(db, { companyId: company.id });
    await scene.search();
    expect(await looksOf(account)).toEqual([]);
    for (const who of [recruiter, colleague, recruiter]) await as(who).get(path);
    expect(await looksOf(account)).toEqual([
      { company: expect.objectContaining({ id: company.id }), at: expect.any(String) },
    ]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + day });
    await as(recruiter).get(path);
    expect(await looksOf(account)).toHaveLength(2);
  });
});

describe("the bounds of a day", () => {
  /** Of tomorrow. */
  const noon = Math.ceil(Date.now() / day) * day + day / 2;

  test("are 100 looks of a company and of a person, and are begun anew with the day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
    const busy = await buildTalentScene(services);
    const colleague = await buildMember(db, { companyId: busy.company.id });
    const paths = await Promise.all(
      Array.from({ length: 102 }, async () => (await somebody()).path),
    );
    for (const path of paths.slice(0, 96)) await as(busy.recruiter).get(path);
    // Many at once, on two servers, of two people of the company.
    const statuses = await Promise.all(
      paths.slice(96).map(async (path, index) => {
        const server = index % 2 ? second : services;
        return (await server.as(index % 3 ? busy.recruiter : colleague).get(path)).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const refused = paths[96 + statuses.indexOf(429)] ?? "";
    const { body, status, headers } = await as(colleague).get<string>(refused);
    expect([status, body, headers["retry-after"]]).toEqual([
      429,
      "You have looked at 100 people today",
      String(day / 2 / 1000),
    ]);
    // Whom the company looked at today is none more.
    expect((await as(colleague).get(paths[0] ?? "")).status).toBe(200);
    vi.setSystemTime(noon + day / 2);
    expect((await as(colleague).get(refused)).status).toBe(200);
  });

  test("are 20 requests of a person over all their companies", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
    const busy = await buildTalentScene(services);
    const other = await buildTalentScene(services);
    const { id: companyId } = await buildCompany(db, { ownerId: busy.recruiter.id });
    const otherJob = await buildJob(db, { companyId, postedBy: busy.recruiter.id });
    const people = await Promise.all(Array.from({ length: 22 }, () => somebody()));
    const statuses = await Promise.all(
      people.map(async ({ path }, index) => {
        const of =
          index % 2
            ? { companyId, jobId: otherJob.id }
            : { companyId: busy.company.id, jobId: busy.job.id };
        const server = index % 3 ? second : services;
        const answer = await server.as(busy.recruiter).post<string>(`${path}/requests`, {
          body: { ...of, message: "Shall we talk?" },
        });
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const refused = people[statuses.indexOf(429)];
    const again = await as(busy.recruiter).post<string>(`${refused?.path}/requests`, {
      body: { companyId, jobId: otherJob.id, message: "Shall we talk?" },
    });
    expect(again.body).toBe("You have written to 20 people today");
    expect(await requestsOf(refused?.account ?? { id: "" })).toEqual([]);
    expect((await write(refused?.path ?? "", other.recruiter, other.job.id)).status).toBe(201);
  });
});
