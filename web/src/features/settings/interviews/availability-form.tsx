import type { Availability } from "@rolecall/contract/interviews/availability.schemas.ts";
import { longestBuffer } from "@rolecall/contract/interviews/availability.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { TimeZoneInput } from "#features/interviews/time-zone-input.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { setAvailabilityMutation } from "./availability.api.ts";
import { type DayHours, daysOf, hoursOf, weekDays } from "./week-days.ts";

const buffers = [0, 5, 10, 15, 30, 45, 60, 90, longestBuffer].map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? "None" : `${minutes} minutes`,
}));

/** A buffer that another program set is offered as well. */
const buffersWith = (value: string) =>
  buffers.some((one) => one.value === value)
    ? buffers
    : [...buffers, { value, label: `${value} minutes` }];

/** The week, its zone, the pause between interviews, and a calendar elsewhere. */
export function AvailabilityForm({ kept }: { kept: Availability }) {
  const [days, setDays] = useState(() => daysOf(kept.hours));
  const [timeZone, setTimeZone] = useState(kept.timeZone);
  const [buffer, setBuffer] = useState(String(kept.bufferMinutes));
  const [calendarUrl, setCalendarUrl] = useState(kept.calendarUrl ?? "");
  const { mutate, error, isPending } = useMutation({
    ...setAvailabilityMutation,
    onSuccess: () => toast({ title: "Working Hours Saved" }),
  });
  const save = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    if (isPending) return;
    mutate({
      body: {
        timeZone,
        hours: hoursOf(days, kept.hours),
        bufferMinutes: Number(buffer),
        calendarUrl,
      },
    });
  };
  const change = (index: number, changes: Partial<DayHours>) =>
    setDays(days.map((day, place) => (place === index ? { ...day, ...changes } : day)));
  return (
    <Form onSubmit={save} className="flex flex-col gap-5">
      <ul aria-label="Working hours" className="flex flex-col gap-3">
        {days.map((day, index) => (
          <DayRow
            key={weekDays[index]}
            name={weekDays[index] ?? ""}
            day={day}
            onChange={(changes) => change(index, changes)}
          />
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Time zone" required>
          <TimeZoneInput value={timeZone} onValueChange={setTimeZone} />
        </Field>
        <Field label="Pause around interviews">
          <Select options={buffersWith(buffer)} value={buffer} onValueChange={setBuffer} />
        </Field>
      </div>
      <Field
        label="Calendar address"
        hint="The secret iCal address of your own calendar: what it holds is not offered. Only its times are kept."
      >
        <TextInput
          value={calendarUrl}
          inputMode="url"
          placeholder="https://"
          onChange={({ target }) => setCalendarUrl(target.value)}
        />
      </Field>
      {error && (
        <FieldError id="hours-not-saved">
          {sentenceOf(error, "Your working hours could not be saved.")}
        </FieldError>
      )}
      <Button type="submit" pending={isPending} className="self-start">
        Save
      </Button>
    </Form>
  );
}

type DayRowProps = {
  name: string;
  day: DayHours;
  onChange: (changes: Partial<DayHours>) => void;
};

function DayRow({ name, day: { isOn, from, to }, onChange }: DayRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        checked={isOn}
        label={name}
        className="w-32"
        onCheckedChange={(checked) => onChange({ isOn: checked })}
      />
      {isOn ? (
        <span className="flex items-center gap-2">
          <TextInput
            type="time"
            aria-label={`${name} from`}
            value={from}
            className="w-32"
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <span className="text-ink-muted">to</span>
          <TextInput
            type="time"
            aria-label={`${name} to`}
            value={to}
            className="w-32"
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </span>
      ) : (
        <span className="text-ink-muted">No interviews</span>
      )}
    </li>
  );
}
