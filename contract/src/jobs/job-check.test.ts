import { expect, test } from "vitest";
import { checkJob } from "./job-check.ts";

const good = {
  title: "Night Nurse",
  description: "We look after people at night. ".repeat(12),
  location: "Graz",
  type: "full-time",
  salaryMin: 50_000,
} as const;
const remarksOf = (changes: Parameters<typeof checkJob>[0]) =>
  checkJob({ ...good, ...changes }).map(({ code, field }) => `${code} ${field}`);

test("a job that says what it is and what it pays gets no remark", () => {
  expect(checkJob(good)).toEqual([]);
});

test("a remote job names a country, in its place or beside it", () => {
  expect(remarksOf({ type: "remote", location: "Anywhere" })).toEqual(["remote-country location"]);
  expect(remarksOf({ location: "Remote" })).toEqual(["remote-country location"]);
  expect(remarksOf({ location: "Remote, Germany" })).toEqual([]);
  expect(remarksOf({ location: "Remote (US)" })).toEqual([]);
  expect(remarksOf({ location: "Remote", remoteCountries: ["AT"] })).toEqual([]);
});

test("one bound of the pay is enough", () => {
  expect(remarksOf({ salaryMin: null })).toEqual(["pay-missing salaryMin"]);
  expect(remarksOf({ salaryMin: null, salaryMax: 60_000 })).toEqual([]);
  expect(remarksOf({ salaryMin: 0 })).toEqual([]);
});

test("a title is not shouted, and short ones may be capitals", () => {
  expect(remarksOf({ title: "Nurse!" })).toEqual(["title-shouting title"]);
  expect(remarksOf({ title: "NIGHT NURSE" })).toEqual(["title-shouting title"]);
  expect(remarksOf({ title: "CTO, SRE" })).toEqual([]);
  expect(remarksOf({ title: "ABCDefgh" })).toEqual([]);
});

test("a description has at least 300 characters", () => {
  expect(remarksOf({ description: "a".repeat(299) })).toEqual(["text-thin description"]);
  expect(remarksOf({ description: "a".repeat(300) })).toEqual([]);
});

test("words that shut people out are found as whole words, in any case", () => {
  const [remark] = checkJob({ ...good, requirements: "A YOUNG ninja, and a native\nspeaker" });
  expect(remark).toMatchObject({
    code: "excluding-words",
    field: "requirements",
    words: ["young", "native speaker", "ninja"],
  });
  expect(remarksOf({ title: "Clerk in Youngstown" })).toEqual([]);
  expect(remarksOf({ title: "Salesman" })).toEqual(["excluding-words title"]);
});

test("each word that shuts people out is named with a better one", () => {
  const [remark] = checkJob({ ...good, title: "Salesman" });
  expect(remark?.message).toBe(
    "Some people will feel that they are not meant: salesman (better: salesperson).",
  );
  const [both] = checkJob({ ...good, requirements: "A young ninja" });
  expect(both?.message).toMatch(/: young \(better: motivated\), ninja \(better: expert\)\.$/);
});
