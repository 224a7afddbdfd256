import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";

const loadDialog = () => import("./copies-dialog.tsx");
const CopiesDialog = lazy(async () => ({ default: (await loadDialog()).CopiesDialog }));

type CopiesOfJobProps = { title: string; ids: string[] };

/** Says how many near copies a listing has, which are shown as one with it, and opens them. */
export function CopiesOfJob({ title, ids }: CopiesOfJobProps) {
  const [isOpen, setIsOpen] = useState(false);
  const label = `${ids.length} more like it`;
  return (
    <>
      <Button
        variant="link"
        className="text-xs underline"
        aria-label={`${label}: ${title}`}
        onClick={({ currentTarget }) =>
          whenLoaded(loadDialog, () => setIsOpen(true), currentTarget)
        }
      >
        {label}
      </Button>
      <Suspense>
        {isOpen && <CopiesDialog label={label} ids={ids} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
