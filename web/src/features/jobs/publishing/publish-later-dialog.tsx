import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { publishingPassedText } from "@rolecall/contract/jobs/publishing.ts";
import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { zoneHere, zoneText } from "#features/jobs/alerts/alert-text.ts";
import { publishJobMutation } from "#features/jobs/job-writes.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { dateOf } from "#lib/text/dates.ts";
import { longTimeAndZoneText, startOfDay } from "#lib/text/moments.ts";
import { Form } from "#ui/form.tsx";
import { DatePicker } from "#ui/form/date-picker.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { FormFooter } from "#ui/overlay/form-footer.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { plannedMoment, timeOfDay } from "./planned-moment.ts";

const usualTime = "09:00";

/** Asks for the day and the time at which a draft is to be published. */
export function PublishLaterDialog({ job, onClose }: { job: JobDetail; onClose: () => void }) {
  const planned = job.publishAt === null ? undefined : dateOf(job.publishAt);
  const [day, setDay] = useState(planned && startOfDay(planned));
  const [time, setTime] = useState(planned ? timeOfDay(planned) : usualTime);
  const [today] = useState(() => startOfDay(new Date()));
  const [refused, setRefused] = useState<string>();
  const { mutate, isPending } = useMutation({
    ...publishJobMutation,
    onSuccess: ({ publishAt }) => {
      toast({
        title: "Publishing Scheduled",
        description: publishAt && `It is published on ${longTimeAndZoneText(publishAt)}.`,
      });
      onClose();
    },
    onError: (error) => setRefused(sentenceOf(error, "The time could not be saved.")),
  });
  const send = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    const at = plannedMoment(day, time);
    if (at === null) setRefused("Choose a day and a time");
    else if (at <= new Date()) setRefused(publishingPassedText);
    else mutate({ params: { id: job.id }, body: { at: instantOf(at) } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Publish later"
      description="It is posted by itself then, if it may be posted at that time. Otherwise it stays a draft and you are told why."
    >
      <Form className="contents" onSubmit={send}>
        <DialogBody className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label="Day" error={refused}>
            <DatePicker
              value={day}
              onValueChange={(chosen) => {
                setDay(chosen);
                setRefused(undefined);
              }}
              disabledDays={{ before: today }}
            />
          </Field>
          <Field label="Time" required hint={`In ${zoneText(zoneHere())}`}>
            <TextInput
              type="time"
              value={time}
              onChange={({ target }) => {
                setTime(target.value);
                setRefused(undefined);
              }}
            />
          </Field>
        </DialogBody>
        <FormFooter
          action={isPending ? "Scheduling..." : "Schedule"}
          pending={isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
