import type { ReportCase } from "@rolecall/contract/admin/reports.schemas.ts";
import type { Decision } from "@rolecall/contract/admin/reports.ts";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { fullName } from "#features/auth/person-name.ts";
import { reasonLabels } from "#features/jobs/report/reason-labels.ts";
import { longDateText } from "#lib/text/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { CaseDecisions } from "./case-decisions.tsx";

const decisionLabels: Record<Decision, string> = {
  "take-down": "Taken down",
  suspend: "Poster suspended",
  dismiss: "Dismissed",
};

/** One job with its reports, its poster, and the decision or the buttons for one. */
export function ReportedCase({ item: one }: { item: ReportCase }) {
  return (
    <article className="flex flex-col gap-3 wrap-anywhere">
      <div>
        <h2 className="flex flex-wrap items-center gap-x-3 text-lg">
          {one.deletedAt ? (
            <bdi>{one.job.title}</bdi>
          ) : (
            <AdminLink to={{ section: "jobs", id: one.job.id }} variant="title">
              <bdi>{one.job.title}</bdi>
            </AdminLink>
          )}
          {one.deletedAt && <Badge>Job deleted {longDateText(one.deletedAt)}</Badge>}
          {one.decision && <Badge>{decisionLabels[one.decision]}</Badge>}
        </h2>
        <p className="text-ink-muted">
          <AdminLink to={{ section: "companies", id: one.company.id }}>
            <bdi>{one.company.name}</bdi>
          </AdminLink>
          , posted by{" "}
          {one.poster ? (
            <AdminLink to={{ section: "people", id: one.poster.id }}>
              <bdi>{fullName(one.poster) || "somebody without a name"}</bdi>
            </AdminLink>
          ) : (
            "somebody whose account is erased"
          )}
          , {countText(one.count)}
          {one.decidedAt && <>, decided {longDateText(one.decidedAt)}</>}
        </p>
      </div>
      {one.reports.length > 0 && (
        <ul className="flex flex-col gap-2">
          {one.reports.map(({ id, reason, text, createdAt, reporter }) => (
            <li key={id}>
              <p className="font-medium">
                {reasonLabels[reason]},{" "}
                {reporter ? (
                  <AdminLink to={{ section: "people", id: reporter.id }}>
                    <bdi>{fullName(reporter) || "somebody without a name"}</bdi>
                  </AdminLink>
                ) : (
                  "a visitor"
                )}
                , {longDateText(createdAt)}
              </p>
              {text !== null && <Paragraphs text={text} />}
            </li>
          ))}
        </ul>
      )}
      {one.answer && (
        <div>
          <p className="font-medium">Answer of the poster, {longDateText(one.answer.at)}</p>
          <Paragraphs text={one.answer.text} />
        </div>
      )}
      {one.decision === null && (
        <CaseDecisions caseId={one.id} isDeleted={one.deletedAt !== null} />
      )}
    </article>
  );
}

const countText = (count: number) => {
  if (count === 0) return "reported by nobody";
  return count === 1 ? "reported once" : `reported ${count} times`;
};
