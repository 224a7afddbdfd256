// Wherever names are searched for, people and companies are found in plain letters, by words in any order.
import { expect, test } from "vitest";
import {
  buildApplication,
  buildCompany,
  buildInvitation,
  buildJob,
  buildMember,
  buildUser,
} from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";

const { as, db } = await startApp();

const administrator = as(await buildUser(db, { administratorSince: new Date() }));
const owner = await buildUser(db, { role: "company" });
const glass = await buildCompany(db, { ownerId: owner.id, name: "Murano Glass" });
await buildCompany(db, {
  name: "Søren & Müller’s – Bäckerei",
  description: "Crème brûlée, and the road to it",
  website: "https://back-erei.example",
});
const recruiter = await buildMember(db, { companyId: glass.id, role: "recruiter" });
const job = await buildJob(db, {
  companyId: glass.id,
  postedBy: recruiter.id,
  title: "Front‑end Développeur",
});
const zoe = await buildMember(
  db,
  { companyId: glass.id, role: "reviewer" },
  { firstName: "Zoë", lastName: "O’Neill-Müller", email: "zoe.office@murano.example" },
);
const others = await buildMember(
  db,
  { companyId: glass.id, role: "reviewer" },
  { firstName: "Li" },
);
const candidate = await buildUser(db, { firstName: "Zoë", lastName: "O’Neill-Müller" });
const application = await buildApplication(db, { jobId: job.id, candidateId: candidate.id });
await buildApplication(db, { jobId: job.id, candidateId: others.id });
await as(candidate).post(`/api/applications/${application.id}/messages`, {
  body: { text: "Ich möchte fragen" },
  headers: { "Idempotency-Key": crypto.randomUUID() },
});
await buildInvitation(db, { companyId: glass.id, email: "jürgen-k@xn--mller-kva.example" });

const count = async (who: Client, path: string, query: Record<string, string>) => {
  const { status, headers, body } = await who.get<{ total?: number }>(path, { query });
  expect(status).toBe(200);
  return Number(headers["x-total-count"] ?? body.total);
};

const spelled = [
  "muller",
  "oneill zoe",
  "O'NEILL–MÜLLER, Zoë",
  "neill‑mul",
  "ｚｏｅ o´neill",
  "müller oneillmuller",
];
const misspelled = ["mueller zoe", "zoe o'neal", "zoey"];

test.each([
  ["the filter of applications", as(recruiter), "/api/applications/filter", "search"],
  ["conversations", as(owner), "/api/conversations", "query"],
  ["the team", as(owner), `/api/companies/${glass.id}/members`, "query"],
])("a name is found in plain letters and any order in %s", async (_where, who, path, key) => {
  for (const typed of spelled)
    expect([typed, await count(who, path, { [key]: typed })]).toEqual([typed, 1]);
  for (const typed of misspelled)
    expect([typed, await count(who, path, { [key]: typed })]).toEqual([typed, 0]);
});

test("administrators find people by name, username and email in plain letters", async () => {
  for (const typed of [...spelled, zoe.username]) {
    const found = await administrator.get<{ id: string }[]>("/api/admin/users", {
      query: { query: typed },
    });
    expect(found.body.map(({ id }) => id)).toContain(zoe.id);
  }
  const byEmail = { query: "zoe.office@MURANO.example" };
  expect(await count(administrator, "/api/admin/users", byEmail)).toBe(1);
  for (const query of misspelled)
    expect(await count(administrator, "/api/admin/users", { query })).toBe(0);
});

test("a name is found in plain letters in the directory and by administrators", async () => {
  for (const query of [
    "muller soren",
    "Sören Mullers",
    "backerei",
    "MULLER'S - BÄCKEREI",
    "søren, muller",
  ])
    for (const path of ["/api/companies", "/api/admin/companies"])
      expect([query, await count(administrator, path, { query })]).toEqual([query, 1]);
  expect(await count(administrator, "/api/companies", { query: "brulee creme" })).toBe(1);
  // The spaces of a description stay: 'hero' is none of 'the road'.
  expect(await count(administrator, "/api/companies", { query: "hero" })).toBe(0);
  expect(await count(administrator, "/api/admin/companies", { query: "back-erei.example" })).toBe(
    1,
  );
});

test("administrators find jobs by title or company in plain letters", async () => {
  for (const query of ["developpeur front-end", "frontend", "glass murano"])
    expect([query, await count(administrator, "/api/admin/jobs", { query })]).toEqual([query, 1]);
  expect(await count(administrator, "/api/admin/jobs", { query: "front-end glass" })).toBe(0);
});

test("a conversation is found by its job, company and messages in plain letters", async () => {
  for (const query of ["developpeur", "glass, murano", "mochte fragen", "zoe front-end"])
    expect([query, await count(as(owner), "/api/conversations", { query })]).toEqual([query, 1]);
  expect(await count(as(owner), "/api/conversations", { query: "mochte nicht" })).toBe(0);
});

test("an invitation is found by its address, whichever way the domain is written", async () => {
  const path = `/api/companies/${glass.id}/invitations`;
  for (const query of ["jurgen", "müller.example", "muller", "xn--mller-kva", "jürgen-k@müller"])
    expect([query, await count(as(owner), path, { query })]).toEqual([query, 1]);
  expect(await count(as(owner), path, { query: "mueller" })).toBe(0);
});
