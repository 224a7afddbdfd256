import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { boundedQueue } from "#bounded-queue.ts";
import { unavailable } from "#http/errors.ts";

/** OWASP's minimum for Argon2id, which is the package's own choice of variant: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing uses three of libuv's four threads; one stays free for files. The queue holds at most a
 * second's work.
 */
const inTurn = boundedQueue(Math.min(availableParallelism(), 3), 200, unavailable);

const base64 = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");

/** A hash of no password, which costs as much to verify. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;

/**
 * The same characters may arrive composed or decomposed, depending on the keyboard (NIST SP 800-63B
 * asks for one of the compatibility forms).
 */
const canonical = (password: string) => password.normalize("NFKC");

/** The Argon2id hash to store, in PHC form. Throws `unavailable` when too many are waiting. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(canonical(password), cost));

/**
 * Whether the password matches the hash. Without a hash it takes as long and is false, so that the
 * time reveals nothing.
 */
export const verifyPassword = (
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> =>
  inTurn(async () => {
    const fits = await verify(passwordHash ?? nobodysHash, canonical(password));
    return fits && Boolean(passwordHash);
  });
