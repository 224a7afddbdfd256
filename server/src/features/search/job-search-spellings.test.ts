// Words that some write as one and others with signs between, in texts and in queries.
import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { Suggestion } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCompany, buildJob, buildJobs, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const find = async (query: string, exact = "false") => {
  const { body, status } = await anonymous.get<FoundJob[]>("/api/jobs", {
    query: { query, exact, limit: 100 },
  });
  expect(status).toBe(200);
  return body.map(({ title }) => title).toSorted();
};
const suggested = async (typed: string) => {
  const { body } = await anonymous.get<Suggestion[]>("/api/suggestions", {
    query: { field: "query", typed },
  });
  return body.map(({ text }) => text);
};

/** Spellings of one word each. */
const spellings = [
  ["401k", "401(k)", "401-k", "401K"],
  ["email", "e-mail", "E‑Mail", "e.mail"],
  ["wifi", "Wi-Fi", "Wi–Fi", "WI/FI"],
  ["h1b", "H-1B", "H1-B", "h1(b)"],
  ["k12", "K-12", "K 12", "k/12"],
  ["nonprofit", "non-profit", "Non‐Profit"],
  ["s4hana", "S/4HANA", "S/4 HANA", "S4-HANA", "s/4-hana"],
  ["iso9001", "ISO 9001", "ISO-9001", "Iso9001"],
  ["7eleven", "7-Eleven", "7/eleven", "7-ELEVEn"],
  ["cicd", "CI/CD", "CI-CD", "ci.cd"],
  ["rd", "R&D", "r&d", "R.D."],
  ["att", "AT&T", "at-t"],
  ["usda", "U.S.D.A.", "U.S.DA", "USDA"],
  ["phd", "Ph.D.", "PhD", "ph-d"],
  ["oreilly", "O'Reilly", "O’Reilly", "O‘Reilly", "oʼreilly"],
  ["ecommerce", "e-commerce", "E–Commerce"],
  ["tcpip", "TCP/IP", "tcp-ip"],
  ["obgyn", "OB/GYN", "OB-GYN"],
  ["kilogramx", "kilo(gramx)", "kilo[gramx]"],
  ["co2", "CO-2", "co 2"],
  ["a1c", "A-1C", "a1-c"],
  ["247", "24/7", "24-7"],
  ["coworking", "co-working"],
  ["onsite", "on-site"],
  ["upkeepx", "up-keepx"],
] as const;

describe("one word in many spellings", () => {
  let group = 0;
  const owners = { companyId: "", postedBy: "" };
  beforeAll(async () => {
    owners.companyId = (await buildCompany(db, { name: "Plain Works" })).id;
    owners.postedBy = (await buildUser(db, { role: "recruiter" })).id;
  });

  test.each(spellings)("%s", async (...forms) => {
    // A word of this case alone, so that no other one's texts are found.
    const marker = `zq${"abcdefghijklmnopqrstuvwxyz".charAt((group += 1))}zq`;
    await buildJobs(
      db,
      forms.flatMap((form, index) => [
        { ...owners, title: `${marker} in ${index}`, description: `We know ${form}, of course.` },
        { ...owners, title: `${marker} ${form} of ${index}` },
      ]),
    );
    const all = await find(marker);
    expect(all).toHaveLength(2 * forms.length);
    for (const form of forms) {
      expect([form, await find(`${marker} ${form}`)]).toEqual([form, all]);
      expect([form, await find(`${form} ${marker}`)]).toEqual([form, all]);
      expect([form, await find(`"${form}" ${marker}`)]).toEqual([form, all]);
      expect([form, await find(`${marker} ${form}`, "true")]).toEqual([form, all]);
      expect([form, await find(`${marker} -${form}`)]).toEqual([form, []]);
    }
  });
});

describe("signs that say something", () => {
  beforeAll(async () => {
    await buildJob(db, { title: "C++ Brewer" });
    await buildJob(db, { title: "C# Brewer" });
    await buildJob(db, { title: "C Brewer" });
    await buildJob(db, { title: "Nurse, sometimes a Cartographer" });
    await buildJob(db, { title: "Mailroom Brewer", description: "Post, e.g. letters and mail." });
    await buildJob(db, { title: "Brewer", description: "It takes 3.5 hours." });
  });

  test.each([
    ["c++ brewer", ["C++ Brewer"]],
    ["c# brewer", ["C# Brewer"]],
    ["cartographer/nurse", ["Nurse, sometimes a Cartographer"]],
    ["e-mail brewer", []],
    ["35 brewer", []],
    ["3.5 brewer", ["Brewer"]],
  ])("%s finds %j", async (query, titles) => {
    expect(await find(query)).toEqual(titles);
  });
});

describe("what is shown and suggested", () => {
  beforeAll(async () => {
    const { id } = await buildCompany(db, { name: "Quid-Pro Mutual" });
    await buildJob(db, { title: "E-Mail Quartermaster", companyId: id });
    await buildJob(db, { title: "ISO 14001 Quaestor", companyId: id });
    await buildJob(db, { title: "Frontend Quilter", companyId: id });
  });

  test.each([
    ["email q", ["E-Mail Quartermaster"]],
    ["e-mail q", ["E-Mail Quartermaster"]],
    ["emai quartermaster", ["E-Mail Quartermaster"]],
    ["quartermaster e-ma", ["E-Mail Quartermaster"]],
    ["iso14001", ["ISO 14001 Quaestor"]],
    ["iso-14001 qua", ["ISO 14001 Quaestor"]],
    ["front-end quil", ["Frontend Quilter"]],
    ["quidpro", ["Quid-Pro Mutual"]],
    ["quid-pro", ["Quid-Pro Mutual"]],
  ])("typed %j", async (typed, expected) => {
    expect(await suggested(typed)).toEqual(expected);
    expect(await find(typed)).not.toEqual([]);
  });

  test("an unfinished word goes on behind its signs", async () => {
    expect(await find("e-mai quartermaster")).toEqual([]);
    expect(await find("quartermaster e-mai")).toEqual(["E-Mail Quartermaster"]);
    expect(await find("quartermaster emai")).toEqual(["E-Mail Quartermaster"]);
    expect(await find("quilter front-e")).toEqual(["Frontend Quilter"]);
    expect(await find("quidp")).toHaveLength(3);
  });

  test("the word is marked in the title as it stands there", async () => {
    const { body } = await anonymous.get<FoundJob[]>("/api/jobs", {
      query: { query: "email quartermaster" },
    });
    const [job] = body;
    expect(job?.match?.title.map(([start, end]) => job.title.slice(start, end))).toEqual([
      "E-Mail",
      "Quartermaster",
    ]);
  });

  test("invisible characters count for nothing", async () => {
    await buildJob(db, {
      title: "Cart\u00adwright",
      description: "Wheel\u200bwright \ufeffspokes",
    });
    for (const query of [
      "cartwright",
      "cart\u200bwright",
      "wheelwright spokes",
      "\u2060wheel\u200dwright",
    ])
      expect([query, await find(query)]).toEqual([query, ["Cart\u00adwright"]]);
    expect(await suggested("cartw")).toEqual(["Cart\u00adwright"]);
  });
});
