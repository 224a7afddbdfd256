import type { JobSort } from "@rolecall/contract/jobs/jobs.ts";
import { sql } from "drizzle-orm";

/** How a list is sorted where it is not by relevance; descending. */
export type Order = Exclude<JobSort, "relevance">;

/** Which jobs of a list: those behind one of them, or else so far from its beginning. */
export interface Slice {
  after?: string | undefined;
  offset: number;
  limit: number;
}

const keys: Record<Order, string[]> = {
  newest: ["created_at", "job_id"],
  salary: ["salary_top", "created_at", "job_id"],
};

/** What a row of the job search stands by in the order, to be compared. */
export const keyOf = (order: Order, table: "found" | "mark") =>
  sql.raw(keys[order].map((key) => `${table}.${key}`).join(", "));

export const inOrder = (order: Order, direction: "asc" | "desc" = "desc") =>
  sql.raw(keys[order].map((key) => `${key} ${direction}`).join(", "));
