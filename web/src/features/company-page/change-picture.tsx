import type { Company } from "@rolecall/contract/companies/company.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import ImageUp from "lucide-react/icons/image-up";
import { lazy, Suspense, useState } from "react";
import { setCoverMutation, setLogoMutation } from "#features/companies/company-writes.api.ts";
import { createUploadMutation } from "#features/resumes/resumes.api.ts";
import { sendFile } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { usePictureFile } from "#ui/crop/use-picture-file.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { asPicture } from "./as-picture.ts";
import { RemovePicture } from "./remove-picture.tsx";

const loadCrop = () => import("#ui/crop/crop-dialog.tsx");
const CropDialog = lazy(async () => ({ default: (await loadCrop()).CropDialog }));

const pictures = {
  logo: { label: "Upload logo", mutation: setLogoMutation, done: "Logo Updated", shown: "logoUrl" },
  cover: {
    label: "Upload cover",
    mutation: setCoverMutation,
    done: "Cover Updated",
    shown: "coverUrl",
  },
} as const;

type ChangePictureProps = {
  company: Pick<Company, "id" | "name" | "logoUrl" | "coverUrl">;
  which: keyof typeof pictures;
};

/** The owner's way to give the company a picture, and to take it away: a logo is cropped before it is sent. */
export function ChangePicture({ company, which }: ChangePictureProps) {
  const { label, mutation, done, shown } = pictures[which];
  const upload = useMutation(createUploadMutation);
  const set = useMutation(mutation);
  const [sending, setSending] = useState(false);
  const [uncropped, setUncropped] = useState<ImageBitmap>();
  const send = async (picture: Blob) => {
    setSending(true);
    try {
      const { uploadURL } = await upload.mutateAsync({ body: {} });
      await sendFile(uploadURL, picture);
      await set.mutateAsync({ params: { id: company.id }, body: { pictureURL: uploadURL } });
      toast({ title: done, description: "Everybody sees it from now on." });
      setUncropped(undefined);
    } catch (error) {
      toastFailure("Error", error, "Failed to send the picture");
    } finally {
      setSending(false);
    }
  };
  const choose = async (file: File) => {
    // What is no picture is sent as it is: the server says what is wrong with it.
    const bitmap = which === "logo" && (await createImageBitmap(file).catch(() => undefined));
    if (bitmap) setUncropped(bitmap);
    else await send(await asPicture(file));
  };
  const file = usePictureFile(label, (chosen) => void choose(chosen));
  return (
    <>
      {file.input}
      <Button variant="secondary" size="sm" pending={sending} onClick={file.choose}>
        <ImageUp aria-hidden />
        {label}
      </Button>
      {company[shown] !== null && <RemovePicture company={company} which={which} />}
      <Suspense>
        {uncropped && (
          <CropDialog
            picture={uncropped}
            title="Crop the logo"
            description="It is shown in a square with one round corner. Zoom out to show all of it."
            shape="square"
            action="Use logo"
            pending={sending}
            onCrop={(cropped) => void send(cropped)}
            onClose={() => setUncropped(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
