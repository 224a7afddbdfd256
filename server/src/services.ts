import type { Config } from "./config.ts";
import type { Replica } from "./db/connection/replica.ts";
import type { Db } from "./db/db.ts";
import type { FileStore } from "./files/file-store.ts";
import type { PageRenderer } from "./http/pages/renderer.ts";
import type { CallerRequest, UserOf } from "./http/session.ts";
import type { Mailer } from "./mail/mailer.ts";

/** What the app is built of. */
export interface Services {
  config: Config;
  /** The primary database. */
  db: Db;
  /** For public lists; null where there is none. */
  replica: Replica | null;
  files: FileStore;
  mailer: Mailer;
  /** What is done later. `check` throws where it cannot be reached. */
  queue: { check(): Promise<void> };
  /** Renders pages; null where that is off, or the client was not built. */
  renderer: PageRenderer | null;
}

/** What features work with. */
export interface FeatureServices extends Services {
  userOf: UserOf;
  /** Names the caller's session without giving it away, for what is to end with it. */
  sessionIdOf: (request: CallerRequest) => string;
}
