import { lazy, Suspense, useState } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import type { ProfileFormValues } from "#features/profiles/profile-rules.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import type { EntryKind } from "./entry-parts.ts";

/** Fetched when somebody wants fields. */
const EntriesEditor = lazy(() =>
  import("./entries-editor.tsx").then(({ EntriesEditor: component }) => ({ default: component })),
);

const words = {
  experience: {
    label: "Work Experience",
    hint: "One per line, like 'Nurse at County Hospital (2019 - Present)'.",
    fields: "Positions held, as fields",
    rows: 4,
  },
  education: {
    label: "Education",
    hint: "One per line, like 'BSc in Nursing from State College (2018)'.",
    fields: "Studies, as fields",
    rows: 3,
  },
} as const;

type EntriesFieldProps = { kind: EntryKind; form: UseFormReturn<ProfileFormValues> };

/** Work experience or education: a box with one entry per line, or the same entries as fields. */
export function EntriesField({ kind, form }: EntriesFieldProps) {
  const { label, hint, fields, rows } = words[kind];
  const [open, setOpen] = useState(false);
  const { field, fieldState } = useController({ control: form.control, name: kind });
  // A box that is to be mended is shown.
  const isFolded = open && !fieldState.error;
  return (
    <>
      <Field
        label={label}
        hint={isFolded ? undefined : hint}
        error={fieldState.error?.message}
        className="sm:col-span-2"
        aside={
          <Button variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "Close the fields" : "Edit as fields"}
            <VisuallyHidden> of {label}</VisuallyHidden>
          </Button>
        }
      >
        <Textarea rows={rows} {...field} hidden={isFolded} />
      </Field>
      {open && (
        <Suspense
          fallback={
            <Loading className="sm:col-span-2">
              <Skeleton className="h-40 w-full" />
            </Loading>
          }
        >
          <EntriesEditor kind={kind} label={fields} text={field.value} onChange={field.onChange} />
        </Suspense>
      )}
    </>
  );
}
