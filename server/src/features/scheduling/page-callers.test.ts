// The page of a candidate's link, by every kind of caller, and what its token opens besides.
import { expect, test } from "vitest";
import { eraseAccounts } from "#features/erasure/erase-accounts.service.ts";
import { changeUser } from "#test/change.ts";
import { buildInterviewScene, inHours, refusal } from "#test/interviews/interview-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { as, anonymous, db } = services;
const ended = [404, "This link is no longer valid"];

const scene = async () => {
  const all = await buildInterviewScene(services);
  const interview = await all.propose([inHours(2), inHours(5)]);
  const address = `/api/interview-pages/${interview.pageUrl?.split("/").at(-1)}`;
  return { ...all, interview, address, link: all.page(interview) };
};

test("the link opens the same to everybody who has it, and nothing of it is kept by browsers or proxies", async () => {
  const { address, people } = await scene();
  const { body, headers, status } = await anonymous.get(address);
  expect(status).toBe(200);
  expect(headers["cache-control"]).toContain("no-store");
  for (const who of [people.applicant, people.manager, people.recruiter, people.administrator])
    expect((await as(who).get(address)).body).toEqual(body);
});

test("who has the link by no right learns no address of it, nor does the token open anything else", async () => {
  const { path, people, address, interview } = await scene();
  const token = address.split("/").at(-1) ?? "";
  const readers = async (who: keyof typeof people) =>
    JSON.stringify((await as(people[who]).get(path)).body).includes(token);
  expect([await readers("applicant"), await readers("manager"), await readers("owner")]).toEqual([
    true,
    true,
    true,
  ]);
  for (const who of ["reviewer", "otherReviewer", "recruiter", "former", "candidate"] as const)
    expect([who, await readers(who)]).toEqual([who, false]);
  for (const other of [
    `/api/interviews/${token}`,
    `/api/applications/${token}/interviews`,
    `/api/calendars/${token}`,
  ])
    expect((await anonymous.get(other)).status).toBeGreaterThanOrEqual(400);
  // Nor is the interview's id a token.
  expect(refusal(await anonymous.get(`/api/interview-pages/${interview.id}`))).toEqual(ended);
});

test("fields that no call knows choose nothing else", async () => {
  const { address, link, manager, read } = await scene();
  const body = {
    startsAt: inHours(5),
    times: [inHours(9)],
    state: "cancelled",
    durationMinutes: 480,
    interviewerIds: [],
    token: "x",
  };
  expect((await anonymous.post(address, { body })).status).toBe(200);
  expect(await read(manager)).toMatchObject([
    {
      state: "scheduled",
      startsAt: inHours(5),
      times: [inHours(2), inHours(5)],
      durationMinutes: 60,
      interviewers: [expect.any(Object)],
    },
  ]);
  expect((await link.get()).status).toBe(200);
});

test("a link is valid no more once the application is withdrawn, and that of a cancelled interview opens no newer one", async () => {
  const { link, manager, interview, propose, page, application, applicant } = await scene();
  await manager.delete(`/api/interviews/${interview.id}`);
  const newer = page(await propose([inHours(7)]));
  for (const call of [link.get, link.cancel, () => link.choose(inHours(7))])
    expect(refusal(await call())).toEqual(ended);
  expect((await newer.get()).body).toMatchObject({ times: [inHours(7)] });
  await applicant.post(`/api/applications/${application.id}/withdraw`);
  for (const call of [newer.get, newer.cancel, () => newer.choose(inHours(7))])
    expect(refusal(await call())).toEqual(ended);
});

test("who may change an interview is asked of each caller; to others there is none by that id", async () => {
  const { interview, people, read, manager } = await scene();
  const path = `/api/interviews/${interview.id}`;
  const tries = async (who: keyof typeof people) => {
    const changed = await as(people[who]).patch(path, { body: { room: "Attic" } });
    return [changed.status, (await as(people[who]).delete(path)).status];
  };
  for (const who of [
    "applicant",
    "candidate",
    "administrator",
    "recruiter",
    "company",
    "reviewer",
    "otherReviewer",
    "former",
    "demoted",
    "invited",
  ] as const)
    expect([who, ...(await tries(who))]).toEqual([who, 403, 403]);
  await changeUser(db, people.admin.id, { waitingSince: new Date() });
  expect(await tries("admin")).toEqual([403, 403]);
  expect((await anonymous.patch(path, { body: { room: "Attic" } })).status).toBe(401);
  expect(await read(manager)).toMatchObject([{ state: "proposed", room: null }]);
});

test("the link of somebody whose account is erased is valid no more", async () => {
  const { link, people } = await scene();
  await changeUser(db, people.applicant.id, { eraseAt: new Date(0) });
  await eraseAccounts(db, services);
  for (const call of [link.get, link.cancel, () => link.choose(inHours(5))])
    expect(refusal(await call())).toEqual(ended);
});
