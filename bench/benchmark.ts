import type { BoardSize } from "./data/board-size.ts";
import type { Comparison } from "./rounds.ts";

/** The machine's setting for a benchmark: a filled board that no server runs on. */
export interface Setting {
  dataDir: string;
  size: BoardSize;
  /** The number of requests that the server takes while its memory is measured. */
  requests: number;
  /** The number of applications of the large employer of the benchmarks of hiring. */
  applications: number;
  /** The number of people who let themselves be found. */
  people: number;
  /** The folder of public labelled sets, where there is one. */
  sets: string | undefined;
}

/** One line of the report. */
export interface Figure extends Comparison {
  what: string;
  /** Describes the baseline. */
  beside: string;
  unit:
    | "requests/s"
    | "applications/s"
    | "messages/s"
    | "letters/s"
    | "logins/s"
    | "updates/s"
    | "ms"
    | "MB"
    | "MB/s"
    | "KB"
    | "points"
    | "shift"
    | "lists"
    | "counts"
    | "%";
  /** The bar that the figure has to meet, and whether it does. */
  bar: string;
  met: boolean;
}

export type Benchmark = (setting: Setting) => Promise<Figure[]>;
