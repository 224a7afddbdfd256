import type { ReportCase } from "@rolecall/contract/admin/reports.schemas.ts";
import type { Decision } from "@rolecall/contract/admin/reports.ts";
import { useMutation } from "@tanstack/react-query";
import { decideCaseMutation } from "#features/admin/admin.api.ts";
import { ReasonDialog } from "#features/admin/reason-dialog.tsx";

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

const closing = {
  label: "Close case",
  title: "Close this case?",
  description: "The reason stays in the record. Who reported the job reads that it was deleted.",
};

/** Without its job, a case has nothing to take down or to leave. */
const choicesWithoutJob = choices
  .filter(({ decision }) => decision !== "take-down")
  .map((choice) => ({ ...choice, ...(choice.decision === "dismiss" && closing) }));

const ofMessages = [
  {
    decision: "suspend",
    label: "Suspend author",
    title: "Suspend who wrote them?",
    description: "They are signed out, and can write to nobody.",
  },
  {
    decision: "dismiss",
    label: "Dismiss",
    title: "Leave it as it is?",
    description: "The reason stays in the record.",
  },
] satisfies typeof choices;

const choicesOf = ({ kind, deletedAt }: Pick<ReportCase, "kind" | "deletedAt">) => {
  if (kind === "messages") return ofMessages;
  return deletedAt ? choicesWithoutJob : choices;
};

/** The decisions that a case can have. */
export function CaseDecisions({ of }: { of: Pick<ReportCase, "id" | "kind" | "deletedAt"> }) {
  return (
    <div className="flex flex-wrap gap-2">
      {choicesOf(of).map((choice) => (
        <Decide key={choice.decision} caseId={of.id} {...choice} />
      ))}
    </div>
  );
}

type DecideProps = (typeof choices)[number] & { caseId: string };

function Decide({ caseId, decision, ...words }: DecideProps) {
  const act = useMutation(decideCaseMutation);
  return (
    <ReasonDialog
      {...words}
      act={act}
      onConfirm={(reason, done) =>
        act.mutate({ params: { id: caseId }, body: { decision, reason } }, { onSuccess: done })
      }
    />
  );
}
