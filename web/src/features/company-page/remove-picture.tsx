import type { Company } from "@rolecall/contract/companies/company.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { editCompanyMutation } from "#features/companies/company-writes.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { DeletionDialog } from "#ui/overlay/deletion-dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";

const texts = {
  logo: {
    body: { logoUrl: null },
    done: "Logo Removed",
    after: "shows its initials in place of the logo",
  },
  cover: {
    body: { coverUrl: null },
    done: "Cover Removed",
    after: "has a plain band in place of the cover",
  },
} as const;

type RemovePictureProps = { company: Pick<Company, "id" | "name">; which: keyof typeof texts };

/** Takes a company's logo or cover away, behind a question. */
export function RemovePicture({ company: { id, name }, which }: RemovePictureProps) {
  const { body, done, after } = texts[which];
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...editCompanyMutation,
    onSuccess: () => toast({ title: done, description: `${name} ${after}.` }),
    onError: (error) => toastFailure("Error", error, "Failed to remove the picture"),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Remove {which}
      </Button>
      <DeletionDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove the ${which} of ${name}?`}
        action={`Remove ${which}`}
        pending={isPending}
        onConfirm={() => mutate({ params: { id }, body })}
      >
        The picture is deleted. {name} {after} until you upload another one.
      </DeletionDialog>
    </>
  );
}
