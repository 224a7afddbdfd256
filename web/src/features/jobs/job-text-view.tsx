import { jobTextBlocks } from "@rolecall/contract/jobs/job-text-blocks.ts";

/** The description or requirements of a job, with its lists and subheads; never HTML. */
export function JobTextView({ text }: { text: string }) {
  return (
    <div className="mt-3 flex flex-col gap-3 text-base wrap-anywhere">
      {jobTextBlocks(text).map((block, place) => {
        if (block.kind === "list")
          return (
            <ul key={place} className="flex list-disc flex-col gap-1.5 ps-5 marker:text-ink-subtle">
              {block.items.map((item, row) => (
                <li key={row} dir="auto">
                  {item}
                </li>
              ))}
            </ul>
          );
        if (block.kind === "subhead")
          return (
            <h3 key={place} dir="auto" className="mt-2 text-base font-semibold first:mt-0">
              {block.text}
            </h3>
          );
        return (
          <p key={place} dir="auto">
            {block.text}
          </p>
        );
      })}
    </div>
  );
}
