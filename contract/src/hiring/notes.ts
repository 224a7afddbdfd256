import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const noteMaximum = 10_000;
export const tagMaximum = 40;
export const mostTags = 20;
/** The most colleagues that are offered to be mentioned. */
export const mostMentionable = 500;

export const noteRequiredText = refusal("note-required", "Note is required");
export const noteMissingText = refusal("note-not-found", "Note not found");
export const foreignMentionText = refusal(
  "mention-outside-hiring-team",
  "Only the hiring team can be mentioned",
);
export const badTagText = refusal(
  "invalid-tag",
  `A tag is one line of 1 to ${tagMaximum} characters`,
);
export const tooManyTagsText = refusal(
  "too-many-tags",
  `An application has at most ${mostTags} tags`,
);

const hiringTeam = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

export const listNotes = {
  method: "GET",
  path: "/api/applications/{id}/notes",
  access: hiringTeam,
  paged: true,
} as const satisfies Endpoint;

/** Whom a note on an application can mention. */
export const listMentionable = {
  method: "GET",
  path: "/api/applications/{id}/mentionable",
  access: hiringTeam,
} as const satisfies Endpoint;

export const addNote = {
  method: "POST",
  path: "/api/applications/{id}/notes",
  access: hiringTeam,
} as const satisfies Endpoint;

export const changeNote = {
  method: "PATCH",
  path: "/api/notes/{id}",
  access: hiringTeam,
} as const satisfies Endpoint;

export const deleteNote = {
  method: "DELETE",
  path: "/api/notes/{id}",
  access: hiringTeam,
} as const satisfies Endpoint;

export const addTag = {
  method: "PUT",
  path: "/api/applications/{id}/tags/{tag}",
  access: hiringTeam,
} as const satisfies Endpoint;

export const removeTag = {
  method: "DELETE",
  path: "/api/applications/{id}/tags/{tag}",
  access: hiringTeam,
} as const satisfies Endpoint;

export const addStar = {
  method: "PUT",
  path: "/api/applications/{id}/star",
  access: hiringTeam,
} as const satisfies Endpoint;

export const removeStar = {
  method: "DELETE",
  path: "/api/applications/{id}/star",
  access: hiringTeam,
} as const satisfies Endpoint;
