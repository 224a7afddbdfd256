import { noteEndpoints } from "@rolecall/contract/hiring/notes.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as marks from "./marks.service.ts";
import * as notes from "./notes.service.ts";

export const noteRoutes: Feature = (route) => {
  route(noteEndpoints.listNotes, ({ db, user, params, query }) =>
    notes.notesOf(db, { user, ...params, ...query }),
  );
  route(noteEndpoints.listMentionable, ({ db, user, params }) =>
    notes.mentionable(db, { user, ...params }),
  );
  route(noteEndpoints.addNote, ({ db, user, params, body }) =>
    notes.addNote(db, { user, ...params, ...body }),
  );
  route(noteEndpoints.changeNote, ({ db, user, params, body }) =>
    notes.changeNote(db, { user, ...params, ...body }),
  );
  route(noteEndpoints.deleteNote, ({ db, user, params }) =>
    notes.deleteNote(db, { user, ...params }),
  );
  route(noteEndpoints.addTag, ({ db, user, params }) => marks.addTag(db, { user, ...params }));
  route(noteEndpoints.removeTag, ({ db, user, params }) =>
    marks.removeTag(db, { user, ...params }),
  );
  route(noteEndpoints.addStar, ({ db, user, params }) => marks.addStar(db, { user, ...params }));
  route(noteEndpoints.removeStar, ({ db, user, params }) =>
    marks.removeStar(db, { user, ...params }),
  );
};
