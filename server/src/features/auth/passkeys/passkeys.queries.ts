import { and, asc, eq, lt, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { passkeyHandles } from "#db/schema/second-factor/passkey-handles.ts";
import { passkeys } from "#db/schema/second-factor/passkeys.ts";

/** A passkey is one account's: a second insert violates it. */
export const uniqueCredential = "passkeys_credential_unique";

const shown = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

/** The user's own, oldest first: at most twenty. */
export const listPasskeys = (db: Db, userId: string) =>
  db
    .select(shown)
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** The credentials by which a browser finds the user's passkeys. */
export const listCredentials = (db: Db, userId: string) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** A passkey with its owner and the values against which its answers are verified. */
export const findCredential = async (db: Db, credentialId: string) => {
  const [found] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      handle: passkeyHandles.handle,
    })
    .from(passkeys)
    .innerJoin(passkeyHandles, eq(passkeyHandles.userId, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
};

/** Violates `uniqueCredential` where an account has it. */
export const insertPasskey = async (db: Db, passkey: typeof passkeys.$inferInsert) => {
  const [inserted] = await db.insert(passkeys).values(passkey).returning(shown);
  if (!inserted) throw new Error("The passkey was not inserted");
  return inserted;
};

/** Notes a use. False where another use has counted as far meanwhile, as one of a copy may. */
export const updateUse = async (
  db: Db,
  { id, counter }: { id: string; counter: number },
): Promise<boolean> => {
  const hasRisen = or(lt(passkeys.counter, counter), sql`${counter}::bigint = 0`);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date() })
    .where(and(eq(passkeys.id, id), hasRisen))
    .returning({ id: passkeys.id });
  return used.length === 1;
};

type Own = { id: string; userId: string };
const isOwn = ({ id, userId }: Own) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export const updateName = async (db: Db, own: Own, name: string) => {
  const [renamed] = await db.update(passkeys).set({ name }).where(isOwn(own)).returning(shown);
  return renamed ?? null;
};

export const deletePasskey = async (db: Db, own: Own): Promise<boolean> => {
  const deleted = await db.delete(passkeys).where(isOwn(own)).returning({ id: passkeys.id });
  return deleted.length === 1;
};

/** Stores the user's handle in passkeys: the given one, or the one that exists already. */
export const insertHandle = async (
  db: Db,
  { userId, handle }: { userId: string; handle: string },
): Promise<string> => {
  await db.insert(passkeyHandles).values({ userId, handle }).onConflictDoNothing();
  const [found] = await db
    .select({ handle: passkeyHandles.handle })
    .from(passkeyHandles)
    .where(eq(passkeyHandles.userId, userId));
  return found?.handle ?? handle;
};
