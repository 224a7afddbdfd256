import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { Select } from "#ui/form/select.tsx";
import { statusOptions } from "./status-options.ts";

type StatusSelectProps = {
  /** The candidate's name. */
  name: string;
  status: ApplicationStatus;
  onChange: (status: ApplicationStatus) => void;
  className?: string;
};

/** Moves one application to another status, at once. */
export function StatusSelect({ name, status, onChange, className }: StatusSelectProps) {
  return (
    <Select
      aria-label={`Status of ${name}`}
      className={className}
      options={statusOptions}
      value={status}
      onValueChange={onChange}
    />
  );
}
