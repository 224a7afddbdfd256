import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { addPagePictureMutation } from "#features/companies/company-writes.api.ts";
import { asPicture } from "#features/company-page/as-picture.ts";
import { createUploadMutation } from "#features/resumes/resumes.api.ts";
import { sendFile } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { PictureTextDialog } from "./picture-text-dialog.tsx";

type AddPictureProps = { company: CompanyDetail; file: File; onClose: () => void };

/** Asks what a chosen picture shows, and sends it. */
export function AddPicture({ company, file, onClose }: AddPictureProps) {
  const [sending, setSending] = useState(false);
  const upload = useMutation(createUploadMutation);
  const add = useMutation(addPagePictureMutation);
  const send = async (text: string) => {
    setSending(true);
    try {
      const { uploadURL } = await upload.mutateAsync({ body: {} });
      await sendFile(uploadURL, await asPicture(file));
      await add.mutateAsync({ params: { id: company.id }, body: { pictureURL: uploadURL, text } });
      toast({ title: "Picture Added", description: "Everybody sees it from now on." });
      onClose();
    } catch (failure) {
      toastFailure("Error", failure, "Failed to send the picture");
    } finally {
      setSending(false);
    }
  };
  return (
    <PictureTextDialog
      title={`Add a picture to the page of ${company.name}`}
      description={file.name}
      action={sending ? "Adding..." : "Add picture"}
      pending={sending}
      onSend={(text) => void send(text)}
      onClose={onClose}
    />
  );
}
