import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Account } from "./account.ts";

const prefix = "rolecall-pg-";
/** The shortest limit on a socket's path, macOS's; PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const maxLength = 103 - "/.s.PGSQL.5432.lock".length;

/**
 * A private directory for the database's socket: only its owner (and the
 * superuser) may enter, so the database needs no password. It is apart from
 * the data directory, whose path may be too long for a socket or closed to
 * PostgreSQL's user.
 */
export const makeSocketDirectory = ({ owner }: Account): string => {
  // The superuser's own temporary directory is often closed to others.
  const parent = owner || join(tmpdir(), prefix).length + 6 > maxLength ? "/tmp" : tmpdir();
  const directory = mkdtempSync(join(parent, prefix));
  if (owner) chownSync(directory, owner.uid, owner.gid);
  return directory;
};

/** Removes such a directory, and nothing that is none. */
export const removeSocketDirectory = (directory: string | null): void => {
  if (directory && basename(directory).startsWith(prefix))
    rmSync(directory, { recursive: true, force: true });
};
