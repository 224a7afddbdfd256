import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { addPagePictureMutation } from "#features/companies/company-writes.api.ts";
import { asPicture } from "#features/company-page/as-picture.ts";
import { createUploadMutation } from "#features/resumes/resumes.api.ts";
import { sendFile } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { FormFooter } from "#ui/overlay/form-footer.tsx";
import { toast } from "#ui/toast/toast-store.ts";

type AddPictureProps = { company: CompanyDetail; file: File; onClose: () => void };

/** Asks what a chosen picture shows, and sends it. */
export function AddPicture({ company, file, onClose }: AddPictureProps) {
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const upload = useMutation(createUploadMutation);
  const add = useMutation(addPagePictureMutation);
  const send = async () => {
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Add a picture to the page of ${company.name}`}
      description={file.name}
    >
      <Form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === "") setError("Say what the picture shows");
          else void send();
        }}
      >
        <DialogBody>
          <Field
            label="What it shows"
            required
            hint="Read out to who cannot see it, and shown below it"
            error={error}
          >
            <TextInput
              value={text}
              maxLength={textLimits.name}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                setError(undefined);
              }}
            />
          </Field>
        </DialogBody>
        <FormFooter
          action={sending ? "Adding..." : "Add picture"}
          pending={sending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
