import { expect, test } from "vitest";
import { type Advisory, findAudited, findStale, findVulnerable } from "./advisories.ts";

const advisories: Advisory[] = [
  ["qs", ">=6.7.0 <6.14.2", "GHSA-w7fw", "Limits are bypassed"],
  ["jws", "<3.2.3 || >=4.0.0 <=4.0.0", "GHSA-869p", "Signatures are verified wrongly"],
];
const lockOf = (packages: Record<string, string>) => ({
  packages: Object.fromEntries(
    Object.entries(packages).map(([path, version]) => [path, { version }]),
  ),
});

test("a lock file that holds vulnerable versions is told which, wherever they stand", () => {
  const lock = lockOf({
    "node_modules/qs": "6.17.1",
    "node_modules/express/node_modules/qs": "6.13.0",
    "node_modules/jws": "4.0.0",
    "node_modules/grant/node_modules/jws": "3.2.2",
    server: "4.0.0",
  });
  expect(findVulnerable(lock, advisories, [])).toEqual([
    "jws 3.2.2: Signatures are verified wrongly (GHSA-869p)",
    "jws 4.0.0: Signatures are verified wrongly (GHSA-869p)",
    "qs 6.13.0: Limits are bypassed (GHSA-w7fw)",
  ]);
  expect(findVulnerable(lock, advisories, ["GHSA-869p"])).toEqual([
    "qs 6.13.0: Limits are bypassed (GHSA-w7fw)",
  ]);
});

test("versions before and after the vulnerable ones are fine", () => {
  for (const version of ["6.6.9", "6.14.2", "6.15.0", "7.0.0"])
    expect(findVulnerable(lockOf({ "node_modules/qs": version }), advisories, [])).toEqual([]);
  for (const version of ["3.2.3", "3.9.0", "4.0.1"])
    expect(findVulnerable(lockOf({ "node_modules/jws": version }), advisories, [])).toEqual([]);
});

test("a list that still names packages that are gone is told which", () => {
  const lock = lockOf({ "node_modules/qs": "6.17.1" });
  const sentence = "nothing in the lock file is meant any more; drop it from the list";
  expect(findStale(lock, advisories, ["GHSA-w7fw", "GHSA-0000"])).toEqual([
    `jws: ${sentence}`,
    `GHSA-0000: ${sentence}`,
  ]);
  expect(findStale(lock, advisories.slice(0, 1), [])).toEqual([]);
});

test("the registry's answer is read, and no answer reports nothing", () => {
  const via = [
    "qs",
    { name: "qs", title: "Limits are bypassed", url: "https://github.com/advisories/GHSA-w7fw" },
  ];
  const answer = JSON.stringify({ vulnerabilities: { qs: { via }, express: { via } } });
  expect(findAudited(answer, [])).toEqual(["qs: Limits are bypassed (GHSA-w7fw)"]);
  expect(findAudited(answer, ["GHSA-w7fw"])).toEqual([]);
  expect(findAudited('{"message":"405 Method Not Allowed"}', [])).toBeNull();
  expect(findAudited("", [])).toBeNull();
});
