// The names and calls of queries of many rows, for the lists of them.
import type { Db } from "#db/db.ts";
import type { CallOptions, Client } from "#test/client.ts";
import type { Busiest } from "#test/plans/board.ts";

export interface Board {
  db: Db;
  anonymous: Client;
  recruiter: Client;
  candidate: Client;
  owner: Client;
  busy: Busiest;
}

export interface ListQuery {
  what: string;
  ask: (board: Board) => Promise<unknown>;
  /** So many rows of one table at most, where it is not the usual bound. */
  mostRows?: number;
}

/** The usual bound: a page, the rows it skips, and the rows joined to it. */
export const usualRows = 2_500;
/** A recruiter's filter counts all it finds. */
export const ofOneRecruiter = 60_000;

/** The dashboard counts the interviews and the hired of one recruiter, and the events that no reader has counted yet. */
export const dashboard = 20_000;

type Who = "anonymous" | "recruiter" | "candidate" | "owner";

export const get = async (client: Client, path: string, query: CallOptions["query"] = {}) => {
  const { status, body } = await client.get(path, { query });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${String(body)}`);
};

export const asked = (
  who: Who,
  path: string | ((busy: Busiest) => string),
  query: CallOptions["query"] = {},
  mostRows?: number,
): ListQuery => ({
  what: `${who} GET ${typeof path === "string" ? path : path(names)} ${new URLSearchParams(query as Record<string, string>).toString()}`,
  ask: (board) => get(board[who], typeof path === "string" ? path : path(board.busy), query),
  ...(mostRows !== undefined && { mostRows }),
});

export const names: Busiest = {
  recruiter: "{recruiter}",
  candidate: "{candidate}",
  company: "{company}",
  job: "{job}",
  application: "{application}",
  owner: "{owner}",
  city: "{city}",
};
