import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { useNavigate } from "@tanstack/react-router";
import Search from "lucide-react/icons/search";
import * as Radix from "radix-ui/dialog";
import { type KeyboardEvent, useId, useState } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { PaletteList } from "./palette-list.tsx";
import { usePaletteResults } from "./palette-results.ts";

type CommandPaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** A window in which the name of a job, person, company or screen leads there, by the keyboard alone. */
export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      aria-describedby={undefined}
      className="fixed inset-x-0 top-0 z-40 mx-auto flex max-h-dvh w-full flex-col overflow-hidden border border-line bg-raised shadow-modal outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-appear sm:top-[12dvh] sm:max-h-[76dvh] sm:w-[calc(100%-4rem)] sm:max-w-xl sm:rounded-xl"
    >
      <Radix.Title className="sr-only">Go to</Radix.Title>
      <PaletteBox onDone={() => onOpenChange(false)} />
    </Modal>
  );
}

/** An editable combobox (WAI-ARIA APG): the focus stays in the box, and the arrow keys go through the list. */
function PaletteBox({ onDone }: { onDone: () => void }) {
  const id = useId();
  const { user } = useAuth();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const { groups, pending, failed } = usePaletteResults(user, typed);
  const results = groups.flatMap((group) => group.results);
  const active =
    results.length === 0 ? -1 : ((chosen % results.length) + results.length) % results.length;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const result = results[active];
    if (event.key === "ArrowDown") setChosen(active + 1);
    else if (event.key === "ArrowUp") setChosen(active - 1);
    else if (event.key === "Enter" && result) {
      onDone();
      void navigate(result.link);
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-subtle" />
        <input
          type="text"
          role="combobox"
          aria-label="Job, person, company or page"
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={id}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={textLimits.search}
          placeholder="Job, person, company or page"
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-subtle"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Radix.Close className="rounded-sm border border-line px-1.5 py-0.5 text-xs text-ink-subtle hover:text-ink">
          Esc<span className="sr-only">, close</span>
        </Radix.Close>
      </div>
      <PaletteList id={id} groups={groups} active={active} onFollow={onDone} />
      <p aria-live="polite" className="border-t border-line px-4 py-2 text-xs text-ink-subtle">
        {statusOf({ count: results.length, pending, failed })}
      </p>
    </>
  );
}

const statusOf = ({
  count,
  pending,
  failed,
}: {
  count: number;
  pending: boolean;
  failed: boolean;
}) => {
  if (pending) return "Looking...";
  if (failed) return "Not everything could be looked through. Try again in a moment.";
  if (count === 0) return "Nothing has this name.";
  return `${count} ${count === 1 ? "result" : "results"}. Arrow keys choose, Enter opens.`;
};
