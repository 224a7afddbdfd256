import { useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { useKeepFocus } from "./overlay/focus-return.ts";

interface Change {
  name: string;
  /** The label of the field. */
  label: string;
  /** The value that is stored now. */
  now: string;
  /** The user typed another value and has to choose. */
  isTouched: boolean;
}

type EditConflictProps = {
  changes: readonly Change[];
  /** The number of saves that were refused because of it; 0 if it is shown before any save. */
  refusals: number;
  onUseTheirs: (name: string) => void;
  onKeepMine: (name: string) => void;
};

/** Tells in a form what was changed elsewhere meanwhile, and lets choose field by field. */
export function EditConflict({ changes, refusals, onUseTheirs, onKeepMine }: EditConflictProps) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useKeepFocus(place);
  useEffect(() => {
    if (refusals > 0) place.current?.focus();
  }, [refusals]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-md border border-line-strong bg-sunken p-4 outline-none print:hidden"
    >
      <h3 id={id} className="font-semibold">
        This was changed meanwhile
      </h3>
      <p className="mt-1 text-ink-muted">
        {refusals > 0
          ? "So it was not saved yet. What you typed is kept: look at what changed, and save again."
          : "What you typed is kept: look at what changed since then."}
      </p>
      {changes.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {changes.map(({ name, label, now, isTouched }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div id={`${id}-${name}`} className="min-w-0 flex-1 basis-60">
                <p className="font-medium">{label}</p>
                <p className="max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-line">
                  Meanwhile changed to <bdi>{now}</bdi>
                </p>
              </div>
              {isTouched ? (
                <div className="flex flex-wrap gap-2">
                  {(
                    [
                      ["Use theirs", onUseTheirs],
                      ["Keep mine", onKeepMine],
                    ] as const
                  ).map(([words, choose]) => (
                    <Button
                      key={words}
                      variant="secondary"
                      size="sm"
                      aria-describedby={`${id}-${name}`}
                      onClick={() => {
                        // The button goes with its row.
                        place.current?.focus();
                        choose(name);
                      }}
                    >
                      {words}
                    </Button>
                  ))}
                </div>
              ) : (
                <p className="text-ink-subtle">The form shows it.</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
