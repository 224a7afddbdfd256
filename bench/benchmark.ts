import type { BoardSize } from "./data/board-size.ts";
import type { Comparison } from "./rounds.ts";

/** What a benchmark finds on the machine: a filled board that no server runs on. */
export interface Setting {
  dataDir: string;
  size: BoardSize;
  /** How many requests the server takes while its memory is watched. */
  requests: number;
}

/** One line of the report. */
export interface Figure extends Comparison {
  what: string;
  /** What the baseline is. */
  beside: string;
  unit:
    | "requests/s"
    | "applications/s"
    | "logins/s"
    | "updates/s"
    | "ms"
    | "MB"
    | "MB/s"
    | "KB"
    | "points"
    | "shift"
    | "lists"
    | "%";
  /** What is asked of it, and whether it is so. */
  bar: string;
  met: boolean;
}

export type Benchmark = (setting: Setting) => Promise<Figure[]>;
