import { spawn, type SpawnOptions } from "node:child_process";
import { chmodSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { StartError } from "#start-error.ts";

/** The user that runs PostgreSQL's programs. They refuse to run as root, which containers usually are. */
export interface Account {
  /** The user and group that must own the database's files; null if that is the user of this process. */
  owner: { uid: number; gid: number } | null;
  /** Put before the command. */
  prefix: string[];
  options: SpawnOptions;
}

const ownAccount: Account = { owner: null, prefix: [], options: {} };
/** The user `nobody`, by convention. */
const nobody = 65_534;

/** Another user and group for the child process. */
const otherUser = (uid: number, gid: number): Account => ({
  owner: { uid, gid },
  prefix: [],
  options: { uid, gid },
});

/**
 * A user namespace in which the superuser goes by another number. Its files
 * stay those of the superuser, so directories closed to everyone else are open
 * to it. (Ambient capabilities would not do: PostgreSQL asks access(2).)
 */
const renamedSuperuser = (uid: number, gid: number): Account => ({
  owner: { uid: 0, gid: 0 },
  prefix: ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`, "--"],
  options: {},
});

/**
 * Starts a program of PostgreSQL's. It gets a session of its own, so that
 * Ctrl-C in the terminal does not reach it, and none of the variables that
 * would change its ways (PGDATA, LC_ALL and so on).
 */
export const spawnAs = (account: Account, command: string[], options: SpawnOptions) => {
  const [file = "", ...args] = [...account.prefix, ...command];
  return spawn(file, args, {
    cwd: "/",
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    ...account.options,
    ...options,
  });
};

/** Runs a program to its end with the given input. Throws its error output where it fails. */
export const runAs = async (account: Account, command: string[], input = ""): Promise<void> => {
  const child = spawnAs(account, command, { stdio: ["pipe", "ignore", "pipe"] });
  const { promise: exited, resolve, reject } = Promise.withResolvers<number | null>();
  child.once("error", reject).once("close", resolve);
  // A program that fails early reads no input; its exit code is reported instead.
  child.stdin?.on("error", () => {}).end(input);
  const [code, errors] = await Promise.all([exited, child.stderr ? text(child.stderr) : ""]);
  if (code !== 0) throw new Error(errors.trim() || `${command[0]} ended with code ${code}`);
};

const postgresUser = (): { uid: number; gid: number } | null => {
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8"));
  return line && { uid: Number(line[1]), gid: Number(line[2]) };
};

/** Lets other users pass through the directory, if all that is in it is closed to them by itself. */
const openForPassing = (directory: string): void => {
  const names = readdirSync(directory);
  const isClosed = (name: string) => (lstatSync(join(directory, name)).mode & 0o077) === 0;
  if (names.every(isClosed)) chmodSync(directory, 0o711);
};

/** Chooses an account that can run the program and reach the data directory. */
export const chooseAccount = async (program: string, dataDir: string): Promise<Account> => {
  if (process.getuid?.() !== 0) return ownAccount;
  const owner = statSync(dataDir);
  const ofRoot = owner.uid === 0;
  const { uid, gid } = ofRoot ? (postgresUser() ?? { uid: nobody, gid: nobody }) : owner;
  const candidates = function* () {
    yield otherUser(uid, gid);
    yield renamedSuperuser(uid, gid);
    // User namespaces are forbidden, as in most containers.
    if (ofRoot) openForPassing(dataDir);
    yield otherUser(uid, gid);
  };
  const reasons = new Set<string>();
  for (const account of candidates()) {
    try {
      await runAs(account, ["/bin/sh", "-c", 'cd "$1" && "$2" --version', "sh", dataDir, program]);
      return account;
    } catch (error) {
      reasons.add((error as Error).message);
    }
  }
  throw new StartError(
    `PostgreSQL does not run as the superuser, and no other user can reach both ${dataDir} and ${program}; start Rolecall as an ordinary user, or set DATABASE_URL to a PostgreSQL server. (${[...reasons].join("; ")})`,
  );
};
