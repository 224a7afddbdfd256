import { csvLine } from "@rolecall/contract/csv/csv.ts";
import type { Db } from "#db/db.ts";
import { ownApplications } from "#features/applications/applications.service.ts";
import type { ArchivedFile, Sources } from "./archive.service.ts";
import { listOwnChanges } from "./own-rows.queries.ts";
import { everyPage } from "./pages.ts";

const lettersPerPage = 100;
const changesPerPage = 1_000;

/** The applications and their history as files for a spreadsheet. */
export async function* csvFilesOf(
  db: Db,
  { config }: Sources,
  candidateId: string,
): AsyncGenerator<ArchivedFile> {
  const applications = everyPage(lettersPerPage, (slice) =>
    ownApplications(db, { candidateId, ...slice }, config),
  );
  const columns = ["applicationId", "jobTitle", "company", "status", "appliedAt", "coverLetter"];
  yield {
    name: "applications.csv",
    content: sheet(columns, applications, ({ id, job, status, appliedAt, coverLetter }) => [
      id,
      job.title,
      job.company.name,
      status,
      appliedAt.toISOString(),
      coverLetter,
    ]),
  };

  const changes = everyPage(changesPerPage, (slice) =>
    listOwnChanges(db, { candidateId, ...slice }),
  );
  yield {
    name: "application-history.csv",
    content: sheet(
      ["applicationId", "changedAt", "from", "to"],
      changes,
      ({ applicationId, changedAt, from, to }) => [
        applicationId,
        changedAt.toISOString(),
        from,
        to,
      ],
    ),
  };
}

async function* sheet<Row>(
  columns: string[],
  pages: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => string[],
): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const rows of pages) yield rows.map((row) => csvLine(cellsOf(row))).join("");
}
