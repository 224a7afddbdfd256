import type { Criterion, ListedScorecard } from "@rolecall/contract/hiring/scorecards.schemas.ts";
import {
  badLevelText,
  levelWords,
  scorecardCommentMaximum,
} from "@rolecall/contract/hiring/scorecards.ts";
import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { useDraft } from "#lib/drafts/draft.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { setScorecardMutation } from "./scorecards.api.ts";

/** The level as its control has it, and a comment. */
type Scored = { level: string; comment: string };

interface ScorecardValues {
  scores: Record<string, Scored>;
  recommendation: string;
  comment: string;
}

const unscored: Scored = { level: "", comment: "" };

const valuesOf = (own: ListedScorecard | undefined): ScorecardValues => ({
  scores: Object.fromEntries(
    (own?.scores ?? []).map(({ criterionId, level, comment }) => [
      criterionId,
      { level: String(level), comment: comment ?? "" },
    ]),
  ),
  recommendation: own?.recommendation === undefined ? "" : String(own.recommendation),
  comment: own?.comment ?? "",
});

const levelOptions = (words: readonly string[]) =>
  words.map((label, index) => ({ value: String(index + 1), label }));

type ScorecardFormProps = {
  applicationId: string;
  criteria: Criterion[];
  own: ListedScorecard | undefined;
  onDone: () => void;
  onCancel: (() => void) | undefined;
};

/** One's own scorecard: a level for each criterion, what one recommends, and why. */
export function ScorecardForm(props: ScorecardFormProps) {
  const { applicationId, criteria, own, onDone, onCancel } = props;
  const { id: userId } = useSignedInUser();
  const form = useForm<ScorecardValues>({ defaultValues: valuesOf(own) });
  const draft = useDraft(form, { userId, form: `scorecard:${applicationId}` });
  const { control, setValue, formState } = form;
  const [scores, recommendation] = useWatch({ control, name: ["scores", "recommendation"] });
  const { mutate, isPending } = useMutation({
    ...setScorecardMutation,
    onSuccess: () => {
      draft.forget();
      toast({ title: "Scorecard Saved", description: "You see those of your colleagues now." });
      onDone();
    },
    onError: (error) => toastFailure("Error", error, "The scorecard could not be saved."),
  });
  const save = form.handleSubmit((written) => {
    if (written.recommendation === "") return;
    const scored = criteria.flatMap(({ id }) => {
      const { level, comment } = written.scores[id] ?? unscored;
      return level === "" ? [] : [{ criterionId: id, level: Number(level), comment }];
    });
    mutate({
      params: { id: applicationId },
      body: {
        scores: scored,
        recommendation: Number(written.recommendation),
        comment: written.comment,
      },
    });
  });
  const score = (id: string, changes: Partial<Scored>) =>
    setValue(
      "scores",
      { ...scores, [id]: { ...unscored, ...scores[id], ...changes } },
      {
        shouldDirty: true,
      },
    );
  return (
    <Form onSubmit={(event) => void save(event)} className="mt-3 flex max-w-prose flex-col gap-4">
      {criteria.map(({ id, name, words }) => {
        const { level, comment } = scores[id] ?? unscored;
        return (
          <div key={id} className="flex flex-col gap-2">
            <Field label={<bdi>{name}</bdi>}>
              <SegmentedControl
                className="self-start"
                options={levelOptions(words)}
                value={level}
                onValueChange={(chosen) => score(id, { level: chosen })}
              />
            </Field>
            {level !== "" && (
              <Field label={`Comment on ${name}`} hideLabel>
                <TextInput
                  value={comment}
                  maxLength={scorecardCommentMaximum}
                  placeholder="Why?"
                  autoComplete="off"
                  onChange={({ currentTarget: { value } }) => score(id, { comment: value })}
                />
              </Field>
            )}
          </div>
        );
      })}
      <Field
        label="Your recommendation"
        required
        error={formState.isSubmitted && recommendation === "" ? badLevelText : undefined}
      >
        <SegmentedControl
          className="self-start"
          options={levelOptions(levelWords)}
          value={recommendation}
          onValueChange={(chosen) => setValue("recommendation", chosen, { shouldDirty: true })}
        />
      </Field>
      <Field label="Comment">
        <Textarea rows={3} maxLength={scorecardCommentMaximum} {...form.register("comment")} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="secondary" size="sm" pending={isPending}>
          Save scorecard
        </Button>
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
