import { pictureTypeText } from "@rolecall/contract/values/pictures.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { createUploadMutation } from "#features/resumes/resumes.api.ts";
import {
  changePersonMutation,
  registerPictureMutation,
} from "#features/settings/account/own-account.api.ts";
import { sendFile } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { CropDialog } from "#ui/crop/crop-dialog.tsx";
import { usePictureFile } from "#ui/crop/use-picture-file.tsx";
import { toast } from "#ui/toast/toast-store.ts";

/** Lets users choose, crop and send a picture of themselves: `chooser` is what that needs on the page. */
export function useOwnPicture() {
  const [picture, setPicture] = useState<ImageBitmap>();
  const { isSending, send, takeAway } = useSending(() => setPicture(undefined));
  const open = async (file: File) => {
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    if (bitmap) setPicture(bitmap);
    else toast({ title: "Not a picture", description: pictureTypeText, variant: "destructive" });
  };
  const { choose, input } = usePictureFile("Picture file", (file) => void open(file));
  const chooser = (
    <>
      {input}
      {picture && (
        <CropDialog
          picture={picture}
          title="Crop your picture"
          description="Others see what is in the circle."
          shape="circle"
          action="Use picture"
          pending={isSending}
          onCrop={(cropped) => void send(cropped)}
          onClose={() => setPicture(undefined)}
        />
      )}
    </>
  );
  return { choose, takeAway, chooser };
}

/** Sends a picture and shows it, or takes it away. */
function useSending(onDone: () => void) {
  const [isSending, setSending] = useState(false);
  const upload = useMutation(createUploadMutation);
  const registerIt = useMutation(registerPictureMutation);
  const change = useMutation({
    ...changePersonMutation,
    onError: (error) => toastFailure("Picture not changed", error),
  });
  const send = async (cropped: Blob) => {
    setSending(true);
    try {
      const { uploadURL } = await upload.mutateAsync({ body: {} });
      await sendFile(uploadURL, cropped);
      const { objectPath } = await registerIt.mutateAsync({ body: { pictureURL: uploadURL } });
      await change.mutateAsync({ body: { profileImageUrl: objectPath } });
      toast({ title: "Picture changed", description: "Others see it from now on." });
      onDone();
    } catch (error) {
      // A refused change has said so itself.
      if (!change.isError) toastFailure("Picture not sent", error);
    } finally {
      setSending(false);
    }
  };
  return { isSending, send, takeAway: () => change.mutate({ body: { profileImageUrl: null } }) };
}
