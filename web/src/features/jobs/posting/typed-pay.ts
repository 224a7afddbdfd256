import type { Salary } from "@rolecall/contract/values/salary.ts";
import { readSalary } from "./typed-salary.ts";

/** The pay in the boxes, as far as it can be read. */
export const typedPay = (typed: Record<keyof Salary, string>): Salary => ({
  salaryMin: readSalary(typed.salaryMin) ?? null,
  salaryMax: readSalary(typed.salaryMax) ?? null,
});
