import { id as uuid } from "@rolecall/contract/values/id.ts";
import type { Db } from "#db/db.ts";
import { findReadablePortrait } from "#read-models/readable-portrait.queries.ts";

/** Somebody's picture at an object path, where the reader may see it. */
export const openPortrait = async (db: Db, { id, readerId }: { id: string; readerId: string }) =>
  uuid.safeParse(id).success ? findReadablePortrait(db, { id, readerId }) : null;
