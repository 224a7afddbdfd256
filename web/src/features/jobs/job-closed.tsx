import { jobClosedText } from "@rolecall/contract/applications.ts";

/** Stands in place of the ways to apply. */
export function JobClosed() {
  return (
    <p role="status" className="mt-4 rounded-md bg-sunken px-4 py-3 font-medium">
      {jobClosedText}.
    </p>
  );
}
