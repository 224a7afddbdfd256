import type { Db } from "#db/db.ts";
import { readUser } from "#features/auth/auth.service.ts";
import { listResumes } from "#features/resumes/own-resumes.service.ts";
import { uploadIdOf } from "#read-models/object-path.sql.ts";
import { findReadablePortrait } from "#read-models/readable-portrait.queries.ts";
import type { ArchivedFile, Sources } from "./archive.service.ts";
import { everyPage } from "./pages.ts";

const filesPerPage = 100;

/** Somebody's own files, as they are served: resumes and the picture. One that was deleted meanwhile is left out. */
export async function* filesOf(
  db: Db,
  { files }: Sources,
  ownerId: string,
): AsyncGenerator<ArchivedFile> {
  const resumes = everyPage(filesPerPage, (slice) => listResumes(db, { ownerId, ...slice }));
  for await (const page of resumes)
    for (const { id, filename } of page) {
      const file = await files.read(id);
      if (!file) continue;
      // Also where the reader stops halfway.
      await using content = file.content;
      if (file.bytes > 0) yield { name: nameOf(id, filename), content };
    }
  const { profileImageUrl } = await readUser(db, ownerId);
  const id = profileImageUrl && uploadIdOf(profileImageUrl);
  const portrait = id && (await findReadablePortrait(db, { id, readerId: ownerId }));
  if (portrait)
    yield {
      name: nameOf(id, `picture.${portrait.contentType.split("/").at(-1)}`),
      content: inOnePiece(portrait.content),
    };
}

/** A name that unpacks everywhere: without folders, and without what some systems take for a command. */
const nameOf = (id: string, filename: string) =>
  `files/${id}-${filename.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, "_")}`;

async function* inOnePiece(content: Uint8Array) {
  yield content;
}
