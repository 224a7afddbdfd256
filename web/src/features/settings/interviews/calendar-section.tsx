import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { createCalendarMutation, deleteCalendarMutation } from "./availability.api.ts";

/** The address at which a calendar program reads one's interviews: shown once, when it begins. */
export function CalendarSection() {
  const noteId = useId();
  const create = useMutation({
    ...createCalendarMutation,
    onError: (error) => toastFailure("Error", error, "The address could not be made."),
  });
  const end = useMutation({
    ...deleteCalendarMutation,
    onSuccess: () => {
      create.reset();
      toast({ title: "Address Ended", description: "Calendars no longer read your interviews." });
    },
    onError: (error) => toastFailure("Error", error, "The address could not be ended."),
  });
  const url = create.data?.url;
  return (
    <Card>
      <CardHeader
        title="Your interviews in your calendar"
        description="A secret address for your calendar program. A new one ends the old one."
      />
      {url !== undefined && (
        <div className="mb-4">
          <Field
            label="Address"
            hint="Copy it now: it is not shown again. Whoever has it reads when and where you interview."
          >
            <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
          </Field>
        </div>
      )}
      <p id={noteId} className="sr-only">
        The address of your interviews
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-describedby={noteId}
          pending={create.isPending}
          onClick={() => create.mutate({})}
        >
          Make a new address
        </Button>
        <Button
          variant="secondary"
          aria-describedby={noteId}
          pending={end.isPending}
          onClick={() => end.mutate({})}
        >
          End the address
        </Button>
      </div>
    </Card>
  );
}
