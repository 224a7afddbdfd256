import { useId, useState } from "react";
import { TextInput } from "#ui/form/text-input.tsx";
import { timeZones } from "./zoned-time.ts";

type TimeZoneInputProps = { value: string; onValueChange: (timeZone: string) => void };

const isKnown = (timeZone: string) => {
  try {
    return timeZone !== "" && Boolean(new Intl.DateTimeFormat("en-US", { timeZone }));
  } catch {
    return false;
  }
};

/** A time zone by its name, with suggestions. What is none yet is kept here alone. */
export function TimeZoneInput({ value, onValueChange }: TimeZoneInputProps) {
  const listId = useId();
  const [typed, setTyped] = useState(value);
  const [zones] = useState(timeZones);
  return (
    <>
      <TextInput
        value={typed}
        list={listId}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          if (isKnown(target.value)) onValueChange(target.value);
        }}
        onBlur={() => setTyped(value)}
      />
      <datalist id={listId}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
    </>
  );
}
