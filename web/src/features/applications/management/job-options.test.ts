import { expect, test } from "vitest";
import { jobOptions } from "./job-options.ts";

const job = (id: string, title: string, company: string) => ({
  id,
  title,
  company: { name: company },
});

test("jobs are chosen by title; the company tells apart those that share one", () => {
  const jobs = [job("1", "Nurse", "North"), job("2", "Cook", "North"), job("3", "Nurse", "South")];
  expect(jobOptions(jobs)).toEqual([
    { value: "1", label: "Nurse, North" },
    { value: "2", label: "Cook" },
    { value: "3", label: "Nurse, South" },
  ]);
});
