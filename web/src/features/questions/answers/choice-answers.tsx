import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { dateOf, dayOf } from "#lib/text/dates.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { DatePicker } from "#ui/form/date-picker.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { Select } from "#ui/form/select.tsx";
import type { AnswerProps } from "./answer-field.tsx";

const yesOrNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

export function YesNoAnswer({ answer, onAnswer }: AnswerProps) {
  return (
    <SegmentedControl
      className="self-start *:min-w-16"
      options={yesOrNo}
      value={answer === "yes" || answer === "no" ? answer : ""}
      onValueChange={onAnswer}
    />
  );
}

export function OneOfAnswer({ question: { options }, answer, onAnswer }: AnswerProps) {
  return (
    <Select
      options={options.map((option) => ({ value: option, label: option }))}
      placeholder="Choose an answer"
      value={typeof answer === "string" ? answer : ""}
      onValueChange={onAnswer}
    />
  );
}

export function SeveralOfAnswer({ question: { options }, answer, onAnswer }: AnswerProps) {
  const chosen = Array.isArray(answer) ? answer : [];
  const toggle = (option: string, on: boolean) => {
    const next = options.filter((each) => (each === option ? on : chosen.includes(each)));
    onAnswer(next.length > 0 ? next : undefined);
  };
  return options.map((option) => (
    <Checkbox
      key={option}
      label={<bdi>{option}</bdi>}
      checked={chosen.includes(option)}
      onCheckedChange={(on) => toggle(option, on)}
    />
  ));
}

export function DayAnswer({ answer, onAnswer }: AnswerProps) {
  return (
    <DatePicker
      value={typeof answer === "string" ? dateOf(answer as CalendarDay) : undefined}
      onValueChange={(day) => onAnswer(day && dayOf(day))}
    />
  );
}
