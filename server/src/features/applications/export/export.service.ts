import type { ApplicationExport } from "@rolecall/contract/applications/applications.schemas.ts";
import type { ExportColumn } from "@rolecall/contract/applications/export.ts";
import { csvLine } from "@rolecall/contract/csv/csv.ts";
import type { Answer } from "@rolecall/contract/hiring/questions.schemas.ts";
import type { Db } from "#db/db.ts";
import { answersForEmployers } from "#features/applications/answers/answers.service.ts";
import { listFilteredApplications } from "#features/applications/application-filter.queries.ts";
import { questionsOfForm } from "#features/questions/questions.service.ts";
import type { SignedInUser } from "#http/session.ts";
import { findJobAccess } from "#policies/job.ts";
import { asEmployersRead } from "#read-models/anonymous/hide.ts";
import { withMarks } from "#read-models/application/application-marks.queries.ts";
import { namesOfStages } from "#read-models/application/application-stage.queries.ts";

/** Few enough that a page of long answers takes little memory. */
const rowsPerPage = 500;

/** A spreadsheet takes the file for UTF-8 by it. */
const byteOrderMark = "\u{FEFF}";

type Page = Awaited<ReturnType<typeof readPage>>;
type Row = Page["rows"][number];
type Cell = string | number | boolean | null | undefined;

/** One cell of each column. A type without one does not compile. */
const cells: Record<Exclude<ExportColumn, "answers">, (row: Row) => Cell> = {
  name: ({ candidate: { firstName, lastName } }) => `${firstName ?? ""} ${lastName ?? ""}`.trim(),
  email: ({ candidate }) => candidate.email,
  phone: ({ candidate }) => candidate.candidateProfile?.phoneNumber,
  location: ({ candidate }) => candidate.candidateProfile?.location,
  title: ({ candidate }) => candidate.candidateProfile?.title,
  job: ({ job }) => job.title,
  company: ({ job }) => job.company.name,
  status: ({ status }) => status,
  stage: ({ stage }) => stage,
  appliedAt: ({ appliedAt }) => appliedAt.toISOString(),
  tags: ({ tags }) => tags.join("; "),
  stars: ({ stars }) => stars,
  source: ({ source }) => source,
  ruledOut: ({ ruledOut }) => ruledOut,
};

type Exporting = { user: SignedInUser; wanted: ApplicationExport };

/**
 * The filtered applications of who manages their jobs as the lines of a CSV file, in the order of the list, page
 * after page: memory does not grow with their number.
 */
export async function* csvOfApplications(db: Db, exporting: Exporting): AsyncGenerator<string> {
  const { columns } = exporting.wanted;
  let page = await readPage(db, exporting);
  const questions = columns.includes("answers") ? await questionsFor(db, exporting) : [];
  yield (
    byteOrderMark +
      csvLine(
        columns.flatMap((column) =>
          column === "answers" ? questions.map(({ text }) => text) : [column],
        ),
      )
  );
  for (;;) {
    const ids = page.rows.map(({ id }) => id);
    const answers = Map.groupBy(
      questions.length > 0 ? await answersForEmployers(db, ids) : [],
      ({ applicationId }) => applicationId,
    );
    yield page.rows
      .map((row) => {
        const given = new Map(answers.get(row.id)?.map((one) => [one.questionId, one.value]));
        return csvLine(
          columns.flatMap((column) =>
            column === "answers"
              ? questions.map(({ id }) => textOfAnswer(given.get(id)))
              : [textOf(cells[column](row))],
          ),
        );
      })
      .join("");
    if (!page.hasNext) return;
    page = await readPage(db, exporting, page.last);
  }
}

/** The questions of the filtered job, for who manages it. */
const questionsFor = async (db: Db, { user, wanted: { jobId } }: Exporting) => {
  if (jobId === undefined) return [];
  const access = await findJobAccess(db, { jobId, user });
  return access?.isManaged ? questionsOfForm(db, jobId) : [];
};

const readPage = async (
  db: Db,
  { user, wanted: { columns: _columns, ...filter } }: Exporting,
  after?: string,
) => {
  const slice = { page: 1, limit: rowsPerPage, after };
  const page = await listFilteredApplications(db, { user, filter: { ...filter, ...slice } });
  const marked = await withMarks(db, page.items, user.id);
  const names = await namesOfStages(
    db,
    marked.map(({ stageId }) => stageId),
  );
  const rows = marked.map((row) => ({ ...asEmployersRead(row), stage: names.get(row.stageId) }));
  return { rows, hasNext: page.hasNext, last: page.last };
};

const textOf = (cell: Cell): string => (cell === null || cell === undefined ? "" : String(cell));

const textOfAnswer = (value: Answer["value"] | undefined): string => {
  if (typeof value !== "object") return textOf(value);
  return Array.isArray(value) ? value.join("; ") : value.name;
};
