import { mostJobSkills } from "@rolecall/contract/match/match.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { useFocusSuccessor } from "#ui/overlay/focus-successor.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { type EditedSkill, hasSkill } from "./edited-skills.ts";

type SkillsEditorProps = {
  skills: readonly EditedSkill[];
  /** What the texts name now. */
  found: readonly EditedSkill[];
  /** Whether somebody chose the list: what the texts name is then offered alone. */
  isOwn: boolean;
  /** Whether the texts could not be read. */
  isUnread: boolean;
  error: string | undefined;
  onChange: (skills: EditedSkill[]) => void;
};

const needs = [
  { value: "required", label: "Required" },
  { value: "nice", label: "Nice to have" },
] as const;

const counted = (count: number) => (count === 1 ? "1 skill" : `${count} skills`);

/** The skills that a job asks for, each required or nice to have. */
export function SkillsEditor({
  skills,
  found,
  isOwn,
  isUnread,
  error,
  onChange,
}: SkillsEditorProps) {
  const more = isOwn ? found.filter(({ name }) => !hasSkill(skills, name)) : [];
  const isFull = skills.length >= mostJobSkills;
  return (
    <>
      <p className="max-w-prose text-sm text-ink-muted">
        {isOwn
          ? "Your list: what you write changes it no more."
          : "Recognized in what you write. Matches read this list; change it where it is wrong."}
      </p>
      {isUnread && (
        <p className="mt-2 text-sm text-ink-muted">
          Your text could not be read for skills just now. You can add them yourself.
        </p>
      )}
      <ul aria-label="Skills" className="mt-3 divide-y divide-line empty:hidden">
        {skills.map((skill, index) => (
          <SkillRow
            key={skill.name}
            skill={skill}
            onChange={(need) => onChange(skills.with(index, { name: skill.name, need }).map(plain))}
            onRemove={() => onChange(skills.toSpliced(index, 1).map(plain))}
          />
        ))}
      </ul>
      {more.length > 0 && !isFull && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-muted">Also in your text:</span>
          {more.map((skill) => (
            <Button
              key={skill.name}
              variant="secondary"
              size="sm"
              aria-label={`Add ${skill.name}`}
              onClick={() => onChange([...skills, skill].map(plain))}
            >
              <Plus aria-hidden />
              <bdi>{skill.name}</bdi>
            </Button>
          ))}
        </div>
      )}
      <OwnSkill
        skills={skills}
        isFull={isFull}
        error={error}
        onAdd={(name) => onChange([...skills, { name, need: "required" } as const].map(plain))}
      />
      <VisuallyHidden>
        <span role="status">
          {isOwn ? `${counted(skills.length)} chosen` : `${counted(skills.length)} recognized`}
          {more.length > 0 && `, ${more.length} more in your text`}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** Without the line that a recognised one stands in. */
const plain = ({ name, need }: EditedSkill): EditedSkill => ({ name, need });

type SkillRowProps = {
  skill: EditedSkill;
  onChange: (need: EditedSkill["need"]) => void;
  onRemove: () => void;
};

function SkillRow({ skill: { name, need }, onChange, onRemove }: SkillRowProps) {
  const row = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={row}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
      {...useFocusSuccessor(row)}
    >
      <bdi className="min-w-0 flex-1 basis-32 font-medium wrap-anywhere">{name}</bdi>
      <div className="flex items-center gap-1">
        <SegmentedControl
          aria-label={`How much ${name} matters`}
          options={needs}
          value={need}
          onValueChange={onChange}
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Remove ${name}`}
          title={`Remove ${name}`}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      </div>
    </li>
  );
}

type OwnSkillProps = {
  skills: readonly EditedSkill[];
  isFull: boolean;
  error: string | undefined;
  onAdd: (name: string) => void;
};

function OwnSkill({ skills, isFull, error, onAdd }: OwnSkillProps) {
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const name = typed.trim();
  const isThere = hasSkill(skills, name);
  const add = () => {
    box.current?.focus();
    if (name === "" || isThere || isFull) return;
    onAdd(name);
    setTyped("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter would send the form.
    event.preventDefault();
    add();
  };
  return (
    <div className="mt-3 flex items-end gap-2">
      <Field
        label="Another skill"
        hint={isFull ? `A job has ${mostJobSkills} skills at most.` : undefined}
        error={isThere ? `${name} is in the list already` : error}
        className="min-w-0 flex-1"
      >
        <TextInput
          ref={box}
          value={typed}
          maxLength={textLimits.skill}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      </Field>
      <Button variant="secondary" unavailable={isFull} onClick={add}>
        Add skill
      </Button>
    </div>
  );
}
