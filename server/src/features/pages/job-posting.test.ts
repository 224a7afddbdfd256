import { expect, test } from "vitest";
import { jobPosting } from "./job-posting.ts";
import type { JobOfPage } from "./pages.queries.ts";

const url = "https://jobs.example/jobs/1";
const lisbon = { city: "Lisbon", region: "Lisbon", country: "PT" };
const nowhere = { city: null, region: null, country: null };

const buildJob = (fields: Partial<JobOfPage> = {}): JobOfPage => ({
  id: "01981f3c-0000-7000-8000-000000000001",
  title: "Glassblower",
  description: "Blow glass.\r\n\r\n<b>Every</b> day & night.",
  requirements: null,
  location: "Lisbon",
  ...lisbon,
  otherPlaces: null,
  remoteCountries: [],
  salaryMin: null,
  salaryMax: null,
  type: "full-time",
  deadline: null,
  createdAt: new Date("2026-05-01T08:00:00Z"),
  isOpen: true,
  isDraft: false,
  isHeld: false,
  isTakenDown: false,
  company: { id: "c", name: "Northwind Labs", website: null, logoUrl: null },
  ...fields,
});

type Data = Record<string, unknown>;
const of = (fields?: Partial<JobOfPage>) => jobPosting(buildJob(fields), url) as Data;

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const employment = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "OTHER"];
const isText = (value: unknown) => typeof value === "string" && value !== "";
const isDate = (value: unknown) => typeof value === "string" && iso.test(value);
const isWeb = (value: unknown) => typeof value === "string" && /^https?:\/\//.test(value);
const typed = (type: string, check: (value: Data) => boolean) => (value: unknown) =>
  (value as Data)["@type"] === type && check(value as Data);
const optional = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value);
const allowed = (names: string[]) => (value: unknown) => names.includes(value as string);

const address = typed(
  "PostalAddress",
  ({ addressCountry, addressLocality, addressRegion }) =>
    /^[A-Z]{2}$/.test(addressCountry as string) &&
    optional(isText)(addressLocality) &&
    optional(isText)(addressRegion),
);
const place = typed("Place", (value) => address(value["address"]));
const area = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 1 && value.every(area)
    : ["Country", "State"].includes((value as Data)["@type"] as string) &&
      isText((value as Data)["name"]);
const amount = typed(
  "QuantitativeValue",
  ({ value, minValue, maxValue, unitText }) =>
    unitText === "YEAR" &&
    [value, minValue, maxValue].some(Number.isInteger) &&
    [value, minValue, maxValue].every(optional(Number.isInteger)),
);

/** The rules of schema.org and of Google's guide to job postings for each property. */
const rules: [name: string, rule: (value: unknown, data: Data) => boolean][] = [
  ["@context", (value) => value === "https://schema.org/"],
  ["@type", (value) => value === "JobPosting"],
  ["title", isText],
  ["description", (value) => /^(<p>[^<>]+<\/p>)+$/.test(value as string)],
  ["datePosted", isDate],
  ["validThrough", optional(isDate)],
  ["employmentType", optional(allowed(employment))],
  [
    "hiringOrganization",
    typed(
      "Organization",
      ({ name, sameAs, logo }) => isText(name) && optional(isWeb)(sameAs) && optional(isWeb)(logo),
    ),
  ],
  // A place, or done from anywhere within some country.
  [
    "jobLocation",
    (value, data) =>
      value === undefined ? data["jobLocationType"] === "TELECOMMUTE" : [value].flat().every(place),
  ],
  ["jobLocationType", optional(allowed(["TELECOMMUTE"]))],
  [
    "applicantLocationRequirements",
    (value, data) => (data["jobLocationType"] ? area(value) : value === undefined),
  ],
  [
    "baseSalary",
    optional(
      typed("MonetaryAmount", (value) => value["currency"] === "USD" && amount(value["value"])),
    ),
  ],
  ["identifier", typed("PropertyValue", ({ name, value }) => isText(name) && isText(value))],
  ["url", isWeb],
  ["directApply", (value) => value === true],
];

test.each<[string, Partial<JobOfPage>]>([
  ["a plain one", {}],
  ["with requirements", { requirements: "A steady hand\n\nPatience" }],
  [
    "with hostile texts",
    { title: "</script>", description: "<script>\u2028</script>", requirements: "</p>" },
  ],
  ["with a deadline", { deadline: new Date("2026-06-01T00:00:00Z") }],
  ["with a salary", { salaryMin: 40_000, salaryMax: 60_000 }],
  ["with one bound", { salaryMin: 40_000 }],
  ["with one figure", { salaryMin: 40_000, salaryMax: 40_000 }],
  ["part-time", { type: "part-time" }],
  ["on contract", { type: "contract" }],
  ["hybrid", { type: "hybrid" }],
  [
    "remote within a country",
    { type: "remote", location: "Remote (US)", ...nowhere, country: "US" },
  ],
  ["remote within a state", { type: "remote", ...nowhere, region: "Texas", country: "US" }],
  ["remote within chosen countries", { type: "remote", ...nowhere, remoteCountries: ["DE", "AT"] }],
  ["remote within one chosen country", { type: "remote", remoteCountries: ["DE"] }],
  ["at two places", { otherPlaces: [{ city: "Porto", region: "Porto", country: "PT" }] }],
  ["remote or at a place", { location: "Lisbon or remote" }],
  ["somewhere in a country", { location: "Portugal", ...nowhere, country: "PT" }],
  [
    "by a known company",
    {
      company: {
        id: "c",
        name: "N",
        website: "https://n.example",
        logoUrl: "https://n.example/n.png",
      },
    },
  ],
])("a job %s keeps every rule", (_name, fields) => {
  const data = of(fields);
  const broken = rules.filter(([name, rule]) => !rule(data[name], data)).map(([name]) => name);
  expect(broken).toEqual([]);
  expect(Object.keys(data).filter((name) => !rules.some(([known]) => known === name))).toEqual([]);
});

test("texts become paragraphs of escaped HTML, the requirements after the description", () => {
  expect(of({ requirements: "Patience\n" })["description"]).toBe(
    "<p>Blow glass.</p><p>&lt;b&gt;Every&lt;/b&gt; day &amp; night.</p><p>Requirements</p><p>Patience</p>",
  );
});

test("lists and subheads of the texts are lists and subheads of the HTML", () => {
  const requirements = "• An ear\n• <b>Two</b> hands";
  expect(
    of({ requirements, description: "The work\n- Casting\n- Tuning\nDaily." })["description"],
  ).toBe(
    "<h3>The work</h3><ul><li>Casting</li><li>Tuning</li></ul><p>Daily.</p><p>Requirements</p><ul><li>An ear</li><li>&lt;b&gt;Two&lt;/b&gt; hands</li></ul>",
  );
});

test("numbered lists of the texts keep their numbers in the HTML", () => {
  const description = "1. Casting\n2. Tuning\nOn Fridays:\n3. Rest\na) Bells\nb) <Clocks>";
  expect(of({ requirements: null, description })["description"]).toBe(
    '<ol><li>Casting</li><li>Tuning</li></ol><h3>On Fridays:</h3><ol start="3"><li>Rest</li></ol><ol type="a"><li>Bells</li><li>&lt;Clocks&gt;</li></ol>',
  );
});

test("a remote job is marked as such, with its allowed countries, and its place if it has one", () => {
  expect(of({ type: "remote", ...nowhere, country: "US" })).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "United States" },
  });
  expect(of({ type: "remote", ...nowhere, region: "Texas", country: "US" })).toMatchObject({
    applicantLocationRequirements: { "@type": "State", name: "Texas, United States" },
  });
  expect(of({ type: "remote" })).toMatchObject({
    jobLocation: { address: { addressLocality: "Lisbon", addressCountry: "PT" } },
    applicantLocationRequirements: { "@type": "Country", name: "Portugal" },
  });
});

test("a remote job's chosen countries are its allowed countries, whatever its location says", () => {
  const germany = { "@type": "Country", name: "Germany" };
  const austria = { "@type": "Country", name: "Austria" };
  const inBoth = of({ type: "remote", remoteCountries: ["DE", "AT"] });
  expect(inBoth["applicantLocationRequirements"]).toEqual([germany, austria]);
  const inOne = of({ type: "remote", ...nowhere, remoteCountries: ["DE"] });
  expect(inOne["applicantLocationRequirements"]).toEqual(germany);
});

test("a remote job without a known country has no data at all", () => {
  expect(jobPosting(buildJob({ type: "remote", ...nowhere }), url)).toBeNull();
});

test("a job at no known place has no data at all", () => {
  for (const type of ["full-time", "hybrid"] as const)
    expect(jobPosting(buildJob({ type, location: "Nationwide", ...nowhere }), url)).toBeNull();
});

test("a job at two places names both", () => {
  const otherPlaces = [{ city: "Porto", region: null, country: "PT" }];
  expect(of({ otherPlaces })["jobLocation"]).toMatchObject([
    { address: { addressLocality: "Lisbon", addressCountry: "PT" } },
    { address: { addressLocality: "Porto", addressCountry: "PT" } },
  ]);
});

test("work from home now and then is no remote job", () => {
  const data = of({ type: "hybrid", location: "Lisbon, partly remote" });
  expect(data["jobLocationType"]).toBeUndefined();
  expect(data["jobLocation"]).toBeDefined();
});

test("unknown properties are left out", () => {
  const data = of({ type: "hybrid" });
  for (const name of ["employmentType", "baseSalary", "validThrough"])
    expect(data).not.toHaveProperty(name);
});

test("pay is by the year", () => {
  expect(of({ salaryMin: 40_000, salaryMax: 60_000 })["baseSalary"]).toEqual({
    "@type": "MonetaryAmount",
    currency: "USD",
    value: { "@type": "QuantitativeValue", minValue: 40_000, maxValue: 60_000, unitText: "YEAR" },
  });
  expect(of({ salaryMin: 0, salaryMax: 0 })).not.toHaveProperty("baseSalary");
  expect(of({ salaryMin: 25, salaryMax: 30 })).not.toHaveProperty("baseSalary");
  expect(of({ salaryMin: 25 })).not.toHaveProperty("baseSalary");
});
