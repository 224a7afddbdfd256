import type { CountedWrite } from "@rolecall/contract/endpoint.ts";
import type { Config } from "./config.ts";
import type { Changes } from "./db/connection/changes.ts";
import type { Replica } from "./db/connection/replica.ts";
import type { Db } from "./db/db.ts";
import type { FileStore } from "./files/file-store.ts";
import type { PageRenderer } from "./http/pages/renderer.ts";
import type { CallerRequest, UserOf } from "./http/session.ts";

/** The services that the app is built from. */
export interface Services {
  config: Config;
  /** The primary database. */
  db: Db;
  /** For public lists; null where there is none. */
  replica: Replica | null;
  /** Notifications of the database. */
  changes: Changes;
  files: FileStore;
  /** The queue of background work. `check` throws if it cannot be reached. */
  queue: { check(): Promise<void> };
  /** Letters that are tried again, and those that were given up, as counted lately. */
  countLetters: () => Promise<{ waiting: number; failed: number }>;
  /** Renders pages; null where that is off, or the client was not built. */
  renderer: PageRenderer | null;
}

/** The services that features use. */
export interface FeatureServices extends Services {
  userOf: UserOf;
  /** Counts a write of a person. Throws `too-many` where they did as many in this hour as anybody may. */
  countWrite: (user: { id: string }, write: CountedWrite, by?: number) => Promise<void>;
  /** An id of the caller's session that does not reveal its token, for data that ends with the session. */
  sessionIdOf: (request: CallerRequest) => string;
}
