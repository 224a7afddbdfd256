// The plan of a statement, and the number of rows that it reads.
import type pg from "pg";
import type { Statement } from "./recording.ts";

/** A node of `EXPLAIN (ANALYZE, FORMAT JSON)`, as far as it matters here. Counts are per loop. */
interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
}

/** The rows that a scan read from a table. */
export interface Scan {
  table: string;
  kind: string;
  rows: number;
}

const explainable = /^\s*(select|with|\(|update|delete)/i;

/**
 * Runs the statement again, rolls it back, and resolves to its scans of tables. Statements that
 * only insert, begin or end something read nothing.
 */
export const scansOf = async (client: pg.Client, { text, values }: Statement): Promise<Scan[]> => {
  if (!explainable.test(text)) return [];
  await client.query("begin");
  try {
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    return rows.flatMap((row) => scansIn(row["QUERY PLAN"][0].Plan));
  } finally {
    await client.query("rollback");
  }
};

const scansIn = (node: PlanNode): Scan[] => {
  const below = (node.Plans ?? []).flatMap(scansIn);
  const table = node["Relation Name"];
  const kind = node["Node Type"];
  if (table === undefined || !kind.endsWith("Scan")) return below;
  const perLoop =
    (node["Actual Rows"] ?? 0) +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0);
  return [{ table, kind, rows: perLoop * (node["Actual Loops"] ?? 0) }, ...below];
};

/** Tables that no statement may read from one end to the other. */
export const largeTables = async (client: pg.Client, fromRows: number): Promise<Set<string>> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [fromRows],
  );
  return new Set(rows.map(({ name }) => name));
};
