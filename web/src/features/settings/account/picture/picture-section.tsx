import { pictureTypeText } from "@rolecall/contract/values/pictures.ts";
import { useMutation } from "@tanstack/react-query";
import ImageUp from "lucide-react/icons/image-up";
import { useRef, useState } from "react";
import { initialsOf } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { createUploadMutation } from "#features/resumes/resumes.api.ts";
import {
  changePersonMutation,
  registerPictureMutation,
} from "#features/settings/account/own-account.api.ts";
import { sendFile } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { CropDialog } from "./crop-dialog.tsx";

/** Shows, changes and takes away one's own picture. */
export function PictureSection() {
  const user = useSignedInUser();
  const box = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const { isSending, send, takeAway } = useOwnPicture(() => setPicture(undefined));
  const open = async (file: File) => {
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    if (bitmap) setPicture(bitmap);
    else toast({ title: "Not a picture", description: pictureTypeText, variant: "destructive" });
  };
  return (
    <Card asChild>
      <section aria-label="Picture">
        <CardHeader title="Picture" description="Everybody who is signed in may see it." />
        <div className="flex flex-wrap items-center gap-4">
          <Avatar size="xl" initials={initialsOf(user, "U")} src={user.profileImageUrl} />
          <input
            ref={box}
            type="file"
            hidden
            accept="image/*"
            aria-label="Picture file"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = "";
              if (file) void open(file);
            }}
          />
          <Button variant="secondary" onClick={() => box.current?.click()}>
            <ImageUp aria-hidden />
            Choose a picture
          </Button>
          {user.profileImageUrl !== null && (
            <Button variant="ghost" onClick={takeAway}>
              Take it away
            </Button>
          )}
        </div>
        {picture && (
          <CropDialog
            picture={picture}
            pending={isSending}
            onCrop={(cropped) => void send(cropped)}
            onClose={() => setPicture(undefined)}
          />
        )}
      </section>
    </Card>
  );
}

/** Sends a picture and shows it, or takes it away. */
function useOwnPicture(onDone: () => void) {
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
