import type { ReportCase } from "@rolecall/contract/admin/reports.schemas.ts";
import type { Decision } from "@rolecall/contract/admin/reports.ts";
import { AdminLink } from "#features/admin/admin-link.tsx";
import { fullName } from "#features/auth/person-name.ts";
import { reasonLabels as jobReasonLabels } from "#features/jobs/report/reason-labels.ts";
import { messageReasonLabels } from "#features/messages/message-reason-labels.ts";
import { longDateText } from "#lib/text/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { CaseDecisions } from "./case-decisions.tsx";

const decisionLabels: Record<Decision, string> = {
  "take-down": "Taken down",
  suspend: "Suspended",
  dismiss: "Dismissed",
};

const labels = { ...jobReasonLabels, ...messageReasonLabels };

/** One job with its reports and its poster, or messages and who wrote them; with the decision or the buttons for one. */
export function ReportedCase({ item: one }: { item: ReportCase }) {
  const who = one.kind === "job" ? one.poster : one.author;
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
          , {one.kind === "job" ? "posted by " : "messages of "}
          {who ? (
            <AdminLink to={{ section: "people", id: who.id }}>
              <bdi>{fullName(who) || "somebody without a name"}</bdi>
            </AdminLink>
          ) : (
            "somebody whose account is erased"
          )}
          , {countText(one.count)}
          {one.decidedAt && <>, decided {longDateText(one.decidedAt)}</>}
        </p>
      </div>
      {one.reports.length > 0 && (
        <ul className="flex flex-col gap-4">
          {one.reports.map(({ id, reason, text, createdAt, reporter }) => (
            <li key={id} className="[&>div]:mt-1 [&>div]:text-sm">
              <p className="font-medium">
                {labels[reason]},{" "}
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
      {one.messages.length > 0 && (
        <ul aria-label="Reported messages" className="flex flex-col gap-2">
          {one.messages.map(({ id, text, sentAt }) => (
            <li key={id} className="rounded-lg border border-line px-4 py-3">
              <p className="text-sm text-ink-muted">{longDateText(sentAt)}</p>
              <Paragraphs text={text || "This message was erased."} />
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
      {one.decision === null && <CaseDecisions of={one} />}
    </article>
  );
}

const countText = (count: number) => {
  if (count === 0) return "reported by nobody";
  return count === 1 ? "reported once" : `reported ${count} times`;
};
