import type { ReportCase } from "@rolecall/contract/admin/reports.schemas.ts";
import type { Decision } from "@rolecall/contract/admin/reports.ts";
import { useMutation } from "@tanstack/react-query";
import { decideCaseMutation } from "#features/admin/admin.api.ts";
import { ReasonDialog } from "#features/admin/reason-dialog.tsx";
import { fullName } from "#features/auth/person-name.ts";

interface Choice {
  decision: Decision;
  label: string;
  title: string;
  description: string;
}

type Case = Pick<ReportCase, "id" | "kind" | "deletedAt" | "job" | "company" | "poster" | "author">;

const suspend = (label: string, person: Case["poster"], consequence: string): Choice => ({
  decision: "suspend",
  label,
  title: `Suspend ${(person && fullName(person)) || "them"}?`,
  description: `They are signed out, and ${consequence}.`,
});

const choicesAboutJob = ({ job, company, poster, deletedAt }: Case): Choice[] => [
  ...(deletedAt === null
    ? [
        {
          decision: "take-down" as const,
          label: "Take down",
          title: `Take down ${job.title}?`,
          description: `The poster of the job at ${company.name} reads the reason, and can answer once.`,
        },
      ]
    : []),
  suspend("Suspend poster", poster, "none of their jobs is listed"),
  deletedAt === null
    ? {
        decision: "dismiss",
        label: "Dismiss",
        title: `Leave ${job.title} as it is?`,
        description: "The reason stays in the record. Who reported it reads that it stays.",
      }
    : {
        decision: "dismiss",
        label: "Close case",
        title: `Close the case about ${job.title}?`,
        description:
          "The reason stays in the record. Who reported the job reads that it was deleted.",
      },
];

const choicesAboutMessages = ({ job, author }: Case): Choice[] => [
  suspend("Suspend author", author, "can write to nobody"),
  {
    decision: "dismiss",
    label: "Dismiss",
    title: `Leave the messages about ${job.title} as they are?`,
    description: "The reason stays in the record.",
  },
];

/** The decisions that a case can have. */
export function CaseDecisions({ of }: { of: Case }) {
  const choices = of.kind === "messages" ? choicesAboutMessages(of) : choicesAboutJob(of);
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Decide key={choice.decision} caseId={of.id} {...choice} />
      ))}
    </div>
  );
}

function Decide({ caseId, decision, ...words }: Choice & { caseId: string }) {
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
