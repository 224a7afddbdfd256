import { Button } from "#ui/button.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import type { Choice } from "./choices.ts";

const groups = [
  { fields: ["title"], label: "Professional Title" },
  { fields: ["location"], label: "Location" },
  { fields: ["phoneNumber"], label: "Phone Number" },
  { fields: ["summary"], label: "Professional Summary" },
  { fields: ["skills"], label: "Skills", one: "Skill" },
  { fields: ["languages"], label: "Languages", one: "Language" },
  { fields: ["experience"], label: "Work Experience", one: "Post" },
  { fields: ["education"], label: "Education", one: "Study" },
] as const satisfies { fields: Choice["field"][]; label: string; one?: string }[];

type ChoiceListProps = {
  choices: readonly Choice[];
  onChange: (choices: Choice[]) => void;
};

/** All that was read, field by field. */
export function ChoiceList({ choices, onChange }: ChoiceListProps) {
  const change = (id: string, more: Partial<Choice>) =>
    onChange(choices.map((choice) => (choice.id === id ? { ...choice, ...more } : choice)));
  return groups.map((group) => {
    const fields: readonly Choice["field"][] = group.fields;
    const own = choices.filter(({ field }) => fields.includes(field));
    if (own.length === 0) return null;
    const allTaken = own.every(({ isTaken }) => isTaken);
    const toggle = () =>
      onChange(
        choices.map((choice) =>
          fields.includes(choice.field) ? { ...choice, isTaken: !allTaken } : choice,
        ),
      );
    return (
      <section key={group.label} aria-label={`Read: ${group.label}`} className="py-2">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-sm font-semibold">{group.label}</h3>
          {own.length > 1 && (
            <Button variant="link" onClick={toggle}>
              {allTaken ? "None of these" : "All of these"}
            </Button>
          )}
        </div>
        <ul className="divide-y divide-line">
          {own.map((choice, place) => (
            <ChoiceRow
              key={choice.id}
              choice={choice}
              label={"one" in group ? `${group.one} ${place + 1}` : group.label}
              onChange={(more) => change(choice.id, more)}
            />
          ))}
        </ul>
      </section>
    );
  });
}
