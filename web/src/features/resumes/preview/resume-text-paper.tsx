import type { ResumeText } from "@rolecall/contract/resumes/resumes.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import FileText from "lucide-react/icons/file-text";
import { resumeTextQuery } from "#features/resumes/resumes.api.ts";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { PreviewNotice } from "./preview-notice.tsx";
import { TextPaper } from "./text-paper.tsx";

type TableOfText = Exclude<ResumeText["blocks"][number], string>;

const picturesAloneText =
  "This resume is made of pictures alone, which cannot be shown or read aloud here. Download it to look at it.";
const noTextText = "There is no text in this resume. Download it to look at it.";

/** The text of a Word resume: paragraphs and tables. */
export function ResumeTextPaper({ resumeUrl }: { resumeUrl: string }) {
  const { data: text, error, isFetching, refetch } = useQuery(resumeTextQuery(resumeUrl));
  if (isMissing(error))
    return (
      <PreviewNotice>
        <EmptyState icon={<FileText />} title="No preview" text={sentenceOf(error, "")} />
      </PreviewNotice>
    );
  if (error)
    return (
      <PreviewNotice>
        <ErrorState
          text={sentenceOf(error, "The resume could not be loaded.")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </PreviewNotice>
    );
  if (text?.blocks.length === 0)
    return (
      <PreviewNotice>
        <EmptyState
          icon={<FileText />}
          title="No text"
          text={text.pictures ? picturesAloneText : noTextText}
        />
      </PreviewNotice>
    );
  return (
    <TextPaper>
      {!text && (
        <Loading className="flex flex-col gap-3">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
      <div className="mx-auto flex max-w-prose flex-col gap-2">
        {text?.pictures && (
          <p className="mb-4 border-b border-line pb-4 text-ink-muted">
            Pictures are left out here. Download the resume to see them.
          </p>
        )}
        {text?.blocks.map((block, place) =>
          typeof block === "string" ? (
            <Paragraph key={place} text={block} />
          ) : (
            <TextTable key={place} table={block} />
          ),
        )}
      </div>
      {text && !text.complete && (
        <p className="mt-6 border-t border-line pt-4 text-ink-muted">
          The text goes on. Download the resume to read all of it.
        </p>
      )}
    </TextPaper>
  );
}

function Paragraph({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {text}
    </p>
  );
}

/** A table of the resume, often of its layout: no cell is known to name the others. */
function TextTable({ table }: { table: TableOfText }) {
  return (
    <table className="my-2 w-full border-collapse text-sm">
      <tbody>
        {table.rows.map((row, place) => (
          <tr key={place}>
            {row.map(({ paragraphs, columns }, column) => (
              <td
                key={column}
                colSpan={columns}
                className="min-w-16 border border-line px-3 py-2 align-top"
              >
                {paragraphs.map((paragraph, line) => (
                  <Paragraph key={line} text={paragraph} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
