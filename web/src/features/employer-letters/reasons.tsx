import type { Reason } from "@rolecall/contract/hiring/letters.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { deleteReasonMutation } from "./employer-letters.api.ts";
import { KeptRow } from "./kept-row.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

type ReasonsProps = { companyId: string; reasons: Reason[]; mayChange: boolean };

const countText = (count: number) =>
  count === 1 ? "1 rejection" : `${count.toLocaleString("en-US")} rejections`;

/** The reasons for which a company rejects, with how often each was given. */
export function Reasons({ companyId, reasons, mayChange }: ReasonsProps) {
  const [edited, setEdited] = useState<Reason | null>();
  const { mutate, isPending } = useMutation({
    ...deleteReasonMutation,
    onError: (error) => toastFailure("Error", error, "Failed to delete the reason"),
  });
  return (
    <section aria-labelledby="reasons" className="mt-10">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="reasons" className="text-lg">
          Reasons of rejections
        </h2>
        {mayChange && (
          <Button variant="secondary" onClick={() => setEdited(null)}>
            Add a reason
          </Button>
        )}
      </header>
      {reasons.length === 0 && (
        <p className="text-ink-muted">
          There are none yet. With reasons your team sees why it rejects, and may tell candidates.
        </p>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {reasons.map((reason) => (
          <KeptRow
            key={reason.id}
            name={reason.label}
            what="reason"
            detail={
              <>
                <p>{reason.sentence ?? "No sentence for the candidate"}</p>
                <p className="text-xs text-ink-subtle">{countText(reason.count)}</p>
              </>
            }
            onChange={mayChange ? () => setEdited(reason) : undefined}
            isDeleting={isPending}
            onDelete={(onDone) =>
              mutate({ params: { id: companyId, reasonId: reason.id } }, { onSettled: onDone })
            }
          />
        ))}
      </ul>
      {edited !== undefined && (
        <ReasonDialog companyId={companyId} reason={edited} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}
