import type { EqualOpportunity } from "@rolecall/contract/equal-opportunity/equal-opportunity.schemas.ts";
import {
  type GroupKey,
  groupKeys,
  groups,
} from "@rolecall/contract/equal-opportunity/equal-opportunity.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { equalOpportunityQuery, setEqualOpportunityMutation } from "./equal-opportunity.api.ts";
import { groupWords } from "./group-words.ts";

/** What a candidate may tell of themselves apart from an application; folded, since it is nobody's duty. */
export function EqualOpportunitySection({ applicationId }: { applicationId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="mt-8">
      <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-sm [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          <h2 className="text-xl">Equal opportunity (voluntary)</h2>
        </summary>
        <p className="mt-2 max-w-prose text-base text-ink-muted">
          Help to see whether everybody has the same chance. The employer never reads what you
          answer: it learns, for a whole quarter of a year, what share of each group went on, and of
          groups of five people and more alone. It changes nothing about your application, and you
          can take it back.
        </p>
        {isOpen && <SavedAnswers applicationId={applicationId} />}
      </details>
    </section>
  );
}

function SavedAnswers({ applicationId }: { applicationId: string }) {
  const { data, error, isFetching, refetch } = useQuery(equalOpportunityQuery(applicationId));
  if (error)
    return (
      <InlineError
        text={sentenceOf(error, "Your answers could not be loaded.")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return data ? <Answers applicationId={applicationId} saved={data} /> : null;
}

/** The value of 'Prefer not to say': a choice needs one that is not empty. */
const unsaid = "unsaid";

const optionsOf = (key: GroupKey) => {
  const answers: Record<string, string> = groupWords[key].answers;
  return [
    { value: unsaid, label: "Prefer not to say" },
    ...groups[key].map((value) => ({ value: value as string, label: answers[value] ?? value })),
  ];
};

function Answers({ applicationId, saved }: { applicationId: string; saved: EqualOpportunity }) {
  const [answers, setAnswers] = useState<Record<GroupKey, string | null>>(saved);
  const { mutate, isPending } = useMutation({
    ...setEqualOpportunityMutation,
    onError: (error) => toastFailure("Error", error, "Your answers could not be saved."),
    onSuccess: () => toast({ title: "Saved", description: "The employer does not see this." }),
  });
  return (
    <form
      className="mt-4 grid max-w-prose gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        // The choices are those of the contract.
        mutate({ params: { id: applicationId }, body: answers as EqualOpportunity });
      }}
    >
      {groupKeys.map((key) => (
        <Field key={key} label={groupWords[key].label}>
          <Select
            options={optionsOf(key)}
            value={answers[key] ?? unsaid}
            onValueChange={(value) =>
              setAnswers({ ...answers, [key]: value === unsaid ? null : value })
            }
          />
        </Field>
      ))}
      <div className="sm:col-span-2">
        <Button type="submit" variant="secondary" pending={isPending}>
          Save answers
        </Button>
      </div>
    </form>
  );
}
