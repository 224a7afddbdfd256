import type { ReportCase } from "@rolecall/contract/admin/reports.schemas.ts";
import type { Decision } from "@rolecall/contract/admin/reports.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { reasonLabels } from "#features/jobs/report/reason-labels.ts";
import { longDateText } from "#lib/text/dates.ts";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { decideCaseMutation, openCasesQuery } from "./admin.api.ts";
import { Loaded } from "./loaded.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

const choices: { decision: Decision; label: string; title: string; description: string }[] = [
  {
    decision: "take-down",
    label: "Take down",
    title: "Take this job down?",
    description: "Its poster reads the reason, and can answer once.",
  },
  {
    decision: "suspend",
    label: "Suspend poster",
    title: "Suspend who posted it?",
    description: "They are signed out, and none of their jobs is listed.",
  },
  {
    decision: "dismiss",
    label: "Dismiss",
    title: "Leave the job as it is?",
    description: "The reason stays in the record. Who reported it reads that it stays.",
  },
];

/** The reports without a decision yet, as one case for each job. */
export function ReportCases() {
  const cases = useQuery(openCasesQuery);
  return (
    <Loaded query={cases} failure="The reports could not be loaded.">
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-ink-muted">No report waits for a decision.</p>
        ) : (
          <ul className="flex flex-col gap-4">
            {items.map((one) => (
              <li key={one.id} className="rounded-lg border border-line bg-surface px-4 py-4">
                <Case one={one} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Case({ one }: { one: ReportCase }) {
  return (
    <article className="flex flex-col gap-3 wrap-anywhere">
      <div>
        <h2 className="text-lg">
          <bdi>{one.job.title}</bdi>
        </h2>
        <p className="text-ink-muted">
          <bdi>{one.company.name}</bdi>, reported {one.count === 1 ? "once" : `${one.count} times`}
        </p>
      </div>
      <ul className="flex flex-col gap-2">
        {one.reports.map(({ id, reason, text, createdAt }) => (
          <li key={id}>
            <p className="font-medium">
              {reasonLabels[reason]}, {longDateText(createdAt)}
            </p>
            {text !== null && <Paragraphs text={text} />}
          </li>
        ))}
      </ul>
      {one.answer && (
        <div>
          <p className="font-medium">Answer of the poster</p>
          <Paragraphs text={one.answer.text} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Decide key={choice.decision} caseId={one.id} {...choice} />
        ))}
      </div>
    </article>
  );
}

type DecideProps = (typeof choices)[number] & { caseId: string };

function Decide({ caseId, decision, ...words }: DecideProps) {
  const act = useMutation(decideCaseMutation);
  return (
    <ReasonDialog
      {...words}
      act={act}
      onConfirm={(reason) => act.mutate({ params: { id: caseId }, body: { decision, reason } })}
    />
  );
}
