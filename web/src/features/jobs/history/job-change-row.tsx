import type { JobChange } from "@rolecall/contract/jobs/job-changes.schemas.ts";
import { longTimeText } from "#lib/text/moments.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { changeTitle, type ShownField, shownFields } from "./change-text.ts";

/** One change of a job: who, when, and each field before and after. */
export function JobChangeRow({ change }: { change: JobChange }) {
  const fields = shownFields(change);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-sm font-medium">
          <bdi>{changeTitle(change)}</bdi>
        </h3>
        <time dateTime={change.changedAt} className="text-xs text-ink-subtle">
          {longTimeText(change.changedAt)}
        </time>
      </div>
      {fields.length > 0 && (
        <ul className="mt-1.5 flex flex-col gap-1 text-ink-muted">
          {fields.map((one) => (
            <li key={one.field} className="wrap-anywhere">
              {one.isLong ? <LongField field={one} /> : <ShortField field={one} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ShortField({ field: { label, from, to } }: { field: ShownField }) {
  return (
    <>
      {label}: <bdi>{from}</bdi>, now <bdi className="text-ink">{to}</bdi>
    </>
  );
}

function LongField({ field: { label, from, to } }: { field: ShownField }) {
  return (
    <details>
      <summary className={linkStyles({ className: "cursor-pointer" })}>
        {label}, before and now
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-4 border-l-2 border-line pl-3 sm:grid-cols-2">
        <div>
          <h4 className="text-xs text-ink-subtle">Before</h4>
          <Paragraphs text={from} />
        </div>
        <div className="text-ink">
          <h4 className="text-xs text-ink-subtle">Now</h4>
          <Paragraphs text={to} />
        </div>
      </div>
    </details>
  );
}
