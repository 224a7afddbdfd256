// Words that are spelled right are never taken for others.
import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildCompany, buildJobs } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const ask = async (query: string) => {
  const { body, headers } = await anonymous.get<FoundJob[]>("/api/jobs", { query: { query } });
  return {
    titles: body.map(({ title }) => title).toSorted(),
    corrected: decodeURIComponent(String(headers["x-corrected-query"] ?? "")),
  };
};

await buildJobs(db, [
  { title: "Printer Operator", description: "You keep the user happy." },
  { title: "Learner Guide", description: "For elders who like to be paid with care." },
  { title: "Human Factor Engineer", description: "A factor, a leader, a manager, a danger." },
  { title: "Accountant" },
  { title: "Registered Nurse" },
  { title: "Senior Developer" },
  { title: "Electrician" },
  { title: "Plumber" },
  { title: "Receptionist" },
  { title: "Server, Evening Shift", description: "You pour." },
  { title: "Systems Keeper", description: "You watch over a server that roasts coffee." },
  { title: "Zorblatt Tamer", description: "The quokkas of zandrix need you." },
]);
const { id: companyId } = await buildCompany(db, { name: "Quokker & Sons" });
await buildJobs(db, [{ title: "Zorblat Keeper", companyId, isActive: false }]);
await buildCompany(db, { name: "Zandrixo" });

const none = { titles: [], corrected: "" };

describe("a trade that nobody offers finds nothing else", () => {
  test.each(
    [
      // Of ordinary English, also in other forms.
      "painter welder cleaner carer maid usher painters welding",
      "leaner loader pained facets purser",
      // Of the vocabulary of occupations and skills.
      "arborist pipefitter scaffolder servicer sourcer cabler",
      // Of this board's companies.
      "quokker zandrixo",
    ]
      .join(" ")
      .split(" "),
  )("%s", async (query) => {
    const { titles, corrected } = await ask(query);
    expect(corrected).toBe("");
    expect(titles).toEqual([]);
  });

  test("nor beside other words", async () => {
    expect(await ask("senior painter")).toEqual(none);
    expect(await ask("acountant painter")).toEqual(none);
  });
});

describe("typing errors are corrected as ever", () => {
  test.each([
    // Found by its stem.
    ["enginer", "", "Human Factor Engineer"],
    ["nusre", "nurse", "Registered Nurse"],
    ["acountant", "accountant", "Accountant"],
    ["devloper", "developer", "Senior Developer"],
    ["electrican", "electrician", "Electrician"],
    ["plumer", "plumber", "Plumber"],
    ["recepcionist", "receptionist", "Receptionist"],
    ["senoir devloper", "senior developer", "Senior Developer"],
    ["operater", "operator", "Printer Operator"],
  ])("%s: %s", async (query, corrected, title) => {
    expect(await ask(query)).toEqual({ titles: [title], corrected });
  });
});

describe("synonyms in one direction look at titles alone", () => {
  test("a waiter is no computer, and a barista no roast", async () => {
    expect((await ask("waiter")).titles).toEqual(["Server, Evening Shift"]);
    expect((await ask("barista")).titles).toEqual([]);
  });
});

describe("forms of one occupation's name find the same", () => {
  const groups = [
    ["waiter", "waitress", "waitstaff"],
    ["actor", "actress"],
    ["steward", "stewardess"],
    ["salesman", "saleswoman", "salesperson", "salespeople", "sales associate"],
    ["fireman", "firefighter", "firewoman", "fire fighter"],
    ["mailman", "mail carrier", "postman", "postwoman"],
    ["chairman", "chairwoman", "chairperson"],
    ["policeman", "policewoman", "police officer"],
    ["bartender", "barman", "barmaid"],
    ["foreman", "forewoman", "foreperson", "foremen"],
    ["handyman", "handywoman", "handyperson"],
    ["host", "hostess"],
    ["tradesman", "tradeswoman", "tradespeople"],
    ["masseur", "masseuse", "massage therapist"],
  ];
  test.each(groups)("%s", async (...forms) => {
    await buildJobs(
      db,
      forms.map((form) => ({ title: `Evening ${form}`, description: "Come." })),
    );
    const found = await Promise.all(
      forms.map(async (form) => [form, (await ask(`${form} evening`)).titles]),
    );
    const [[, first] = []] = found;
    expect(first).toHaveLength(forms.length + (forms.includes("waiter") ? 1 : 0));
    expect(found).toEqual(forms.map((form) => [form, first]));
  });
});
