import { expect, test } from "vitest";
import { readSalary, writeSalary } from "./typed-salary.ts";

const read: [typed: string, salary: number | null][] = [
  ["", null],
  ["  ", null],
  ["0", 0],
  ["50000", 50_000],
  [" 50000 ", 50_000],
  ["50,000", 50_000],
  ["50.000", 50_000],
  ["50 000", 50_000],
  ["50\u00A0000", 50_000],
  ["50\u202F000", 50_000],
  ["50'000", 50_000],
  ["50’000", 50_000],
  ["1,250,000", 1_250_000],
  ["1.250.000", 1_250_000],
  ["$120,000", 120_000],
  ["$ 120 000", 120_000],
  ["120000$", 120_000],
  ["USD 120,000", 120_000],
  ["US$120,000", 120_000],
  ["120,000 usd", 120_000],
  ["120k", 120_000],
  ["120K", 120_000],
  ["120 k", 120_000],
  ["$120k", 120_000],
  ["62.5k", 62_500],
  ["62,5k", 62_500],
  ["62.35k", 62_350],
  ["120,000.00", 120_000],
  ["120.000,00", 120_000],
  ["120000.0", 120_000],
  ["１２０，０００", 120_000],
  ["-1", -1],
  ["−1", -1],
  ["-50,000", -50_000],
  ["50000.5", 50_000.5],
  ["50,000.75", 50_000.75],
];

test.each(read)("'%s' is read as %s", (typed, salary) => {
  expect(readSalary(typed)).toBe(salary);
});

const unclear = [
  "120.5",
  "120.00",
  "120,0",
  "abc",
  "k",
  "$",
  "-",
  "12e4",
  "0x10",
  "1,20,000",
  "12,0000",
  "1200,000",
  "50000.125",
  "1,250.000",
  "1.200k",
  "120,000k",
  "62.755k",
  "120k-150k",
  "50000-60000",
  "50,000 a year",
  "50 EUR",
  "1.2m",
  "1.2.3",
  "1 2 3",
];

test.each(unclear)("'%s' is ambiguous", (typed) => {
  expect(readSalary(typed)).toBeUndefined();
});

test("a stored salary is written as it is read again", () => {
  expect(writeSalary(null)).toBe("");
  expect(writeSalary(50_000)).toBe("50,000");
  for (const salary of [null, 0, 999, 1_000, 50_000, 2_147_483_647])
    expect(readSalary(writeSalary(salary))).toBe(salary);
});
