import { expect, test } from "vitest";
import { placeJobs } from "#features/jobs/placing/job-places.service.ts";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { placeOfJob } from "#test/jobs/job-rows.ts";
import { startApp } from "#test/start-app.ts";
import { allNames, type LocatedPlace } from "./gazetteer.ts";
import { placeKey } from "./place-key.ts";
import { placeLabel } from "./place-label.ts";
import { resolvePlaces } from "./places.service.ts";

const { db, as, anonymous } = await startApp();
const unplaced = await buildJob(db, { location: "Lisboa" });
await placeJobs(db);

const where = async (typed: string) => {
  const [place = null] = await resolvePlaces(db, typed);
  return place && [place.city, place.region, place.country].map((name) => name ?? "-").join(" / ");
};

test.each([
  // Usual ways of writing a place.
  ["Austin, TX", "Austin / Texas / US"],
  ["Austin TX", "Austin / Texas / US"],
  ["Austin, Texas, USA", "Austin / Texas / US"],
  ["San Francisco, CA 94103", "San Francisco / California / US"],
  ["Berlin, Germany", "Berlin / State of Berlin / DE"],
  ["Berlin", "Berlin / State of Berlin / DE"],
  ["Germany - Berlin", "Berlin / State of Berlin / DE"],
  ["10115 Berlin", "Berlin / State of Berlin / DE"],
  ["New York", "New York / New York / US"],
  ["NYC", "New York / New York / US"],
  ["Brooklyn, NY", "Brooklyn / New York / US"],
  ["Washington, D.C.", "Washington / District of Columbia / US"],
  ["Washington DC", "Washington / District of Columbia / US"],
  ["St. Louis, MO", "St. Louis / Missouri / US"],
  ["Saint Louis, Missouri", "St. Louis / Missouri / US"],
  ["Winston-Salem, NC", "Winston-Salem / North Carolina / US"],
  ["The Hague", "The Hague / South Holland / NL"],
  ["Greater Boston Area", "Boston / Massachusetts / US"],
  ["San Francisco Bay Area", "San Francisco / California / US"],
  ["Main Street 5, Springfield, IL", "Springfield / Illinois / US"],
  ["Berlin / Munich", "Berlin / State of Berlin / DE"],
  // Accents, case and other names.
  ["SÃO PAULO", "São Paulo / São Paulo / BR"],
  ["sao paulo", "São Paulo / São Paulo / BR"],
  ["Zurich", "Zürich / Zurich / CH"],
  ["Łódź", "Łódź / Łódź Voivodeship / PL"],
  ["München", "Munich / Bavaria / DE"],
  ["Cologne, Deutschland", "Köln / North Rhine-Westphalia / DE"],
  ["Bangalore", "Bengaluru / Karnataka / IN"],
  ["London, UK", "London / England / GB"],
  // Several of the name: the largest, unless more is said.
  ["Paris", "Paris / Île-de-France / FR"],
  ["Paris, TX", "Paris / Texas / US"],
  ["London, Ontario", "London / Ontario / CA"],
  ["London, ON, Canada", "London / Ontario / CA"],
  ["Portland, ME", "Portland / Maine / US"],
  ["Portland", "Portland / Oregon / US"],
  ["New Orleans, LA", "New Orleans / Louisiana / US"],
  ["Toronto, CA", "Toronto / Ontario / CA"],
  ["Wilmington, DE", "Wilmington / Delaware / US"],
  // Remote, and areas as a whole.
  ["Remote (US)", "- / - / US"],
  ["Remote, Germany", "- / - / DE"],
  ["Remote - UK only", "- / - / GB"],
  ["Remote within Texas", "- / Texas / US"],
  ["Hybrid - London", "London / England / GB"],
  ["Berlin or remote", "Berlin / State of Berlin / DE"],
  ["Georgia, US", "- / Georgia / US"],
  ["United States", "- / - / US"],
  ["Berlin, France", "- / - / FR"],
  // Texts that could be anywhere.
  ["Remote", null],
  ["Anywhere", null],
  ["Remote (worldwide)", null],
  ["Home", null],
  ["Cambridge, somewhere", null],
  ["the moon", null],
  ["asdf qwer", null],
  ["N/A", null],
  ["---", null],
  ["%_\\", null],
  ["🚀🚀", null],
  ["x".repeat(300), null],
  [", ".repeat(150), null],
])("%s is %s", async (typed, place) => {
  expect(await where(typed)).toBe(place);
});

/** The database keeps them in single precision. */
const rounded = <Place extends Pick<LocatedPlace, "latitude" | "longitude">>(place: Place | null) =>
  place && {
    ...place,
    latitude: place.latitude && Math.fround(place.latitude),
    longitude: place.longitude && Math.fround(place.longitude),
  };

test("every suggested place resolves to itself", async () => {
  const byKey = Map.groupBy(allNames(), (place) => placeKey(placeLabel(place)));
  const some = [...byKey].filter((_, index) => index % 100 === 0);
  for (const [, places] of some) {
    const [largest] = places.toSorted((one, other) => other.people - one.people);
    if (!largest) continue;
    const { key: _key, people: _people, ...place } = largest;
    const label = placeLabel(largest);
    const [resolved = null] = await resolvePlaces(db, label);
    expect([label, rounded(resolved)]).toEqual([label, rounded(place)]);
  }
});

test("places are suggested by how their name begins, the largest first", async () => {
  const suggest = async (prefix: string) => {
    const { body } = await anonymous.get<{ label: string }[]>("/api/places", { query: { prefix } });
    return body.map(({ label }) => label);
  };
  expect(await suggest("münc")).toContain("Munich, Bavaria, Germany");
  expect((await suggest("aus")).slice(0, 3)).toEqual(["Australia", "Austria", "Austin, TX"]);
  expect(await suggest("berl")).toContain("Berlin, Germany");
  expect((await suggest("Paris, te"))[0]).toBe("Paris, TX");
  expect((await suggest("bengaluru")).length).toBe(1);
  expect(await suggest("")).toEqual([]);
  expect(await suggest("%")).toEqual([]);
  expect((await suggest("s")).length).toBe(8);
});

test("too long a beginning is refused", async () => {
  expect(await anonymous.get("/api/places", { query: { prefix: "x".repeat(301) } })).toMatchObject({
    status: 400,
    body: "Text is too long: at most 300 characters, 1 too many",
  });
});

const lisbon = { city: "Lisbon", region: "Lisbon", country: "PT" };
const nowhere = { city: null, region: null, country: null };

test("a job is placed when it is posted, and again when its location is edited", async () => {
  const recruiter = as(await buildUser(db, { role: "recruiter" }));
  const { id: companyId } = await buildCompany(db);
  const draft = {
    title: "Glassblower",
    description: "Blow glass.",
    location: "Lisboa, Portugal",
    type: "full-time",
    experienceLevel: "mid",
    category: "design",
    companyId,
  };
  const { body: job } = await recruiter.post<{ id: string }>("/api/jobs", { body: draft });
  const path = `/api/jobs/${job.id}`;
  expect(await placeOfJob(db, job.id)).toEqual(lisbon);

  await recruiter.patch(path, { body: { title: "Potter" } });
  expect(await placeOfJob(db, job.id)).toEqual(lisbon);
  await recruiter.patch(path, { body: { location: "Remote (US)" } });
  expect(await placeOfJob(db, job.id)).toEqual({ ...nowhere, country: "US" });
  const { body: edited } = await recruiter.patch(path, { body: { location: "over the hills" } });
  expect(edited).toMatchObject({ location: "over the hills" });
  expect(await placeOfJob(db, job.id)).toEqual(nowhere);
});

test("jobs from before the gazetteer are placed by it, once, and do not count as updated", async () => {
  expect(await placeOfJob(db, unplaced.id)).toEqual(lisbon);
  const { body } = await anonymous.get<{ updatedAt: string }>(`/api/jobs/${unplaced.id}`);
  expect(body.updatedAt).toBe(unplaced.updatedAt.toISOString());

  const later = await buildJob(db, { location: "Lisboa" });
  await placeJobs(db);
  expect(await placeOfJob(db, later.id)).toEqual(nowhere);
});
