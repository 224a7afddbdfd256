// Near copies: which jobs are copies of an older one, and what becomes of it.
import { expect, test } from "vitest";
import { publishDueJobs } from "#features/jobs/publishing/publishing.service.ts";
import { buildCompany, buildJob, buildMember, buildUser } from "#test/build.ts";
import { changeJob } from "#test/change.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";

const { db, as, anonymous } = await startApp({ env: { RATE_LIMIT: "off" } });

interface Posted {
  id: string;
  copyOf: string | null;
  firstPostedAt: string;
  publishedAt: string;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const inWords = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `word${String.fromCodePoint(97 + from + index)}`);
/** Ten words, of which some are others. */
const tenWords = (others = 0) => [...inWords(10 - others), ...inWords(others, 15)].join(" ");

const scene = async () => {
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id });
  const poster = await buildMember(db, { companyId: company.id, role: "recruiter" });
  const fields = {
    ...newJob(company.id),
    title: "Lamp Keeper",
    location: "Lisbon, Portugal",
    description: tenWords(),
    salaryMin: 50_000,
    salaryMax: 60_000,
  };
  const post = async (changes: object = {}, by = poster) =>
    (await as(by).post<Posted>("/api/jobs", { body: { ...fields, ...changes } })).body;
  const read = async (id: string) => (await anonymous.get<Posted>(`/api/jobs/${id}`)).body;
  const edit = (id: string, body: object) => as(poster).patch(`/api/jobs/${id}`, { body });
  const told = async (user = poster) =>
    (await as(user).get<{ kind: string }[]>("/api/notices")).body.filter(
      ({ kind }) => kind === "copy",
    );
  return { owner, poster, company, fields, post, read, edit, told };
};

test("a near copy takes over when the first was posted, names it while it is open, and its poster is told", async () => {
  const { post, read, told, edit } = await scene();
  const first = await post();
  expect(first).toMatchObject({ copyOf: null, firstPostedAt: first.publishedAt });
  await changeJob(db, first.id, { createdAt: daysAgo(40) });
  const copy = await post({ title: "LAMP-KEEPER!", location: "lisbon portugal" });
  expect(copy.copyOf).toBe(first.id);
  expect(copy.firstPostedAt).toBe((await read(first.id)).firstPostedAt);
  expect(copy.firstPostedAt).not.toBe(copy.publishedAt);
  expect(await told()).toMatchObject([
    {
      text: "Shown together with an earlier posting of the same job: LAMP-KEEPER!",
      link: `/jobs/${copy.id}`,
      jobId: copy.id,
    },
  ]);
  await edit(first.id, { isActive: false });
  expect(await read(copy.id)).toMatchObject({ copyOf: null, firstPostedAt: copy.firstPostedAt });
  await edit(first.id, { isActive: true });
  expect(await read(copy.id)).toMatchObject({ copyOf: first.id });
  expect(await told()).toHaveLength(1);
});

test.each([
  ["title", { title: "Lamp Keeper II" }],
  ["place", { location: "Porto, Portugal" }],
  ["type", { type: "part-time" }],
  ["level", { experienceLevel: "senior" }],
  ["category", { category: "sales" }],
  ["lower salary", { salaryMin: 50_001 }],
  ["upper salary", { salaryMax: null }],
  ["words", { description: tenWords(2) }],
])("a job with another %s is no copy", async (_what, changes) => {
  const { post, told } = await scene();
  await post();
  const other = await post(changes);
  expect(other).toMatchObject({ copyOf: null, firstPostedAt: other.publishedAt });
  expect(await told()).toEqual([]);
});

test("a copy has nine tenths of the words of the older one, and may say more", async () => {
  const { post } = await scene();
  const first = await post();
  const other = { description: tenWords(1), requirements: inWords(8, 3).join(" ") };
  expect((await post(other)).copyOf).toBe(first.id);
  const shorter = await scene();
  await shorter.post({ requirements: "Clean all lamps." });
  expect((await shorter.post()).copyOf).toBeNull();
});

test("a job of another company, and one of over 180 days ago, have no copies", async () => {
  const { company, poster, fields, post } = await scene();
  const row = { ...fields, postedBy: poster.id } as Parameters<typeof buildJob>[1];
  await buildJob(db, { ...row, companyId: company.id, createdAt: daysAgo(181) });
  await (await scene()).post();
  expect((await post()).copyOf).toBeNull();
  const lately = await buildJob(db, { ...row, companyId: company.id, createdAt: daysAgo(179) });
  expect((await post()).copyOf).toBe(lately.id);
});

test("of several that are alike each is a copy of the oldest that is open, and all count from the first", async () => {
  const { post, read, edit, poster } = await scene();
  const first = await post();
  const second = await post();
  const third = await post();
  expect([second.copyOf, third.copyOf]).toEqual([first.id, first.id]);
  await edit(first.id, { isActive: false });
  expect(await read(second.id)).toMatchObject({ copyOf: null });
  expect(await read(third.id)).toMatchObject({ copyOf: second.id });
  expect((await as(poster).delete(`/api/jobs/${first.id}`)).status).toBe(204);
  const fourth = await post();
  expect(fourth).toMatchObject({ copyOf: second.id, firstPostedAt: first.firstPostedAt });
});

test("a copy of a job that is unlisted, held or past its deadline names none", async () => {
  const { post, read } = await scene();
  const first = await post();
  const copy = await post();
  for (const row of [
    { unlistedAt: new Date() },
    { heldSince: new Date() },
    { takenDownAt: new Date(), takedownReason: "Spam" },
    { deadline: daysAgo(1) },
  ]) {
    await changeJob(db, first.id, row);
    expect(await read(copy.id)).toMatchObject({ copyOf: null, firstPostedAt: first.firstPostedAt });
    const none = { unlistedAt: null, heldSince: null, takenDownAt: null, deadline: null };
    await changeJob(db, first.id, none);
    expect(await read(copy.id)).toMatchObject({ copyOf: first.id });
  }
});

test("a draft is compared when it is posted, now or later", async () => {
  const { post, read, poster, told } = await scene();
  const first = await post();
  const draft = await post({ draft: true });
  expect(draft).toMatchObject({ copyOf: null });
  const later = await post({ draft: true });
  expect(await told()).toEqual([]);
  const now = await as(poster).post<Posted>(`/api/jobs/${draft.id}/publish`);
  expect(now.body).toMatchObject({ copyOf: first.id, firstPostedAt: first.firstPostedAt });
  await changeJob(db, later.id, { publishAt: daysAgo(1), publishBy: poster.id });
  await publishDueJobs(db);
  expect(await read(later.id)).toMatchObject({ copyOf: first.id });
  expect(await told()).toHaveLength(2);
});

test("an edit of either job makes a copy, or ends that one is a copy", async () => {
  const { post, read, edit, told } = await scene();
  const first = await post();
  const other = await post({ description: "Something else." });
  await edit(other.id, { description: tenWords() });
  expect(await read(other.id)).toMatchObject({
    copyOf: first.id,
    firstPostedAt: first.firstPostedAt,
  });
  expect(await told()).toHaveLength(1);
  await edit(other.id, { requirements: "A ladder." });
  expect(await told()).toHaveLength(1);
  await edit(other.id, { title: "Bell Keeper" });
  expect(await read(other.id)).toMatchObject({ copyOf: null, firstPostedAt: other.publishedAt });
  await edit(first.id, { title: "Bell Keeper" });
  expect(await read(other.id)).toMatchObject({ copyOf: first.id });
  expect(await told()).toHaveLength(2);
  await edit(first.id, { description: "All is new." });
  expect(await read(other.id)).toMatchObject({ copyOf: null });
});

test("of two that are posted at the same moment the later one is a copy", async () => {
  const { post, read } = await scene();
  const together = await Promise.all([post(), post(), post(), post()]);
  const posted = await Promise.all(together.map(({ id }) => read(id)));
  expect(posted.filter(({ copyOf }) => copyOf === null)).toHaveLength(1);
});

test("a job of a team is no copy of what an outsider posted: of the two the team's is shown", async () => {
  const { post, read, edit, company, told } = await scene();
  const outsider = await buildUser(db, { role: "recruiter" });
  const shown = async () => {
    const query = { companyId: company.id, copies: "false" };
    return (await anonymous.get<Posted[]>("/api/jobs", { query })).body.map(({ id }) => id);
  };
  const earlier = await post({ description: "Anything else." }, outsider);
  await changeJob(db, earlier.id, { createdAt: daysAgo(3) });
  const teams = await post();
  const copied = { body: { description: tenWords() } };
  expect((await as(outsider).patch(`/api/jobs/${earlier.id}`, copied)).status).toBe(200);
  expect(await read(teams.id)).toMatchObject({ copyOf: null, firstPostedAt: teams.publishedAt });
  expect(await read(earlier.id)).toMatchObject({ copyOf: teams.id });
  expect(await shown()).toEqual([teams.id]);
  expect(await told()).toEqual([]);
  expect(await told(outsider)).toMatchObject([
    { text: "Shown together with the company's own posting of the same job: Lamp Keeper" },
  ]);

  const later = await post({}, outsider);
  expect(later.copyOf).toBe(teams.id);
  const again = await post();
  expect(again.copyOf).toBe(teams.id);
  expect(await shown()).toEqual([teams.id]);
  await edit(teams.id, { isActive: false });
  expect((await read(later.id)).copyOf).toBe(again.id);
});

test("among outsiders the older posting is shown, until the team posts the job itself", async () => {
  const { post, read } = await scene();
  const outsider = await buildUser(db, { role: "recruiter" });
  const another = await buildUser(db, { role: "recruiter" });
  const first = await post({}, outsider);
  const second = await post({}, another);
  expect(second.copyOf).toBe(first.id);
  const teams = await post();
  expect(await read(first.id)).toMatchObject({ copyOf: teams.id });
  expect(await read(second.id)).toMatchObject({ copyOf: teams.id });
});

test("a team's job is compared however many outsiders posted what has all but its words", async () => {
  const { post, company, fields } = await scene();
  const outsider = await buildUser(db, { role: "recruiter" });
  const row = { ...fields, companyId: company.id, postedBy: outsider.id, createdAt: daysAgo(9) };
  for (let count = 0; count < 50; count += 1)
    await buildJob(db, {
      ...(row as Parameters<typeof buildJob>[1]),
      description: `Text ${count}`,
    });
  const teams = await post();
  expect((await post({}, outsider)).copyOf).toBe(teams.id);
});

test("the company's owner hears of the copy of a poster who does not manage it, and nobody who turned it off", async () => {
  const { post, owner, company, told, poster, fields } = await scene();
  const first = await post({}, owner);
  const former = await buildUser(db, { role: "recruiter" });
  const left = await buildJob(db, {
    ...(fields as Parameters<typeof buildJob>[1]),
    companyId: company.id,
    postedBy: former.id,
    isTeamsAlone: true,
    description: "Another text.",
  });
  await as(owner).patch(`/api/jobs/${left.id}`, { body: { description: tenWords() } });
  expect(await told(owner)).toMatchObject([{ jobId: left.id }]);
  const off = { inProduct: false, mail: "never" };
  await as(poster).patch("/api/account/notifications/jobs", { body: off });
  expect((await post()).copyOf).toBe(first.id);
  expect(await told()).toEqual([]);
});
