import { viewNameMaximum } from "@rolecall/contract/views/views.ts";
import { TextInput } from "#ui/form/text-input.tsx";

/** The text box for a view's name, within a `Field`. */
export function ViewNameInput({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <TextInput
      value={name}
      maxLength={viewNameMaximum}
      onChange={({ target }) => onName(target.value)}
    />
  );
}
