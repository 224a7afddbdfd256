import { createContext, use } from "react";

type FieldContextValue = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldContextValue | null>(null);

type OwnAria = { id?: string; "aria-describedby"?: string; "aria-labelledby"?: string };

/** The attributes that tie a control to the label, hint and error of its field. */
export function useFieldControl({ id, ...own }: OwnAria = {}) {
  const field = use(FieldContext);
  return {
    id: id ?? field?.id,
    "aria-describedby": own["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": field?.invalid === true ? true : undefined,
    "aria-required": field?.required === true ? true : undefined,
  };
}

/** Like `useFieldControl`, for groups and other elements that a `<label for>` cannot name. */
export function useFieldGroup(own: OwnAria = {}) {
  const field = use(FieldContext);
  return {
    ...useFieldControl(own),
    "aria-labelledby": own["aria-labelledby"] ?? field?.labelId,
  };
}
