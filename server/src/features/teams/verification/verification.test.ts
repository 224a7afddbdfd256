import { beforeEach, expect, test, vi } from "vitest";
import { buildCompany, buildJob } from "#test/build.ts";
import { verifyCompany } from "#test/change.ts";
import { everyRow } from "#test/database/every-row.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";

const { db, as, letters } = await startApp();
type Scene = Awaited<ReturnType<typeof buildTeamScene>>;

let made = 0;
/** A website of its own, so that no two tests write to the same address. */
const newDomain = () => `acme-${(made += 1)}.co.uk`;
const ask = ({ path, owner }: Scene, email: unknown, by = owner) =>
  as(by).post(`${path}/verification`, { body: { email } });
const confirm = ({ path, owner }: Scene, code: unknown) =>
  as(owner).post(`${path}/verification/confirm`, { body: { code } });
const codeIn = () => /^\d{6}$/m.exec(letters.at(-1)?.text ?? "")?.[0] ?? "";
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");
const wrong = { status: 400, body: "This code is not right" };

beforeEach(() => {
  letters.length = 0;
});

test("a company is verified by a code sent to an address at its domain, and admits members' jobs alone", async () => {
  const domain = newDomain();
  const scene = await buildTeamScene(db, { website: `https://www.${domain}/about` });
  expect((await ask(scene, `office@mail.${domain}`)).status).toBe(202);
  expect(letters).toMatchObject([{ to: `office@mail.${domain}`, kind: "team" }]);
  const code = codeIn();
  expect(await confirm(scene, code)).toMatchObject({
    status: 200,
    body: {
      id: scene.company.id,
      verifiedAt: expect.any(String) as string,
      verifiedDomain: domain,
      postingBy: "members",
      can: { edit: true, verify: true, post: true },
    },
  });
  expect(await confirm(scene, code)).toMatchObject(wrong);
  expect(await ask(scene, `office@${domain}`)).toMatchObject({
    status: 409,
    body: "This company is already verified",
  });
  const post = (by: { id: string }) => as(by).post("/api/jobs", { body: newJob(scene.company.id) });
  expect(await post(scene.stranger)).toMatchObject({
    status: 403,
    body: "Only members of this company may post its jobs",
  });
  expect(await post(scene.reviewer)).toMatchObject(roleRefused);
  expect(await post(scene.recruiter)).toMatchObject({
    status: 201,
    body: { postedByOutsider: false, company: { verifiedDomain: domain, postingBy: "members" } },
  });
});

test.each([
  [null, "a@gmail.com", "Add the website of the company first"],
  ["https://gmail.com", "a@gmail.com", "This website cannot prove a company"],
  ["https://www.yahoo.co.uk", "a@yahoo.co.uk", "This website cannot prove a company"],
  ["https://github.io", "a@github.io", "This website cannot prove a company"],
  ["https://co.uk", "a@co.uk", "This website cannot prove a company"],
  ["http://192.0.2.1", "a@192.0.2.1", "This website cannot prove a company"],
  ["http://[2001:db8::1]/", "a@b.example", "This website cannot prove a company"],
])("the website %s proves nothing", async (website, email, sentence) => {
  const scene = await buildTeamScene(db, { website });
  expect(await ask(scene, email)).toMatchObject({ status: 409, body: sentence });
  expect(letters).toEqual([]);
});

test("an address elsewhere proves nothing, however alike it looks", async () => {
  const scene = await buildTeamScene(db, { website: "https://rolecall-acme.github.io" });
  for (const email of [undefined, "nobody", 7, ""])
    expect(await ask(scene, email)).toMatchObject({
      status: 400,
      body: "Enter a valid email address",
    });
  for (const email of ["a@github.io", "a@other.github.io", "a@notrolecall-acme.github.io"])
    expect(await ask(scene, email)).toMatchObject({
      status: 400,
      body: "Use an address at rolecall-acme.github.io",
    });
  expect((await ask(scene, "A@ROLECALL-ACME.github.io")).status).toBe(202);
  expect(await ask(scene, "a@rolecall-acme.github.io", scene.recruiter)).toMatchObject(roleRefused);
});

test("a code ends with five wrong ones, with a newer one, with another website and after an hour", async () => {
  const domain = newDomain();
  const scene = await buildTeamScene(db, { website: `https://${domain}` });
  await ask(scene, `a@${domain}`);
  const first = codeIn();
  await ask(scene, `a@${domain}`);
  const second = codeIn();
  expect(first === second || (await confirm(scene, first)).status === 400).toBe(true);
  for (let guess = 0; guess < 5; guess += 1)
    expect(await confirm(scene, otherThan(second))).toMatchObject(wrong);
  expect(await confirm(scene, second)).toMatchObject(wrong);

  await ask(scene, `a@${domain}`);
  await as(scene.owner).patch(scene.path, { body: { website: `https://www.${domain}` } });
  expect(await confirm(scene, codeIn())).toMatchObject(wrong);

  await ask(scene, `a@${domain}`);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60 * 1000 });
  const late = await confirm(scene, codeIn());
  vi.useRealTimers();
  expect(late).toMatchObject(wrong);
});

test("a company has five codes sent in an hour, no more", async () => {
  const domain = newDomain();
  const scene = await buildTeamScene(db, { website: `https://${domain}` });
  for (let letter = 0; letter < 5; letter += 1)
    expect((await ask(scene, `${letter}@${domain}`)).status).toBe(202);
  expect((await ask(scene, `6@${domain}`, scene.admin)).status).toBe(429);
  expect(letters).toHaveLength(5);
});

test("one person has five codes sent in an hour, whatever companies they lead", async () => {
  const { owner } = await buildTeamScene(db);
  const statuses: number[] = [];
  for (let company = 0; company < 6; company += 1) {
    const domain = newDomain();
    const { id } = await buildCompany(db, { ownerId: owner.id, website: `https://${domain}` });
    const body = { email: `office@${domain}` };
    statuses.push((await as(owner).post(`/api/companies/${id}/verification`, { body })).status);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  expect(letters).toHaveLength(5);
});

/** A company at the domain, of another owner than all others. */
const companyAt = (domain: string) => buildTeamScene(db, { website: `https://${domain}` });

test("no address gets more than five letters with a code in a day, whoever asks", async () => {
  const domain = newDomain();
  for (let company = 0; company < 5; company += 1)
    expect((await ask(await companyAt(domain), `office@${domain}`)).status).toBe(202);
  expect((await ask(await companyAt(domain), `Office@${domain}`)).status).toBe(429);
  expect(letters).toHaveLength(5);
});

test("the wrong codes of a domain are counted over all companies and accounts: after twenty in a day none is tried", async () => {
  const domain = newDomain();
  for (let company = 0; company < 4; company += 1) {
    const scene = await companyAt(domain);
    await ask(scene, `office@${domain}`);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await confirm(scene, otherThan(codeIn()))).toMatchObject(wrong);
  }
  const scene = await companyAt(`jobs.${domain}`);
  await ask(scene, `hello@${domain}`);
  const refused = await confirm(scene, codeIn());
  expect(refused).toMatchObject({
    status: 429,
    body: "Too many wrong codes for this domain. Please try again in 24 hours.",
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(23 * 60 * 60);
  const elsewhere = newDomain();
  const other = await companyAt(elsewhere);
  await ask(other, `office@${elsewhere}`);
  expect((await confirm(other, codeIn())).status).toBe(200);
});

test("right codes and those that came too late count as no guesses", async () => {
  const domain = newDomain();
  for (let company = 0; company < 3; company += 1) {
    const scene = await companyAt(domain);
    await ask(scene, `${company}@${domain}`);
    const code = codeIn();
    expect((await confirm(scene, code)).status).toBe(200);
    for (let late = 0; late < 10; late += 1)
      expect(await confirm(scene, code)).toMatchObject(wrong);
  }
});

test("a domain gets twenty letters with a code in a day, whatever companies and accounts ask", async () => {
  const domain = newDomain();
  for (let company = 0; company < 5; company += 1) {
    const scene = await companyAt(domain);
    for (let letter = 0; letter < 4; letter += 1)
      expect((await ask(scene, `${company}-${letter}@${domain}`)).status).toBe(202);
  }
  const refused = await ask(await companyAt(domain), `more@mail.${domain}`);
  expect(refused).toMatchObject({
    status: 429,
    body: "Too many codes for this domain. Please try again in 24 hours.",
  });
  expect(letters).toHaveLength(20);
});

test("the database keeps a hash of the code alone", async () => {
  const domain = newDomain();
  const scene = await buildTeamScene(db, { website: `https://${domain}` });
  await ask(scene, `a@${domain}`);
  const rows = (await everyRow(db)) as unknown;
  expect(JSON.stringify(rows)).not.toContain(`"${codeIn()}"`);
});

test("another name or domain ends the verification, and everyone may post again", async () => {
  const change = async (changes: object) => {
    const scene = await buildTeamScene(db, { website: "https://www.acme.example" });
    await verifyCompany(db, scene.company.id, "acme.example");
    return as(scene.owner).patch(scene.path, { body: changes });
  };
  const kept = { verifiedDomain: "acme.example", postingBy: "members" };
  expect(await change({ website: "http://jobs.acme.example" })).toMatchObject({ body: kept });
  const gone = { verifiedAt: null, verifiedDomain: null, postingBy: "everyone" };
  for (const changes of [{ name: "Other" }, { website: "https://acme.test" }])
    expect(await change(changes)).toMatchObject({ status: 200, body: gone });
});

test("only the owner of a verified company decides who may post its jobs", async () => {
  const scene = await buildTeamScene(db);
  const set = (postingBy: unknown, by = scene.owner) =>
    as(by).patch(scene.path, { body: { postingBy } });
  expect(await set("nobody")).toMatchObject({ status: 400, body: "Choose everyone or members" });
  expect(await set("members")).toMatchObject({ status: 409, body: "Verify the company first" });
  await verifyCompany(db, scene.company.id);
  expect((await set("members", scene.admin)).status).toBe(200);
  expect(await set("everyone", scene.admin)).toMatchObject(roleRefused);
  expect(await set("everyone")).toMatchObject({ status: 200, body: { postingBy: "everyone" } });
});

test("a job moves to a company that its editor may post for, until somebody applied", async () => {
  const [from, to] = [await buildTeamScene(db), await buildTeamScene(db)];
  const job = await buildJob(db, { companyId: from.company.id, postedBy: from.stranger.id });
  const move = (by: { id: string }, id = job.id) =>
    as(by).patch(`/api/jobs/${id}`, { body: { companyId: to.company.id } });
  await verifyCompany(db, to.company.id);
  expect(await move(from.stranger)).toMatchObject({
    status: 403,
    body: "Only members of this company may post its jobs",
  });
  await as(to.owner).patch(to.path, { body: { postingBy: "everyone" } });
  const applied = await buildJob(db, {
    companyId: from.company.id,
    postedBy: from.owner.id,
    applicantCount: 1,
  });
  expect(await move(from.owner, applied.id)).toMatchObject({
    status: 409,
    body: "A job with applications stays with its company",
  });
  expect(await move(from.stranger)).toMatchObject({
    status: 200,
    body: { companyId: to.company.id, postedByOutsider: true },
  });
  expect((await as(to.admin).get("/api/jobs/mine")).body).toHaveLength(2);
});
