import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { ReactNode } from "react";
import { Select } from "#ui/form/select.tsx";
import { statusOptions } from "./status-options.ts";

type StatusSelectProps = {
  /** Whose application it is. */
  name: string;
  status: ApplicationStatus;
  onChange: (status: ApplicationStatus) => void;
  className?: string;
  /** Shows the status in place of its word alone. */
  face?: ReactNode;
};

/** Moves one application to another status, at once. */
export function StatusSelect({ name, status, onChange, ...looks }: StatusSelectProps) {
  return (
    <Select
      aria-label={`Status of ${name}`}
      {...looks}
      options={statusOptions}
      value={status}
      onValueChange={onChange}
    />
  );
}
