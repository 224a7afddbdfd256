import * as z from "zod";
import { applicationMissingText } from "#applications/applications.ts";
import { describeEndpoints } from "#endpoint.ts";
import { pageQuery } from "#page.schemas.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { requiredText } from "#values/text.ts";
import * as endpoints from "./notes.ts";
import {
  foreignMentionText,
  mostMentionable,
  noteMaximum,
  noteMissingText,
  noteRequiredText,
} from "./notes.ts";

/** What the hiring team wrote about an application; its candidate never reads it. */
const note = z.object({
  id: z.string(),
  text: z.string(),
  author: z
    .object({
      id: z.string().nullable(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
    })
    .meta({ description: "Empty where the author is erased" }),
  mentions: z.array(z.string()).meta({ description: "Ids of users" }),
  createdAt: instant,
  editedAt: instant.nullable(),
});
export type Note = z.input<typeof note>;

const noteText = requiredText(noteMaximum, noteRequiredText, noteRequiredText);
const ofApplication = idParams(applicationMissingText);
const ofTag = z.object({ id: z.guid({ error: applicationMissingText }), tag: z.string() });

export const noteEndpoints = describeEndpoints(endpoints, {
  listNotes: {
    summary: "The notes on an application, oldest first (its hiring team)",
    params: ofApplication,
    query: z.object(pageQuery({ default: 50, max: 100 })),
    reply: z.array(note),
  },
  listMentionable: {
    summary: "The hiring team of an application's job but the caller, whom a note can mention",
    params: ofApplication,
    reply: z
      .array(
        z.object({
          id: z.string(),
          firstName: z.string().nullable(),
          lastName: z.string().nullable(),
        }),
      )
      .max(mostMentionable),
  },
  addNote: {
    summary: "Write a note on an application, and mention colleagues in it (its hiring team)",
    counts: "note",
    status: 201,
    params: ofApplication,
    body: z.object({
      text: noteText,
      mentions: z
        .array(z.guid({ error: foreignMentionText }), { error: foreignMentionText })
        .max(100, foreignMentionText)
        .default([]),
    }),
    reply: note,
  },
  changeNote: {
    summary: "Change one's own note",
    params: idParams(noteMissingText),
    body: z.object({ text: noteText }),
    reply: note,
  },
  deleteNote: {
    summary: "Delete a note (its author, and who leads the company)",
    status: 204,
    params: idParams(noteMissingText),
  },
  addTag: {
    summary: "Give an application a tag (its hiring team)",
    refusals: ["conflict", "bad-input"],
    status: 204,
    params: ofTag,
  },
  removeTag: {
    summary: "Take a tag off an application (its hiring team)",
    refusals: ["bad-input"],
    status: 204,
    params: ofTag,
  },
  addStar: {
    summary: "Star an application (its hiring team)",
    status: 204,
    params: ofApplication,
  },
  removeStar: {
    summary: "Take one's star off an application (its hiring team)",
    status: 204,
    params: ofApplication,
  },
});
