import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Path } from "react-hook-form";
import type { JobFormValues } from "./job-rules.ts";
import type { JobForm } from "./use-job-form.ts";

/** Puts the focus into the field that the address names behind its `#`. */
export const useFieldOfAddress = ({ setFocus, getValues }: JobForm): void => {
  const field = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (field !== "" && field in getValues()) setFocus(field as Path<JobFormValues>);
  }, [field, setFocus, getValues]);
};
