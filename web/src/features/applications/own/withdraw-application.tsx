import { withdrawalReasonMaximum } from "@rolecall/contract/applications/timeline.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { withdrawMutation } from "#features/timeline/timeline.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { TextDialog } from "#ui/overlay/text-dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";

/** Takes an application back, after asking; a reason may be given. */
export function WithdrawApplication({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const { mutate, isPending, error } = useMutation({
    ...withdrawMutation,
    onSuccess: () => {
      setAsking(false);
      toast({
        title: "Application Withdrawn",
        description: "The hiring team no longer sees it among its applications.",
      });
    },
  });
  return (
    <>
      <Button variant="secondary" className="mt-3" onClick={() => setAsking(true)}>
        Withdraw application
      </Button>
      <TextDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw this application?"
        description="It leaves the hiring team's lists. You can apply again while the job is open."
        label="Reason (optional)"
        hint="The hiring team reads it."
        text={reason}
        maxLength={withdrawalReasonMaximum}
        onTextChange={setReason}
        error={error ? sentenceOf(error, "The application could not be withdrawn.") : undefined}
        action="Withdraw"
        destructive
        pending={isPending}
        onSend={() => mutate({ params: { id }, body: { reason: reason.trim() || null } })}
      />
    </>
  );
}
