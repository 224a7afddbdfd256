import type { ResumeReading } from "@rolecall/contract/resume-reading/resume-reading.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useId, useState } from "react";
import type { ProfileFormValues } from "#features/profiles/profile-rules.ts";
import { ResumePreview } from "#features/resumes/preview/resume-preview.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ModalLayer } from "#ui/overlay/modal-layer.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { choicesOf, neededFields, valuesWith } from "./choices.ts";
import { readingQuery } from "./filling-in.api.ts";

type FillInProps = {
  /** Where it comes from: 'your resume'. */
  source: string;
  values: ProfileFormValues;
  /** What becomes of the choice: it fills in a form, unless it is saved at once. */
  saving?: { pending: boolean };
  onTake: (changed: Partial<ProfileFormValues>) => void;
  onClose: () => void;
};

/** What a resume tells, beside the resume. */
export function FillInFromResume({
  resumeUrl,
  name,
  ...props
}: FillInProps & { resumeUrl: string; name: string }) {
  const reading = useQuery(readingQuery(resumeUrl));
  return (
    <FillInLayer
      {...props}
      beside={<ResumePreview resumeUrl={resumeUrl} name={name} />}
      state={
        reading.data ?? (
          <div className="p-4 sm:p-6">
            {reading.isError ? (
              <ErrorState
                heading="h3"
                text={sentenceOf(reading.error, "Your resume could not be read.")}
                retrying={reading.isFetching}
                onRetry={() => void reading.refetch()}
              />
            ) : (
              <Loading className="flex flex-col gap-4">
                <Skeleton className="h-10 w-full" />
                <Skeleton className="h-10 w-full" />
                <Skeleton className="h-28 w-full" />
              </Loading>
            )}
          </div>
        )
      }
    />
  );
}

/** What a file of another program tells. */
export function FillInFromImport({ reading, ...props }: FillInProps & { reading: ResumeReading }) {
  return <FillInLayer {...props} beside={null} state={reading} />;
}

type LayerProps = FillInProps & {
  beside: React.ReactNode;
  /** What was read, or what stands there until then. */
  state: ResumeReading | React.ReactElement;
};

function FillInLayer({ beside, state, ...props }: LayerProps) {
  const { source, saving, onClose } = props;
  return (
    <ModalLayer label={`Fill in from ${source}`} onClose={onClose}>
      <div className="flex h-full bg-pressed">
        <div
          className={`flex h-full min-w-0 flex-1 flex-col bg-raised ${beside ? "lg:max-w-[50vw] lg:border-r lg:border-line" : "mx-auto max-w-3xl"}`}
        >
          <header className="flex items-start justify-between gap-3 border-b border-line py-3 pr-3 pl-4 sm:pl-6">
            <div>
              <h2 className="text-lg">Fill in from {source}</h2>
              <p className="text-ink-muted">
                Choose and correct what was read.{" "}
                {saving
                  ? "What you choose is saved in your profile, and nothing else."
                  : "Nothing is saved before you save your profile."}
              </p>
            </div>
            <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
              <X aria-hidden />
            </Button>
          </header>
          {"readable" in state ? <Choices {...props} reading={state} /> : state}
        </div>
        {beside && <div className="hidden min-w-0 flex-1 lg:block">{beside}</div>}
      </div>
    </ModalLayer>
  );
}

function Choices({
  reading,
  values,
  saving,
  onTake,
  onClose,
}: Omit<FillInProps, "source"> & { reading: ResumeReading }) {
  const countId = useId();
  const [choices, setChoices] = useState(() =>
    choicesOf(reading, values, saving ? neededFields : []),
  );
  const count = choices.filter(({ isTaken }) => isTaken).length;
  if (choices.length === 0)
    return (
      <div className="flex flex-col items-start gap-4 p-4 sm:p-6">
        <p role="status">
          {reading.message ?? "Nothing was found that your profile does not say."}
        </p>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    );
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        // The form of the profile is no ancestor in the document, and one in React's tree.
        event.stopPropagation();
        onTake(valuesWith(values, choices));
      }}
    >
      <div className="min-h-0 flex-1 divide-y divide-line overflow-y-auto px-4 sm:px-6">
        <ChoiceList choices={choices} onChange={setChoices} />
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3 sm:px-6">
        <p id={countId} role="status" className="mr-auto text-ink-muted">
          {count} of {choices.length} chosen
        </p>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          aria-describedby={countId}
          type="submit"
          disabled={count === 0}
          pending={saving?.pending ?? false}
        >
          {saving ? "Save in my profile" : "Fill in"}
        </Button>
      </footer>
    </form>
  );
}
