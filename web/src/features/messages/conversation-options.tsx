import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import {
  endConversationMutation,
  type Message,
  reopenConversationMutation,
} from "./messages.api.ts";
import { ReportMessages } from "./report-messages.tsx";

interface Props {
  application: {
    id: string;
    withdrawnAt: string | null;
    candidateId: string | null;
    can: { message: boolean };
  };
  ownSide: "candidate" | "employer";
  /** The other side's messages that are shown, newest first. */
  others: Message[];
}

/** What else one can do with a conversation: report the other side, and for the candidate end it. */
export function ConversationOptions({ application, ownSide, others }: Props) {
  const { id, withdrawnAt, can } = application;
  const [isReporting, setReporting] = useState(false);
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4 empty:hidden">
      {ownSide === "candidate" && withdrawnAt === null && (
        <EndOrReopen applicationId={id} isEnded={!can.message} />
      )}
      {others.length > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setReporting(true)}>
          Report messages
        </Button>
      )}
      <Dialog
        open={isReporting}
        onOpenChange={setReporting}
        title="Report messages"
        description="The administrators of this site read the messages that you choose, and no others. The other side does not learn of it."
      >
        <ReportMessages applicationId={id} messages={others} onClose={() => setReporting(false)} />
      </Dialog>
    </div>
  );
}

function EndOrReopen({ applicationId, isEnded }: { applicationId: string; isEnded: boolean }) {
  const { mutate, isPending } = useMutation({
    ...(isEnded ? reopenConversationMutation : endConversationMutation),
    onError: (error) => toastFailure("Conversation not changed", error),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={isPending}
      onClick={() => mutate({ params: { id: applicationId } })}
    >
      {isEnded ? "Take up the conversation" : "End the conversation"}
    </Button>
  );
}
