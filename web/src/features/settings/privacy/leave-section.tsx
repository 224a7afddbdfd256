import { daysUntilErasure } from "@rolecall/contract/auth/leaving.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForgetUser } from "#features/auth/session/use-sign-out.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Dialog, DialogFooter } from "#ui/overlay/dialog.tsx";
import { leavingTexts } from "./leaving-text.ts";
import { leaveMutation } from "./privacy.api.ts";

/** Says what leaving means for what the user has, and leaves after asking. */
export function LeaveSection({ holds }: { holds: Parameters<typeof leavingTexts>[0] }) {
  const [asking, setAsking] = useState(false);
  const forgetUser = useForgetUser();
  const { mutate, isPending } = useMutation({
    ...leaveMutation,
    onSuccess: () => forgetUser("/auth?left=yes"),
    onError: (error) => {
      setAsking(false);
      toastFailure("You have not left", error);
    },
  });
  return (
    <Card asChild>
      <section aria-label="Leave Rolecall">
        <CardHeader
          title="Leave Rolecall"
          description={`You are signed out everywhere, and ${daysUntilErasure} days later your account is erased. Until then it stays as it is, and signing in once takes it back.`}
        />
        <p>After these {daysUntilErasure} days:</p>
        <ul className="mt-2 flex list-disc flex-col gap-2 pl-5">
          {leavingTexts(holds).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Button variant="secondary" className="mt-5" onClick={() => setAsking(true)}>
          Leave Rolecall
        </Button>
        <Dialog
          open={asking}
          onOpenChange={setAsking}
          title="Leave Rolecall?"
          description={`You are signed out everywhere. An email tells you the day on which your account is erased; until then you can sign in and stay.`}
        >
          <DialogFooter>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Stay
            </Button>
            <Button variant="destructive" pending={isPending} onClick={() => mutate({})}>
              {isPending ? "Leaving..." : "Leave"}
            </Button>
          </DialogFooter>
        </Dialog>
      </section>
    </Card>
  );
}
