import type { Alert } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { AlertFields } from "#features/jobs/alerts/alert-fields.tsx";
import { zoneHere, zoneText } from "#features/jobs/alerts/alert-text.ts";
import { changeAlertMutation } from "#features/jobs/alerts/alerts.api.ts";
import { FormFooter } from "#features/jobs/alerts/form-footer.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";

/** Changes the name of an alert, how often it writes, and by which clock. */
export function EditAlert({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const [name, setName] = useState(alert.name);
  const [frequency, setFrequency] = useState(alert.frequency);
  const [timeZone, setTimeZone] = useState(alert.timeZone);
  const change = useMutation({ ...changeAlertMutation, onSuccess: onClose });
  const zones = [...new Set([alert.timeZone, zoneHere(), "UTC"])];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Edit job alert">
      <Form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          const body = { name, frequency, timeZone };
          change.mutate({ params: { id: alert.id }, body });
        }}
      >
        <DialogBody className="flex flex-col gap-4">
          <AlertFields
            {...{ name, frequency, timeZone, search: alert.search }}
            onName={setName}
            onFrequency={setFrequency}
          />
          {frequency !== "at-once" && (
            <Field label="Time zone">
              <Select
                options={zones.map((value) => ({ value, label: zoneText(value) }))}
                value={timeZone}
                onValueChange={setTimeZone}
              />
            </Field>
          )}
          {change.isError && (
            <p role="alert" className="text-danger-ink">
              {sentenceOf(change.error, "The alert could not be changed.")}
            </p>
          )}
        </DialogBody>
        <FormFooter label="Save changes" pending={change.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
