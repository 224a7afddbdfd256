// Who changes a note on an application, and who deletes it. Reading it is the hiring team's (application.ts).
import { roleRefused } from "#http/errors.ts";
import { mayInCompany } from "./company.ts";

type Role = Parameters<typeof mayInCompany>[0];

/** For the author alone. */
export const checkMayChangeNote = (note: { authorId: string | null }, user: { id: string }) => {
  if (note.authorId !== user.id) throw roleRefused();
};

/** For the author, and who leads the company. */
export const checkMayDeleteNote = (
  { authorId, role }: { authorId: string | null; role: Role },
  user: { id: string },
) => {
  if (authorId !== user.id && !mayInCompany(role, "deleteNotes")) throw roleRefused();
};
