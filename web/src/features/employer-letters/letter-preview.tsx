import type { WithLetter } from "@rolecall/contract/hiring/chosen-letter.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { previewLetterMutation } from "./employer-letters.api.ts";

type LetterPreviewProps = {
  /** The application whose candidate would read it. */
  applicationId: string;
  /** Whose it is, in words. */
  of: string;
  letter: WithLetter;
  /** Whether there is a letter that can be filled in. */
  ready: boolean;
};

/** A letter as a real applicant would read it. */
export function LetterPreview({ applicationId, of, letter, ready }: LetterPreviewProps) {
  const { mutate, data, error, isPending, variables } = useMutation(previewLetterMutation);
  const body = { letter: letter.letter ?? {}, ...reasonOf(letter) };
  // What was typed since is another letter.
  const isOfThis = JSON.stringify(variables?.body) === JSON.stringify(body);
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        disabled={!ready}
        onClick={() => mutate({ params: { id: applicationId }, body })}
      >
        Preview for {of}
      </Button>
      <div aria-live="polite">
        {error && isOfThis && (
          <FieldError id="letter-refused">
            {sentenceOf(error, "The email could not be previewed.")}
          </FieldError>
        )}
        {data && isOfThis && (
          <article
            aria-label="Preview"
            className="mt-3 rounded-md border border-line bg-sunken px-4 py-3 wrap-anywhere"
          >
            <h3 className="font-semibold">{data.subject}</h3>
            <p className="mt-2 whitespace-pre-wrap">{data.text}</p>
          </article>
        )}
      </div>
    </div>
  );
}

const reasonOf = ({ reasonId, showReason }: WithLetter) => ({
  ...(reasonId && { reasonId }),
  ...(showReason && { showReason }),
});
