import type { OwnResume } from "@rolecall/contract/resumes/resumes.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { deleteResumeMutation } from "#features/resumes/resumes.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { DeletionDialog } from "#ui/overlay/deletion-dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";

type DeleteResumeProps = {
  resume: OwnResume;
  isInProfile: boolean;
  onDeleted: (objectPath: string) => void;
};

/** Deletes a resume for good, after asking. */
export function DeleteResume({ resume, isInProfile, onDeleted }: DeleteResumeProps) {
  const { id, filename, objectPath } = resume;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...deleteResumeMutation,
    onSuccess: () => {
      toast({
        title: "Resume Deleted",
        description: (
          <>
            "<bdi>{filename}</bdi>" is gone for good.
          </>
        ),
      });
      onDeleted(objectPath);
    },
    onError: (error) => {
      setAsking(false);
      toastFailure("Error", error, "Failed to delete the resume");
    },
  });
  return (
    <>
      <Button variant="link" aria-label={`Delete ${filename}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <DeletionDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this resume?"
        action="Delete resume"
        pending={isPending}
        onConfirm={() => mutate({ params: { id } })}
      >
        "<bdi>{filename}</bdi>" cannot be brought back. It was sent with no application.
        {isInProfile && " Your profile has no resume then, until you upload another one."}
      </DeletionDialog>
    </>
  );
}
