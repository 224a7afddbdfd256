// The record of the administrators: entries, and changes of status, which events tell.
import type { AuditAction } from "@rolecall/contract/admin/audit.ts";
import { and, desc, eq, gte, lte, ne, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { auditEntries } from "#db/schema/audit-entries.ts";
import { applicationEvents, isStatusChange } from "#db/schema/histories/application-events.ts";
import { users } from "#db/schema/users.ts";
import { toldChange } from "#read-models/told-events.sql.ts";
import { actor } from "./newest-entries.queries.ts";

export interface AuditFilter {
  actor?: string | undefined;
  action?: AuditAction | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

type Filtered = AuditFilter & Slice & { most: number };

/** The entries of the audit log, newest first. Counting stops at `most`. */
export const listAuditEntries = async (
  db: Db,
  { most, page, limit, after, ...filter }: Filtered,
) => {
  const [ofChanges, ofEntries] = await startsOfPage(db, { page, limit, after });
  const { offset } = ofEntries;
  const isChange = and(ofChanges.condition, changesIn(filter));
  const isEntry = and(ofEntries.condition, entriesIn(filter));
  // Of each the newest, by its index, so that neither is read as a whole to sort both.
  const newest = unionAll(
    selectChanges(db, isChange, offset + limit + 1),
    selectEntries(db, isEntry, offset + limit + 1),
  ).as("newest");
  const counted = unionAll(
    selectChanges(db, changesIn(filter), most + 1),
    selectEntries(db, entriesIn(filter), most + 1),
  ).as("counted");
  const [rows, count] = await Promise.all([
    db
      .select({
        id: newest.id,
        at: newest.createdAt,
        actor,
        action: newest.action,
        subjectId: newest.subjectId,
        companyId: newest.companyId,
        changes: newest.changes,
      })
      .from(newest)
      .leftJoin(users, eq(users.id, newest.actorId))
      .orderBy(desc(newest.createdAt), desc(newest.id))
      .limit(limit + 1)
      .offset(offset),
    db.$count(counted),
  ]);
  const slice = { page, limit, after };
  return { ...pageOf(rows, slice), total: Math.min(count, most), capped: count > most };
};

const placeOfChange = { createdAt: applicationEvents.at, id: applicationEvents.id };
const placeOfEntry = { createdAt: auditEntries.createdAt, id: auditEntries.id };

/** Where a page begins, among changes and among entries. */
const startsOfPage = (db: Db, slice: Slice) => {
  const rowOf = (id: string) =>
    unionAll(
      db
        .select(placeOfChange)
        .from(applicationEvents)
        .where(and(eq(applicationEvents.id, id), isStatusChange)),
      db
        .select(placeOfEntry)
        .from(auditEntries)
        .where(and(eq(auditEntries.id, id), isNoChange)),
    );
  const startAmong = ({ createdAt: key, id }: typeof placeOfChange | typeof placeOfEntry) =>
    startOfPage(db, slice, { key, id, direction: "desc", rowOf });
  return Promise.all([startAmong(placeOfChange), startAmong(placeOfEntry)]);
};

const statusChanged: AuditAction = "status-changed";
/** Releases before this one kept changes of status as entries, too. */
const isNoChange = ne(auditEntries.action, statusChanged);

const entriesIn = ({ actor: by, action, subject, from, to }: AuditFilter) =>
  and(
    isNoChange,
    action && eq(auditEntries.action, action),
    by === undefined ? undefined : eq(auditEntries.actorId, by),
    subject === undefined ? undefined : eq(auditEntries.subjectId, subject),
    from && gte(auditEntries.createdAt, from),
    to && lte(auditEntries.createdAt, to),
  );

const changesIn = ({ actor: by, action, subject, from, to }: AuditFilter) =>
  and(
    isStatusChange,
    action === undefined || action === statusChanged ? undefined : sql`false`,
    // Nobody moved one that its candidate sent anew.
    by === undefined
      ? undefined
      : and(eq(applicationEvents.type, "status"), eq(applicationEvents.actorId, by)),
    subject === undefined ? undefined : eq(applicationEvents.applicationId, subject),
    from && gte(applicationEvents.at, from),
    to && lte(applicationEvents.at, to),
  );

const selectEntries = (db: Db, which: SQL | undefined, limit: number) =>
  db
    .select({
      ...placeOfEntry,
      actorId: sql<string | null>`${auditEntries.actorId}`.as("actor_id"),
      action: sql<AuditAction>`${auditEntries.action}`.as("action"),
      subjectId: sql<string | null>`${auditEntries.subjectId}`.as("subject_id"),
      companyId: sql<string | null>`${auditEntries.companyId}`.as("company_id"),
      changes: sql<Record<string, unknown>>`${auditEntries.changes}`.as("changes"),
    })
    .from(auditEntries)
    .where(which)
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit);

const actorOfChange = sql<
  string | null
>`case when ${applicationEvents.type} = 'status' then ${applicationEvents.actorId} end`;
const changed = sql<Record<string, unknown>>`jsonb_build_object(
  'status', jsonb_build_object('from', ${toldChange.from}, 'to', ${toldChange.to}))`;

const selectChanges = (db: Db, which: SQL | undefined, limit: number) =>
  db
    .select({
      ...placeOfChange,
      actorId: actorOfChange.as("actor_id"),
      action: sql<AuditAction>`${statusChanged}::text`.as("action"),
      subjectId: sql<string | null>`${applicationEvents.applicationId}`.as("subject_id"),
      companyId: sql<string | null>`null::uuid`.as("company_id"),
      changes: changed.as("changes"),
    })
    .from(applicationEvents)
    .where(which)
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
    .limit(limit);
