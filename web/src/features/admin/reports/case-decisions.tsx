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

/** The decisions that a case can have. */
export function CaseDecisions({ caseId, isDeleted }: { caseId: string; isDeleted: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      {(isDeleted ? choicesWithoutJob : choices).map((choice) => (
        <Decide key={choice.decision} caseId={caseId} {...choice} />
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
