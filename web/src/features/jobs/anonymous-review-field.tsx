import { type FieldValues, useController, type UseControllerProps } from "react-hook-form";
import { Checkbox } from "#ui/form/checkbox.tsx";

/** Whether applications to a job stay anonymous until they are shortlisted. */
export function AnonymousReviewField<Values extends FieldValues>(
  field: UseControllerProps<Values>,
) {
  const {
    field: { value, onChange, ...box },
  } = useController(field);
  return (
    <div className="flex max-w-prose flex-col gap-1">
      <Checkbox
        {...box}
        label="Review applications anonymously"
        checked={value === true}
        onCheckedChange={onChange}
      />
      <p className="pl-7 text-ink-muted">
        Of applications sent from now on, name, picture and contact stay hidden until they are
        shortlisted, also in emails and resumes. Texts are hidden as well as a program can, which is
        not perfect.
      </p>
    </div>
  );
}
