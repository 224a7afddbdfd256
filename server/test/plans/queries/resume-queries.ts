// The queries of resumes and of uploads under way.
import { randomUUID } from "node:crypto";
import { updateToNoResume } from "#features/profiles/profiles.queries.ts";
import * as ownResumes from "#features/resumes/own-resumes.queries.ts";
import * as resumes from "#features/resumes/resumes.queries.ts";
import * as unused from "#features/resumes/unused-resumes.queries.ts";
import * as quota from "#features/resumes/upload/file-quota.queries.ts";
import * as multipart from "#features/resumes/upload/multipart-uploads.queries.ts";
import { findOwnUpload, holdOwnResume } from "#read-models/own-upload.queries.ts";
import type { Board, ListQuery } from "./asked.ts";

/** All files of a candidate with many are counted, and a page of them is shown. */
export const ofOneCandidate = 6_000;

const longAgo = new Date(0);
const nobody = { id: randomUUID(), ownerId: randomUUID(), multipartId: "-", tokenHash: "-" };

/** The sizes of one's files are added up. */
export const storedFiles: ListQuery = {
  what: "what the files of somebody take up",
  ask: ({ db, busy }) => quota.countStoredBytes(db, { ownerId: busy.candidate, except: nobody.id }),
  mostRows: ofOneCandidate,
};

export const resumeQueries: Record<string, (board: Board) => Promise<unknown>> = {
  "uploads given up": ({ db }) =>
    resumes.deleteAbandonedUploads(db, { before: longAgo, limit: 20 }),
  "resumes long unused": ({ db }) => unused.lockLongUnused(db, { before: longAgo, limit: 100 }),
  "deleting unused resumes": ({ db }) => unused.deleteUnused(db, [nobody.id]),
  "deleting an upload": ({ db }) => resumes.deleteUnregisteredUpload(db, nobody.id),
  "an upload": ({ db }) => resumes.findUpload(db, nobody.id),
  "an own upload": ({ db }) => findOwnUpload(db, nobody),
  "locking an own resume": ({ db }) => ownResumes.lockOwnResume(db, nobody),
  "whether a resume was sent": ({ db }) => ownResumes.isSent(db, nobody.id),
  "giving up a resume": ({ db }) => ownResumes.updateToUnregistered(db, nobody.id),
  "holding an own resume": ({ db, busy }) =>
    holdOwnResume(db, { objectPath: `/objects/${nobody.id}`, userId: busy.candidate }),
  "taking a resume out of a profile": ({ db, busy }) =>
    updateToNoResume(db, { userId: busy.candidate, resumeId: nobody.id }),
  "a readable resume": ({ db, busy }) =>
    resumes.findReadableResume(db, {
      id: busy.candidate,
      user: { id: busy.recruiter, role: "recruiter", waiting: false },
    }),
  "uploads given up of somebody": ({ db, busy }) =>
    resumes.deleteAbandonedUploads(db, { before: longAgo, limit: 20, ownerId: busy.candidate }),
  "open uploads of somebody": ({ db, busy }) =>
    quota.countOpenUploads(db, { ownerId: busy.candidate, inParts: false }),
  "open uploads in parts of somebody": ({ db, busy }) =>
    quota.countOpenUploads(db, { ownerId: busy.candidate, inParts: true }),
  "locking the files of somebody": ({ db, busy }) => quota.lockFilesOf(db, busy.candidate),
  "an upload in parts": ({ db }) => multipart.findMultipartUpload(db, nobody),
};
