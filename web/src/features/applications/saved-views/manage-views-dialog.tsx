import type { View } from "@rolecall/contract/views/views.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { changeViewMutation, deleteViewMutation } from "./saved-views.api.ts";
import { ViewNameInput } from "./view-name-input.tsx";

/** Each kept view, to give another name or to delete. A team's are changed by their author and who leads the company. */
export function ManageViewsDialog({ views, onClose }: { views: View[]; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Kept views">
      <DialogBody>
        {views.length === 0 && <p className="text-ink-muted">No views kept any more.</p>}
        <ul className="divide-y divide-line">
          {views.map((view) => (
            <li key={view.id} className="py-3 first:pt-0">
              <ViewRow view={view} />
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}

function ViewRow({ view }: { view: View }) {
  const [name, setName] = useState(view.name);
  const change = useMutation(changeViewMutation);
  const removal = useMutation({
    ...deleteViewMutation,
    onError: (error) => toastFailure("Error", error, "The view could not be deleted."),
  });
  const params = { id: view.id };
  return (
    <Form
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ params, body: { name } });
      }}
    >
      <Field
        label={`Name of ${view.name}`}
        hideLabel
        className="min-w-0 flex-1 basis-48"
        hint={view.companyId === null ? undefined : "Of the team"}
        error={
          change.isError ? sentenceOf(change.error, "The view could not be renamed.") : undefined
        }
      >
        <ViewNameInput name={name} onName={setName} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        disabled={name === view.name}
        pending={change.isPending}
      >
        Rename
      </Button>
      <Button
        variant="ghost"
        aria-label={`Delete ${view.name}`}
        pending={removal.isPending}
        onClick={() => removal.mutate({ params })}
      >
        Delete
      </Button>
    </Form>
  );
}
