import { chownSync, lchownSync, readdirSync, statSync } from "node:fs";
import { chown, mkdtemp, open, rename, rm } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import { StartError } from "#start-error.ts";
import { runAs, type Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";

export const databaseName = "rolecall";
/** The server's own role: it owns the database, but not the machine that the superuser's could reach. */
export const roleName = "rolecall";

const unfinishedPrefix = "postgres-init-";

/**
 * The default collation is PostgreSQL's own C.UTF-8: the same bytes sort the
 * same way on every machine and after every update of its libraries, indexes
 * stay valid, and `lower` and ILIKE know all of Unicode. It sorts by code
 * point; a list for people says COLLATE "und-x-icu". The C library's character
 * classes, which word splitting and trigrams use, must know Unicode too.
 */
const localeOptions = [
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  `--locale=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
  "--text-search-config=english",
  "--set=timezone=UTC",
  "--set=log_timezone=UTC",
];

const megabyte = 2 ** 20;

/**
 * An eighth of the memory for PostgreSQL's cache of pages, between its default and 2 GB, since
 * other programs run on the machine, too. There are no I/O workers: with the system's cache nearly
 * every read returns at once, and the processes would cost more than they save.
 */
const memoryOptions = (): string[] => {
  // A container's limit, where there is one.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const shared = Math.min(Math.max(memory / 8, 128 * megabyte), 2_048 * megabyte);
  return [`--set=shared_buffers=${Math.round(shared / megabyte)}MB`, "--set=io_method=sync"];
};

const firstStatements = [
  `CREATE ROLE ${roleName} LOGIN CREATEDB;`,
  `CREATE DATABASE ${databaseName} OWNER ${roleName};`,
  "",
].join("\n");

/**
 * Makes the database's directory unless it is there. It is made under another
 * name and renamed, so that it is complete or absent, never half of it.
 */
export const ensureCluster = async (
  { initdb, postgres }: Binaries,
  account: Account,
  directory: string,
): Promise<void> => {
  if (isCluster(directory)) return takeOwnership(directory, account);
  const dataDir = join(directory, "..");
  for (const name of readdirSync(dataDir))
    if (name.startsWith(unfinishedPrefix))
      await rm(join(dataDir, name), { recursive: true, force: true });
  const unfinished = await mkdtemp(join(dataDir, unfinishedPrefix));
  try {
    if (account.owner) await chown(unfinished, account.owner.uid, account.owner.gid);
    const who = ["--username=postgres", "--auth=trust"];
    await runAs(account, [
      initdb,
      `--pgdata=${unfinished}`,
      ...who,
      ...localeOptions,
      ...memoryOptions(),
    ]);
    const single = ["--single", "-D", unfinished, "-c", "exit_on_error=on", "postgres"];
    await runAs(account, [postgres, ...single], firstStatements);
    await rename(unfinished, directory);
    await syncDirectory(dataDir);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new StartError(`The database could not be made in ${directory}: ${lastLine(error)}`);
  }
};

const isCluster = (directory: string): boolean => {
  try {
    return statSync(join(directory, "PG_VERSION")).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw new StartError(`The database in ${directory} belongs to another user.`);
  }
};

/** The directory may come from a start as another user. Its own entry goes last: it tells that all is done. */
const takeOwnership = (directory: string, { owner }: Account): void => {
  if (!owner || statSync(directory).uid === owner.uid) return;
  for (const name of readdirSync(directory, { recursive: true, encoding: "utf8" }))
    lchownSync(join(directory, name), owner.uid, owner.gid);
  chownSync(directory, owner.uid, owner.gid);
};

const syncDirectory = async (directory: string): Promise<void> => {
  await using handle = await open(directory);
  await handle.sync();
};

const lastLine = (error: unknown): string => (error as Error).message.split("\n").at(-1) ?? "";
