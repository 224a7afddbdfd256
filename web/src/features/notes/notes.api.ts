import {
  filterApplications,
  getApplication,
  listJobApplications,
} from "@rolecall/contract/applications/applications.ts";
import type { Note } from "@rolecall/contract/hiring/notes.schemas.ts";
import {
  addNote,
  addStar,
  addTag,
  changeNote,
  deleteNote,
  listMentionable,
  listNotes,
  removeStar,
  removeTag,
} from "@rolecall/contract/hiring/notes.ts";
import { endlessQueryOf, mutationOf, queryOf } from "#lib/query.ts";

/** The notes on an application, oldest first, page after page. */
export const notesQuery = (id: string) =>
  endlessQueryOf<typeof listNotes, Note>(listNotes, ({ page }) => ({
    params: { id },
    query: { page },
  }));

export const mentionableQuery = (id: string) => queryOf(listMentionable, { params: { id } });

const notes = { invalidates: [listNotes] };
export const addNoteMutation = mutationOf(addNote, notes);
export const changeNoteMutation = mutationOf(changeNote, notes);
export const deleteNoteMutation = mutationOf(deleteNote, notes);

const marks = {
  invalidates: [getApplication, listJobApplications, filterApplications],
};
export const addTagMutation = mutationOf(addTag, marks);
export const removeTagMutation = mutationOf(removeTag, marks);
export const addStarMutation = mutationOf(addStar, marks);
export const removeStarMutation = mutationOf(removeStar, marks);
