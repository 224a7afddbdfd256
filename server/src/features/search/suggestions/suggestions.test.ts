// The suggestions for the search's query and location while somebody types.
import type { Suggestion } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { expect, test } from "vitest";
import { buildCompany, buildJobs } from "#test/build.ts";
import { changeJob, deleteJob, renameCompany } from "#test/change.ts";
import { suggestionStates } from "#test/jobs/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

const ask = async (typed: string, field: "query" | "location" = "query") =>
  (await anonymous.get<Suggestion[]>("/api/suggestions", { query: { field, typed } })).body;
const suggested = async (...given: Parameters<typeof ask>) =>
  (await ask(...given)).map(({ text }) => text);

const [hospital, harbour] = [
  await buildCompany(db, { name: "Hôpital Général" }),
  await buildCompany(db, { name: "Harbour & Sons" }),
];
await buildJobs(db, [
  ...times(3, { title: "Senior Nurse", location: "São Paulo", companyId: hospital.id }),
  ...times(2, { title: "Nurse", location: "Remote", companyId: hospital.id }),
  { title: "NURSE!", location: "Saint-Malo, France", companyId: hospital.id },
  ...times(2, { title: "Señor Chef", location: "San José, CA", companyId: harbour.id }),
  { title: "C++ Engineer (Node.js)", location: "san jose ca", companyId: harbour.id },
  { title: "Sales -remote", location: "Rome", companyId: harbour.id },
  { title: '"Night" Nurse', location: "Rome", companyId: harbour.id },
  { title: "???", location: "!", companyId: harbour.id },
  { title: "保安员 夜班", location: "北京市", companyId: harbour.id },
]);
await buildJobs(db, [
  { title: "Sealed Keeper", location: "Sealand", isActive: false },
  { title: "Sealed Keeper", location: "Sealand", deadline: inDays(-1) },
]);

test.each([
  // The beginning of any word, most jobs first, companies last.
  ["s", ["Senior Nurse", "Señor Chef", "Harbour & Sons"]],
  ["nurse", ["Nurse", "Senior Nurse"]],
  ["h", ["Harbour & Sons", "Hôpital Général"]],
  // Without regard to case, accents and signs; spelled as on the board.
  ["SENOR", ["Señor Chef"]],
  ["señ", ["Senior Nurse", "Señor Chef"]],
  ["hopital gen", ["Hôpital Général"]],
  ["c++", ["C++ Engineer (Node.js)"]],
  ["node.js", ["C++ Engineer (Node.js)"]],
  ["  nurse  ", ["Nurse", "Senior Nurse"]],
  // Two words, in any order, both unfinished.
  ["sen nur", ["Senior Nurse"]],
  ["nur sen", ["Senior Nurse"]],
  ["保安", ["保安员 夜班"]],
  // Nothing to suggest.
  ["", []],
  [" ", []],
  ["urse", []],
  ["nurse welder", []],
  ["sealed", []],
  // Nothing that would not find itself.
  ["sales", []],
  ["night", []],
  // A query with operators is not completed.
  ['"nurse"', []],
  ["nurse -senior", []],
  // Hostile text.
  ["%", []],
  ["n_rse", []],
  ["' | ':*", []],
  ["nurse':* | 's", ["Senior Nurse"]],
  ["\\", []],
  ["title:nurse", []],
  ["n".repeat(300), []],
])("typed %j", async (typed, expected) => {
  expect(await suggested(typed)).toEqual(expected);
});

test.each([
  ["sa", ["San José, CA", "São Paulo", "Saint-Malo, France"]],
  ["san jose, c", ["San José, CA"]],
  ["remote", ["Remote"]],
  ["fra", ["Saint-Malo, France"]],
  ["sea", []],
  ["'; --", []],
])("typed %j as a location", async (typed, expected) => {
  expect(await suggested(typed, "location")).toEqual(expected);
});

test("each suggestion of words is found with its count", async () => {
  for (const typed of ["s", "nurse", "c++", "h", "rome", "chef"])
    for (const { text, jobs } of await ask(typed)) {
      const { headers } = await anonymous.get("/api/jobs", { query: { query: text } });
      expect([text, Number(headers["x-total-count"])]).toEqual([text, jobs]);
    }
});

test("each suggestion has its kind, and the number of its open jobs", async () => {
  expect(await ask("s")).toEqual([
    { kind: "title", text: "Senior Nurse", jobs: 3 },
    { kind: "title", text: "Señor Chef", jobs: 2 },
    { kind: "company", text: "Harbour & Sons", jobs: 7 },
  ]);
  expect((await ask("sao", "location"))[0]).toEqual({
    kind: "location",
    text: "São Paulo",
    jobs: 3,
  });
});

test.each(["query", "location"] as const)(
  "every %s that is suggested finds jobs",
  async (field) => {
    const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
    const found = await Promise.all(letters.map((letter) => suggested(letter, field)));
    const totals = await Promise.all(
      [...new Set(found.flat())].map(async (text) => {
        const { headers } = await anonymous.get("/api/jobs", { query: { [field]: text } });
        return [text, headers["x-total-count"]];
      }),
    );
    expect(totals.length).toBeGreaterThan(4);
    expect(totals.filter(([, total]) => total === "0")).toEqual([]);
  },
);

test("suggests at most eight, and leaves three places to companies", async () => {
  const names = Array.from({ length: 9 }, (_, index) => index + 1);
  for (const name of names) {
    const { id } = await buildCompany(db, { name: `Quartz ${name}` });
    await buildJobs(db, times(name, { title: `Quarry ${name}`, companyId: id }));
  }
  expect(await suggested("qua")).toEqual([
    ...[9, 8, 7, 6, 5].map((name) => `Quarry ${name}`),
    ...[9, 8, 7].map((name) => `Quartz ${name}`),
  ]);
  expect(await suggested("quarry")).toEqual(
    [9, 8, 7, 6, 5, 4, 3, 2].map((name) => `Quarry ${name}`),
  );
});

test("a rare suggestion is found behind a thousand popular ones", async () => {
  const titles = Array.from({ length: 1_001 }, (_, index) => `Xylographer ${index}`);
  await buildJobs(
    db,
    titles.flatMap((title) => times(2, { title })),
  );
  await buildJobs(db, [{ title: "Xylophonist", location: "Xanten" }]);
  expect(await suggested("xylop")).toEqual(["Xylophonist"]);
  expect(await suggested("s x 100")).toEqual([]);
  expect(await suggested("x 1000")).toEqual(["Xylographer 1000"]);
  expect(await suggested("xan", "location")).toEqual(["Xanten"]);
});

test("a title goes with its last open job, and comes back with it", async () => {
  const [one, other] = await buildJobs(db, times(2, { title: "Falconer", location: "Fife" }));
  const [first = "", second = ""] = [one?.id, other?.id];
  expect(await ask("falc")).toEqual([{ kind: "title", text: "Falconer", jobs: 2 }]);
  await changeJob(db, first, { isActive: false });
  expect(await ask("falc")).toEqual([{ kind: "title", text: "Falconer", jobs: 1 }]);
  await changeJob(db, second, { deadline: inDays(-1) });
  expect(await ask("falc")).toEqual([]);
  expect(await ask("fife", "location")).toEqual([]);
  await changeJob(db, first, { isActive: true, title: "Falcon Keeper" });
  expect(await suggested("falc")).toEqual(["Falcon Keeper"]);
  await deleteJob(db, first);
  expect(await ask("falc")).toEqual([]);
});

test("a company's new name is suggested, the old one no longer", async () => {
  const { id } = await buildCompany(db, { name: "Zephyr Kites" });
  expect(await ask("zeph")).toEqual([]);
  const [job] = await buildJobs(db, [{ companyId: id }]);
  expect(await suggested("kites")).toEqual(["Zephyr Kites"]);
  await renameCompany(db, id, "Mistral Kites");
  expect(await suggested("kites")).toEqual(["Mistral Kites"]);
  await changeJob(db, job?.id ?? "", { companyId: harbour.id });
  expect(await ask("kites")).toEqual([]);
});

test("an unknown field is refused", async () => {
  const answer = await anonymous.get("/api/suggestions", { query: { field: "salary" } });
  expect(answer).toMatchObject({ status: 400, body: "Unknown field" });
});

test("the suggestions after any changes equal those of a fresh start", async () => {
  const company = await buildCompany(db, { name: "Planetarium" });
  const made = await buildJobs(
    db,
    Array.from({ length: 20 }, (_, index) => ({
      title: `Astronomer ${index % 3}`,
      location: ["Atacama", "La Palma", "Mauna Kea"][index % 3] ?? "",
      companyId: company.id,
      isActive: index % 4 > 0,
    })),
  );
  await Promise.all([
    ...made.map(({ id }, index) =>
      changeJob(
        db,
        id,
        index % 2 === 0 ? { isActive: index % 3 === 0 } : { title: "Astronomer 1" },
      ),
    ),
    deleteJob(db, made[19]?.id ?? ""),
    renameCompany(db, company.id, "Observatory"),
  ]);
  const { kept, fresh } = await suggestionStates(db);
  expect(kept).toEqual(fresh);
});
