import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useForm } from "react-hook-form";
import { CodeField, type FactorForm } from "#features/auth/second-step/factor-fields.tsx";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { Skeleton } from "#ui/page/skeleton.tsx";
import { confirmTotpMutation } from "./security.api.ts";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

interface TotpDialogProps {
  secret: string;
  uri: string;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the secret of a new authenticator, and turns it on with a code of it. */
export function TotpDialog({ secret, uri, onCodes, onClose }: TotpDialogProps) {
  const form = useForm<FactorForm>({ defaultValues: { code: "" } });
  const { mutate, isPending } = useMutation({
    ...confirmTotpMutation,
    onSuccess: ({ recoveryCodes }) => {
      onClose();
      onCodes(recoveryCodes ?? []);
    },
    onError: (error) => showAtFields(form, error, "code"),
  });
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Set up an authenticator"
      description="Scan the picture with your authenticator, or type the key into it. Then enter the code that it shows."
    >
      <Form className="contents" onSubmit={form.handleSubmit((body) => mutate({ body }))}>
        <DialogBody className="flex flex-col gap-4">
          <Suspense fallback={<Skeleton className="size-48 self-center" />}>
            <QrCode text={uri} label="QR code with the key" />
          </Suspense>
          <p>
            Key: <code className="text-sm break-all select-all">{secret}</code>
          </p>
          <CodeField way="totp" form={form} />
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending}>
            Turn on
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
