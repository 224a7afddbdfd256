import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { DatePicker } from "#ui/form/date-picker.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Field } from "#ui/form/field.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { DialogBody } from "#ui/overlay/dialog.tsx";
import { FormFooter } from "#ui/overlay/form-footer.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { FreeTimes } from "./free-times.tsx";
import { addInterviewMutation, changeInterviewMutation } from "./interviews.api.ts";
import { bodyOf, problemsOf, type ScheduleValues, valuesOf } from "./schedule-values.ts";
import { TimeZoneInput } from "./time-zone-input.tsx";
import { useInterviewers } from "./use-interviewers.ts";
import { ChosenTimes } from "./week/chosen-times.tsx";
import { ownTimeZone } from "./zoned-time.ts";

type ScheduleFormProps = {
  application: Pick<MarkedApplication, "id" | "jobId" | "job">;
  interview: Interview | null;
  onClose: () => void;
};

const durations = [15, 30, 45, 60, 90, 120, 180, 240, 480].map((minutes) => ({
  value: String(minutes),
  label: `${minutes} minutes`,
}));

const ways = [
  { value: "several", label: "Offer several times" },
  { value: "one", label: "Set one time" },
] as const;

/** Who, how long, where and when. */
export function ScheduleForm({ application, interview, onClose }: ScheduleFormProps) {
  const { id: userId } = useSignedInUser();
  const [values, setValues] = useState(() =>
    valuesOf(interview, { userId, timeZone: ownTimeZone() }),
  );
  const [isTried, setTried] = useState(false);
  const onSuccess = () => {
    toast({
      title: values.way === "one" ? "Interview Scheduled" : "Times Offered",
      description: "The candidate gets an email.",
    });
    onClose();
  };
  const add = useMutation({ ...addInterviewMutation, onSuccess });
  const change = useMutation({ ...changeInterviewMutation, onSuccess });
  const error = add.error ?? change.error;
  const isPending = add.isPending || change.isPending;
  const set = (changes: Partial<ScheduleValues>) => setValues({ ...values, ...changes });
  const problems = problemsOf(values);
  const shown = isTried ? problems : {};
  const save = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0 || isPending) return;
    const body = bodyOf(values);
    if (interview) change.mutate({ params: { id: interview.id }, body });
    else add.mutate({ params: { id: application.id }, body });
  };
  return (
    <Form className="contents" onSubmit={save}>
      <DialogBody className="flex flex-col gap-5">
        <People application={application} values={values} error={shown.people} onChange={set} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Duration" required>
            <Select
              options={durations}
              value={values.durationMinutes}
              onValueChange={(durationMinutes) => set({ durationMinutes, times: [] })}
            />
          </Field>
          <Field label="Time zone" required>
            <TimeZoneInput
              value={values.timeZone}
              onValueChange={(timeZone) => set({ timeZone })}
            />
          </Field>
          <Field label="Room">
            <TextInput
              value={values.room}
              maxLength={300}
              onChange={({ target }) => set({ room: target.value })}
            />
          </Field>
          <Field label="Video link">
            <TextInput
              value={values.videoUrl}
              inputMode="url"
              placeholder="https://"
              onChange={({ target }) => set({ videoUrl: target.value })}
            />
          </Field>
        </div>
        <Times values={values} error={shown.time} onChange={set} />
        {error && (
          <FieldError id="not-scheduled">
            {sentenceOf(error, "The interview could not be saved. Please try again.")}
          </FieldError>
        )}
      </DialogBody>
      <FormFooter
        action={values.way === "one" ? "Schedule" : "Offer times"}
        pending={isPending}
        onCancel={onClose}
      />
    </Form>
  );
}

const daysBeforeToday = () => ({ before: new Date() });

type PartProps = {
  values: ScheduleValues;
  error: string | undefined;
  onChange: (changes: Partial<ScheduleValues>) => void;
};

function People({
  application: { jobId, job },
  values: { interviewerIds },
  error,
  onChange,
}: PartProps & Pick<ScheduleFormProps, "application">) {
  const people = useInterviewers({ jobId, companyId: job.company.id });
  return (
    <fieldset>
      <legend className="text-sm font-medium">Interviewers</legend>
      <div className="mt-2 flex max-h-44 flex-col gap-2 overflow-y-auto p-1">
        {people.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={interviewerIds.includes(id)}
            label={<bdi>{name}</bdi>}
            onCheckedChange={(checked) =>
              onChange({
                times: [],
                interviewerIds: checked
                  ? [...interviewerIds, id]
                  : interviewerIds.filter((one) => one !== id),
              })
            }
          />
        ))}
      </div>
      {error && <FieldError id="no-interviewers">{error}</FieldError>}
    </fieldset>
  );
}

function Times({ values, error, onChange }: PartProps) {
  const { way, times, day, clock, interviewerIds, durationMinutes, timeZone } = values;
  const toggle = (time: Instant) =>
    onChange({
      times: times.includes(time)
        ? times.filter((one) => one !== time)
        : [...times, time].toSorted(),
    });
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        aria-label="How the time is found"
        options={ways}
        value={way}
        onValueChange={(chosen) => onChange({ way: chosen })}
        className="self-start"
      />
      {way === "one" ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Day" required>
            <DatePicker
              value={day}
              onValueChange={(chosen) => onChange({ day: chosen })}
              disabledDays={daysBeforeToday()}
            />
          </Field>
          <Field label="Time" required hint={`By the clock of ${timeZone}`}>
            <TextInput
              type="time"
              value={clock}
              onChange={({ target }) => onChange({ clock: target.value })}
            />
          </Field>
        </div>
      ) : (
        <>
          <p aria-live="polite" className="text-sm text-ink-muted">
            {times.length === 0
              ? "Press the times that the candidate may choose from."
              : `${times.length} chosen. The candidate takes one of them.`}
          </p>
          {interviewerIds.length > 0 && (
            <FreeTimes
              interviewerIds={interviewerIds}
              durationMinutes={Number(durationMinutes)}
              timeZone={timeZone}
              chosen={times}
              onToggle={toggle}
            />
          )}
          <ChosenTimes
            times={times}
            durationMinutes={Number(durationMinutes)}
            timeZone={timeZone}
            onRemove={toggle}
          />
        </>
      )}
      {error && <FieldError id="no-time">{error}</FieldError>}
    </div>
  );
}
