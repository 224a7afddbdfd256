import type pg from "pg";
import { largeTables, scansOf } from "./plan.ts";
import { usualRows, type Board, type ListQuery } from "./queries/asked.ts";
import type { openRecording } from "./recording.ts";

/** Tables below are read as quickly from one end to the other. */
const largeFrom = 4_000;

export interface Judge {
  /** The faults of the query's plans, one line each. */
  complaints: (query: ListQuery) => Promise<string[]>;
}

/** Asks, and looks at how the database carries out what it was sent. */
export const judgeOf = async (
  client: pg.Client,
  { recording, board }: { recording: ReturnType<typeof openRecording>; board: Board },
): Promise<Judge> => {
  const large = await largeTables(client, largeFrom);
  const complaints = async ({ what, ask, mostRows = usualRows }: ListQuery) => {
    const found: string[] = [];
    for (const statement of await recording.during(() => ask(board)))
      for (const { table, kind, rows } of await scansOf(client, statement)) {
        const wrong =
          (large.has(table) && kind === "Seq Scan") || (rows > mostRows && large.has(table));
        if (wrong) found.push(`${what}: ${kind} of ${rows} rows of ${table} for ${statement.text}`);
      }
    return found;
  };
  return { complaints };
};
