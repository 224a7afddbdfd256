import type { Company } from "@rolecall/contract/companies/company.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import ImageUp from "lucide-react/icons/image-up";
import { useRef, useState } from "react";
import { setCoverMutation, setLogoMutation } from "#features/companies/company-writes.api.ts";
import { createUploadMutation } from "#features/resumes/resumes.api.ts";
import { sendFile } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { asPicture } from "./as-picture.ts";

const pictures = {
  logo: { label: "Upload logo", mutation: setLogoMutation, done: "Logo Updated" },
  cover: { label: "Upload cover", mutation: setCoverMutation, done: "Cover Updated" },
} as const;

type ChangePictureProps = { company: Pick<Company, "id">; which: keyof typeof pictures };

/** The owner's way to give the company a picture: choosing a file sends it. */
export function ChangePicture({ company, which }: ChangePictureProps) {
  const { label, mutation, done } = pictures[which];
  const box = useRef<HTMLInputElement>(null);
  const upload = useMutation(createUploadMutation);
  const set = useMutation(mutation);
  const [sending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    try {
      const { uploadURL } = await upload.mutateAsync({ body: {} });
      await sendFile(uploadURL, await asPicture(file));
      await set.mutateAsync({ params: { id: company.id }, body: { pictureURL: uploadURL } });
      toast({ title: done, description: "Everybody sees it from now on." });
    } catch (error) {
      toastFailure("Error", error, "Failed to send the picture");
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <input
        ref={box}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) void send(file);
        }}
      />
      <Button variant="secondary" size="sm" pending={sending} onClick={() => box.current?.click()}>
        <ImageUp aria-hidden />
        {label}
      </Button>
    </>
  );
}
