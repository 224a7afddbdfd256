import { beforeEach, expect, test, vi } from "vitest";
import { retryAlone } from "./retry-alone.mjs";
import type { Result } from "./test-report.mjs";

const green: Result = { passed: 5, skipped: 0, failures: [] };
const failure = (file: string, title = "a sum") => ({ file, title, reason: "4 is not 5" });
const red = (...files: string[]): Result => ({
  passed: 10,
  skipped: 0,
  failures: files.map((file) => failure(file)),
});

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

test("what passes alone is flaky: it counts as passed, and is named", async () => {
  expect(await retryAlone(red("a"), async () => green)).toEqual({
    passed: 11,
    skipped: 0,
    failures: [],
    flaky: [failure("a")],
  });
});

test("what fails alone twice has failed", async () => {
  const tries: string[] = [];
  const result = await retryAlone(red("a", "b"), async (file) => {
    tries.push(file);
    return file === "a" ? red("a") : green;
  });
  expect(tries).toEqual(["a", "a", "b"]);
  expect(result).toMatchObject({ failures: [failure("a")], flaky: [failure("b")] });
});

test("a file that did not load counts with all its tests once it does", async () => {
  const first = { ...green, failures: [failure("a", "")] };
  expect(await retryAlone(first, async () => green)).toMatchObject({ passed: 10, failures: [] });
});

test("more than eight failed files are red at once, and so is a runner that died", async () => {
  const runAlone = vi.fn<(file: string) => Promise<Result>>(async () => green);
  const many = red("a", "b", "c", "d", "e", "f", "g", "h", "i");
  expect(await retryAlone(many, runAlone)).toBe(many);
  const dead = { ...red("a"), broken: "vitest ended with exit code 137." };
  expect(await retryAlone(dead, runAlone)).toBe(dead);
  expect(runAlone).not.toHaveBeenCalled();
});

test("more than three flaky tests are red", async () => {
  const first = red("a", "b", "c", "d");
  expect(await retryAlone(first, async () => green)).toBe(first);
});
