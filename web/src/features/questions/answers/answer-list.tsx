import type { Answer } from "@rolecall/contract/hiring/questions.schemas.ts";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { useQuery } from "@tanstack/react-query";
import FileText from "lucide-react/icons/file-text";
import type { ReactNode } from "react";
import { answersQuery } from "#features/questions/questions.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { longDateText } from "#lib/text/dates.ts";
import { InlineError } from "#ui/page/inline-error.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

/** The answers of an application; where there are none, what `none` says. */
export function AnswerList({ applicationId, none }: { applicationId: string; none?: ReactNode }) {
  const answers = useQuery(answersQuery(applicationId));
  if (answers.isPending)
    return (
      <Loading className="mt-3 flex flex-col gap-3">
        <Skeleton className="h-9 w-60" />
      </Loading>
    );
  if (!answers.data)
    return (
      <InlineError
        text={sentenceOf(answers.error, "The answers could not be loaded.")}
        retrying={answers.isFetching}
        onRetry={() => void answers.refetch()}
        className="mt-3"
      />
    );
  if (answers.data.length === 0) return none;
  return (
    <dl className="mt-3 flex max-w-prose flex-col gap-3">
      {answers.data.map((answer) => (
        <div key={answer.questionId}>
          <dt dir="auto" className="text-xs text-ink-subtle wrap-anywhere">
            {answer.question}
          </dt>
          <dd dir="auto" className="text-base whitespace-pre-line wrap-anywhere">
            <AnswerValue answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AnswerValue({ answer: { type, value } }: { answer: Answer }) {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number")
    return value.toLocaleString("en-US", { maximumFractionDigits: 20 });
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "object") return value.name;
  if (type === "date") return longDateText(value as CalendarDay);
  if (type !== "link" && type !== "file") return value;
  return (
    <a
      href={value}
      target="_blank"
      rel="noopener noreferrer"
      className={linkStyles({ className: "inline-flex items-center gap-1.5" })}
    >
      {type === "file" && <FileText aria-hidden className="size-4" />}
      {type === "file" ? "View file" : value}
    </a>
  );
}
