import { Button } from "#ui/button.tsx";
import { checkDraft, type DraftBody } from "./check-draft.ts";
import type { JobForm } from "./use-job-form.ts";

type SaveAsDraftProps = { form: JobForm; pending: boolean; onSave: (draft: DraftBody) => void };

/** Keeps what is typed as a draft on the server, which needs a title and a company alone. */
export function SaveAsDraft({ form, pending, onSave }: SaveAsDraftProps) {
  return (
    <Button
      variant="secondary"
      size="lg"
      pending={pending}
      className="w-full sm:w-auto"
      onClick={() =>
        void checkDraft(form).then((draft) => {
          if (draft) onSave(draft);
        })
      }
    >
      {pending ? "Saving..." : "Save as draft"}
    </Button>
  );
}
