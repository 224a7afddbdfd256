import { talkStatuses } from "@rolecall/contract/talent/findable.ts";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, isOneOf, moment, primaryId } from "#db/schema/columns.ts";
import { jobs } from "#db/schema/jobs.ts";
import { personAndCompany } from "./person-and-company.ts";

/** What companies wrote to people whom they found: one to each, whoever writes. */
export const talkRequests = pgTable(
  "talk_requests",
  {
    id: primaryId(),
    ...personAndCompany(),
    /** Null once the job is deleted. */
    jobId: uuid().references(() => jobs.id, { onDelete: "set null" }),
    message: text().notNull(),
    status: text({ enum: talkStatuses }).notNull().default("waiting"),
    createdAt: createdAt(),
    answeredAt: moment(),
  },
  (table) => [
    unique("talk_requests_one_of_a_company").on(table.userId, table.companyId),
    index("talk_requests_by_person").on(table.userId, table.createdAt, table.id),
    index("talk_requests_by_company").on(table.companyId),
    index("talk_requests_by_job").on(table.jobId),
    check("talk_requests_status_known", isOneOf(table.status, talkStatuses)),
  ],
);
