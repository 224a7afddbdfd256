import type { Alert } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { changeAlertMutation } from "#features/jobs/alerts/alerts.api.ts";
import { FormFooter } from "#features/jobs/alerts/form-footer.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { DatePicker } from "#ui/form/date-picker.tsx";
import { Field } from "#ui/form/field.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";

/** Asks until which day an alert writes nothing. */
export function PauseAlert({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const [day, setDay] = useState<Date>();
  const [isMissing, setMissing] = useState(false);
  const change = useMutation({ ...changeAlertMutation, onSuccess: onClose });
  const failure = change.isError
    ? sentenceOf(change.error, "The alert could not be paused.")
    : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Pause job alert"
      description="Until that day no emails come. New jobs of the meantime are in the next one."
    >
      <Form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(day === undefined);
          if (day) change.mutate({ params: { id: alert.id }, body: { pausedUntil: startOf(day) } });
        }}
      >
        <DialogBody>
          <Field label="Until" error={isMissing && !day ? "Choose a day in the future" : failure}>
            <DatePicker value={day} onValueChange={setDay} disabledDays={{ before: tomorrow() }} />
          </Field>
        </DialogBody>
        <FormFooter label="Pause" pending={change.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

const startOf = (day: Date) => {
  const start = new Date(day);
  start.setHours(0, 0, 0, 0);
  return instantOf(start);
};

const tomorrow = () => {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return day;
};
