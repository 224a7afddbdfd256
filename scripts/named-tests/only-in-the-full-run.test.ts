// The gate leaves out journeys by their names: each of them exists, and none is one that docs/security.md names.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onlyInTheFullRun } from "../../e2e/only-in-the-full-run.ts";
import { machineTests } from "../tests/tiers.mjs";
import { parameter, readTestFile } from "./test-titles.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const leftOut = Object.entries(onlyInTheFullRun);

/** Whether a title of the source, with its parameters, is a text. */
const isTitle = (title: string, text: string) =>
  new RegExp(
    `^${title
      .split(parameter)
      .map((part) => RegExp.escape(part))
      .join(".+")}$`,
  ).test(text);

test("every journey that the gate leaves out exists", () => {
  const unknown = leftOut.flatMap(([file, named]) => {
    const path = `e2e/${file}.e2e.ts`;
    const titles = readTestFile(path, read(path)).titles.flat();
    return named === "all"
      ? []
      : named.filter((text) => !titles.some((title) => isTitle(title, text)));
  });
  expect(unknown).toEqual([]);
});

test("no journey that the gate leaves out is named for a promise", () => {
  const promises = read("docs/security.md");
  const named = leftOut.flatMap(([path, titles]) => {
    const file = `${path.split("/").at(-1) ?? ""}.e2e.ts`;
    const isNamedWhole = new RegExp(`${RegExp.escape(file)}\`(?!:)`).test(promises);
    const isNamed = isNamedWhole || (titles === "all" && promises.includes(file));
    if (isNamed) return [path];
    return titles === "all" ? [] : titles.filter((title) => promises.includes(`"${title}"`));
  });
  expect(named).toEqual([]);
});

test("a promise that rests on the full run in part is marked, and no other one", () => {
  const names = machineTests.map((path) => path.split("/").at(-1) ?? "");
  const restsOnIt = (promise: string) =>
    ["`faults/", "`cluster.test.ts`", ...names.map((name) => `${name}\``)].some((name) =>
      promise.includes(name),
    );
  const promises = read("docs/security.md")
    .split(/^(?=### )/m)
    .slice(1);
  const wronglyMarked = promises.filter(
    (promise) => restsOnIt(promise) !== promise.split("\n")[0]?.endsWith(" †"),
  );
  expect(wronglyMarked.map((promise) => promise.split("\n")[0])).toEqual([]);
});
