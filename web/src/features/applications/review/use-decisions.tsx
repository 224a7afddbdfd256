import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { lazy, Suspense, useState } from "react";
import { candidateName } from "#features/applications/candidate-name.ts";
import { useUndo } from "#features/applications/undo/use-undo.ts";
import { whenLoaded } from "#ui/overlay/on-demand.ts";
import { useChangeStatus, usePendingStatuses } from "./change-status.ts";
import { StatusButtons } from "./status-buttons.tsx";
import { useReviewKeys } from "./use-review-keys.ts";
import type { Review } from "./use-review.ts";

const loadKeysSheet = () => import("./keys-sheet.tsx");
const KeysSheet = lazy(async () => ({ default: (await loadKeysSheet()).KeysSheet }));

/**
 * The statuses of the list, and how the current application gets another: by a key or a button, after which
 * the next one is current.
 */
export function useDecisions(review: Review, mayDecide: boolean) {
  const pending = usePendingStatuses();
  const changeStatus = useChangeStatus();
  const { undoLast } = useUndo();
  const [help, setHelp] = useState({ isLoaded: false, isOpen: false });
  const { current, opened } = review;
  const status = current && (pending.get(current.id) ?? current.status);

  const setStatus = (chosen: ApplicationStatus) => {
    if (!current || !review.isReady()) return;
    if (chosen !== status) changeStatus(current.id, chosen);
    review.loadAhead();
    review.next?.();
  };
  const decide = mayDecide ? setStatus : undefined;
  const onHelp = () => whenLoaded(loadKeysSheet, () => setHelp({ isLoaded: true, isOpen: true }));
  const onKey = useReviewKeys({ review, decide, undoLast, onHelp });

  return {
    pending,
    onStatus: mayDecide ? changeStatus : undefined,
    /** What the panel of an open resume needs. */
    panel: {
      actions: decide && opened && status && (
        <StatusButtons name={candidateName(opened.candidate)} status={status} onDecide={decide} />
      ),
      onKey,
    },
    bar: { status, decide, onHelp },
    keysSheet: (
      <Suspense>
        {help.isLoaded && (
          <KeysSheet
            open={help.isOpen}
            onOpenChange={(isOpen) => setHelp({ isLoaded: true, isOpen })}
            mayDecide={mayDecide}
          />
        )}
      </Suspense>
    ),
  };
}
