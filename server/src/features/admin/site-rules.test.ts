import { afterEach, expect, test } from "vitest";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, tokenIn } from "#test/team-scene.ts";

const { db, as, anonymous, letters } = await startApp({ env: { RATE_LIMIT: "off" } });
const administrator = as(await buildUser(db, { administratorSince: new Date() }));
const asItCame = {
  registration: "open",
  employers: "at-once",
  firstJobs: "at-once",
  name: "Rolecall",
  logoUrl: null,
  colour: "#005c67",
  figures: "fixed",
  supportEmail: "support@rolecall.example",
};
const set = (body: object) => administrator.patch("/api/admin/settings", { body });
const register = (more: object = {}) =>
  anonymous.post<{ id: string }>("/api/register", {
    body: { username: crypto.randomUUID(), password: "secret-1", ...more },
  });

afterEach(() => set(asItCame));

test("the rules are as they came until somebody changes them, all of a change or nothing", async () => {
  expect(await administrator.get("/api/admin/settings")).toMatchObject({
    status: 200,
    body: asItCame,
  });
  const changed = { name: "Potters' Board", colour: "#7A1F1F", supportEmail: "help@pots.example" };
  expect((await set(changed)).body).toEqual({ ...asItCame, ...changed, colour: "#7a1f1f" });
  const { body: site } = await anonymous.get<object>("/api/site");
  expect(site).toMatchObject({ ...changed, colour: "#7a1f1f", terms: null, figures: "fixed" });
  expect(site).not.toHaveProperty("employers");
  expect(site).not.toHaveProperty("firstJobs");

  expect(await set({ name: "Mine", colour: "#ffff00" })).toMatchObject({
    status: 400,
    body: "Choose a darker colour",
  });
  for (const wrong of [
    { registration: "sometimes" },
    { employers: "never" },
    { name: "" },
    { name: "x".repeat(61) },
    { colour: "red" },
    { logoUrl: "javascript:alert(1)" },
    { supportEmail: "nobody" },
    { figures: "made-up" },
  ])
    expect((await set({ firstJobs: "after-a-look", ...wrong })).status).toBe(400);
  expect((await administrator.get("/api/admin/settings")).body).toMatchObject({
    name: "Potters' Board",
    firstJobs: "at-once",
  });
});

test("registration is closed, or by an invitation that is good for one account", async () => {
  await set({ registration: "closed" });
  expect(await register()).toMatchObject({ status: 403, body: "Registration is closed" });
  await set({ registration: "invitation" });
  const refused = { status: 403, body: "Registration is by invitation" };
  expect(await register()).toMatchObject(refused);
  expect(await register({ invitation: "made-up" })).toMatchObject(refused);

  const invited = { email: "new@pots.example", role: "recruiter" };
  const answer = await administrator.post("/api/admin/invitations", { body: invited });
  expect(answer).toMatchObject({ status: 201, body: invited });
  expect(JSON.stringify(answer.body)).not.toContain("token");
  const letter = letters.find(({ to }) => to === "new@pots.example");
  const [, invitation = ""] = /\/auth\?invitation=([\w-]+)/.exec(letter?.text ?? "") ?? [];
  const both = await Promise.all([register({ invitation }), register({ invitation })]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(["201", "403"]);
});

test("where registration is by invitation, a team's letter admits one registration and can still be accepted", async () => {
  const { owner, path } = await buildTeamScene(db);
  await set({ registration: "invitation" });
  const invite = async () => {
    const email = `${crypto.randomUUID()}@pots.example`;
    await as(owner).post(`${path}/invitations`, { body: { email, role: "recruiter" } });
    return tokenIn(letters);
  };
  const invitation = await invite();
  const answers = await Promise.all([1, 2, 3, 4].map(() => register({ invitation })));
  const admitted = answers.filter(({ status }) => status === 201);
  expect(admitted).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
  expect(await register({ invitation })).toMatchObject({
    status: 403,
    body: "Registration is by invitation",
  });
  const accept = `/api/invitations/${invitation}/accept`;
  const [{ body: user } = { body: { id: "" } }] = admitted;
  expect((await as(user).post(accept)).status).toBe(200);

  const revoked = await invite();
  const { body: open } = await as(owner).get<{ id: string }[]>(`${path}/invitations`);
  await as(owner).delete(`${path}/invitations/${open[0]?.id}`);
  expect((await register({ invitation: revoked })).status).toBe(403);
  await set({ registration: "closed" });
  expect(await register({ invitation: await invite() })).toMatchObject({
    status: 403,
    body: "Registration is closed",
  });
});

test("a text has versions, and who registers keeps the one of that moment", async () => {
  expect(await anonymous.get("/api/site/texts/terms")).toMatchObject({ status: 404 });
  const write = (markdown: string) =>
    administrator.put("/api/admin/texts/terms", { body: { markdown } });
  expect((await write("# One")).body).toEqual({ version: 1, createdAt: expect.any(String) });
  const { body: user } = await register();
  expect((await write("# Two")).body).toMatchObject({ version: 2 });
  expect((await anonymous.get("/api/site/texts/terms")).body).toMatchObject({
    name: "terms",
    version: 2,
    markdown: "# Two",
  });
  const first = await anonymous.get("/api/site/texts/terms", { query: { version: 1 } });
  expect(first.body).toMatchObject({ version: 1, markdown: "# One" });
  expect((await anonymous.get("/api/site/texts/terms", { query: { version: 3 } })).status).toBe(
    404,
  );
  expect((await administrator.get(`/api/admin/users/${user.id}`)).body).toMatchObject({
    agreedTerms: { version: 1, at: expect.any(String) },
  });
  expect((await anonymous.get("/api/site")).body).toMatchObject({ terms: 2, privacy: null });
  expect((await write(" ")).status).toBe(400);
});

test("a new employer waits for a look, and who was there before does not", async () => {
  const before = await buildUser(db, { role: "recruiter" });
  await set({ employers: "after-a-look" });
  const { body: user } = await register({ role: "recruiter", email: "waits@pots.example" });
  const waits = { status: 403, body: "Your account is waiting for a look" };
  expect(await as(user).get("/api/jobs/mine")).toMatchObject(waits);
  expect(await as(user).get("/api/dashboard/recruiter")).toMatchObject(waits);
  expect(await as(user).get("/api/applications/candidate")).toMatchObject({ status: 200 });
  expect((await as(before).get("/api/jobs/mine")).status).toBe(200);

  const { body: candidate } = await register();
  const change = { body: { role: "company" } };
  expect((await as(candidate).patch("/api/auth/user/role", change)).status).toBe(200);
  expect(await as(candidate).get("/api/jobs/mine")).toMatchObject(waits);

  const list = await administrator.get<{ id: string }[]>("/api/admin/users", {
    query: { waiting: "true" },
  });
  expect(list.body.map(({ id }) => id)).toEqual([candidate.id, user.id]);
  const approval = `/api/admin/users/${user.id}/approval`;
  expect(await administrator.put(approval)).toMatchObject({
    status: 200,
    body: { waiting: false },
  });
  expect((await administrator.put(approval)).status).toBe(200);
  expect((await as(user).get("/api/jobs/mine")).status).toBe(200);
  expect(letters.filter(({ to }) => to === "waits@pots.example")).toHaveLength(1);
});

test("the first job of a company is held until an administrator had a look", async () => {
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id });
  await set({ firstJobs: "after-a-look" });
  const draft = {
    title: "Potter",
    description: "Pots.",
    location: "Faenza",
    type: "full-time",
    experienceLevel: "mid",
    category: "design",
    companyId: company.id,
  };
  const post = () => as(owner).post<{ id: string }>("/api/jobs", { body: draft });
  const first = await post();
  expect(first).toMatchObject({ status: 201, body: { held: true, listed: false } });
  const path = `/api/jobs/${first.body.id}`;
  expect(await anonymous.get(path)).toMatchObject({ status: 404, body: "Job not found" });
  expect((await anonymous.get(`/jobs/${first.body.id}`)).status).toBe(404);
  expect((await as(owner).get(path)).body).toMatchObject({ held: true });
  const found = () => anonymous.get<[]>("/api/jobs", { query: { companyId: company.id } });
  expect((await found()).body).toEqual([]);
  const held = await administrator.get("/api/admin/jobs", { query: { held: "true" } });
  expect(held.body).toMatchObject([{ id: first.body.id, held: true, takedown: null }]);

  const second = await post();
  expect(second.body).toMatchObject({ held: true });
  const approval = `/api/admin/jobs/${first.body.id}/approval`;
  expect(await administrator.put(approval)).toMatchObject({ status: 200, body: { held: false } });
  expect((await found()).body).toHaveLength(1);
  expect((await as(owner).get(`/api/jobs/${second.body.id}`)).body).toMatchObject({ held: true });
  expect((await post()).body).toMatchObject({ held: false });
});

test("the first job of somebody who is no member is held, whatever the company's own jobs are", async () => {
  const company = await buildCompany(db);
  await buildJob(db, { companyId: company.id });
  await set({ firstJobs: "after-a-look" });
  const outsider = as(await buildUser(db, { role: "recruiter" }));
  const post = () => outsider.post<{ id: string }>("/api/jobs", { body: newJob(company.id) });
  const first = await post();
  expect(first.body).toMatchObject({ held: true, listed: false });
  await administrator.put(`/api/admin/jobs/${first.body.id}/approval`);
  expect((await post()).body).toMatchObject({ held: false, listed: true });
});
