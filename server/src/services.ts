import type { Config } from "./config.ts";
import type { Db } from "./db/db.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Mailer } from "./mail/mailer.ts";

/** What features work with. */
export interface Services {
  config: Config;
  /** The primary database. */
  db: Db;
  /** A replica for signed-out searches and lists; the primary where there is none. */
  readDb: Db;
  files: FileStore;
  mailer: Mailer;
}
