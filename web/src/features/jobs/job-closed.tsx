import { jobClosedText } from "@rolecall/contract/applications/refusals.ts";

/** Says that a job takes no applications: in place of the ways to apply, or in words of its own. */
export function JobClosed({ text = `${jobClosedText}.` }: { text?: string }) {
  return (
    <p role="status" className="mt-4 rounded-md bg-sunken px-4 py-3 font-medium">
      {text}
    </p>
  );
}
