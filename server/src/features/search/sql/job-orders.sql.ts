import type { JobSort } from "@rolecall/contract/jobs/jobs.ts";
import { sql } from "drizzle-orm";

/** The orders of lists that are kept in the search's rows; all are descending. */
export type Order = Exclude<JobSort, "relevance" | "match" | "answers">;

/** A part of a list: it begins behind the job `after`, or else at `offset`. */
export interface Slice {
  after?: string | undefined;
  offset: number;
  limit: number;
}

const keys: Record<Order, string[]> = {
  newest: ["created_at", "job_id"],
  salary: ["salary_top", "created_at", "job_id"],
};

/** The values by which the order compares a row of the job search. */
export const keyOf = (order: Order, table: "found" | "mark" | "job_search") =>
  sql.raw(keys[order].map((key) => `${table}.${key}`).join(", "));

export const inOrder = (order: Order, direction: "asc" | "desc" = "desc") =>
  sql.raw(keys[order].map((key) => `${key} ${direction}`).join(", "));
