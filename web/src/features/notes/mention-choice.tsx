import { Button } from "#ui/button.tsx";
import type { Colleague } from "./mentions.ts";

/** The most names that are offered at once: a few more letters say whom one means. */
const mostOffered = 6;

/** The colleagues whose name is being typed, each a button that writes it in full. */
export function MentionChoice({
  found,
  onChoose,
}: {
  found: readonly Colleague[];
  onChoose: (name: string) => void;
}) {
  const offered = found.slice(0, mostOffered);
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {offered.length === 1
          ? "1 colleague to mention"
          : `${offered.length} colleagues to mention`}
      </span>
      {offered.length > 0 && (
        <ul aria-label="Mention" className="mt-1.5 flex flex-wrap gap-1.5">
          {offered.map(({ id, name }) => (
            <li key={id}>
              <Button variant="secondary" size="sm" onClick={() => onChoose(name)}>
                <bdi>@{name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
