import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { lazy, type ReactNode, Suspense, useState } from "react";
import {
  changePagePictureMutation,
  removePagePictureMutation,
} from "#features/companies/company-writes.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { DeletionDialog } from "#ui/overlay/deletion-dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";

const PictureTextDialog = lazy(async () => ({
  default: (await import("./picture-text-dialog.tsx")).PictureTextDialog,
}));

type Picture = CompanyDetail["pictures"][number];
type PictureProps = { company: Pick<CompanyDetail, "id" | "name">; picture: Picture };

type PictureActionsProps = PictureProps & {
  /** From 1, among so many. */
  place: number;
  count: number;
  /** Whether a picture moves already. */
  moving: boolean;
  onMove: (position: number) => void;
};

/** What owner and admins of a company do with one of its pictures. */
export function PictureActions({
  company,
  picture,
  place,
  count,
  moving,
  onMove,
}: PictureActionsProps) {
  return (
    <div className="-my-1.5 -mr-2 flex shrink-0 print:hidden">
      {count > 1 && (
        <>
          <ActionButton
            label={`Move ${picture.text} earlier`}
            unavailable={moving || place === 1}
            onClick={() => onMove(place - 1)}
          >
            <ArrowLeft aria-hidden className="max-sm:rotate-90" />
          </ActionButton>
          <ActionButton
            label={`Move ${picture.text} later`}
            unavailable={moving || place === count}
            onClick={() => onMove(place + 1)}
          >
            <ArrowRight aria-hidden className="max-sm:rotate-90" />
          </ActionButton>
        </>
      )}
      <EditPictureText company={company} picture={picture} />
      <RemovePagePicture company={company} picture={picture} />
    </div>
  );
}

function EditPictureText({ company, picture }: PictureProps) {
  const [editing, setEditing] = useState(false);
  const { mutate, isPending } = useMutation({
    ...changePagePictureMutation,
    onSuccess: () => {
      setEditing(false);
      toast({
        title: "Picture Updated",
        description: "Everybody reads the new words from now on.",
      });
    },
    onError: (error) => toastFailure("Error", error, "Failed to save the words"),
  });
  return (
    <>
      <ActionButton label={`Edit the words of ${picture.text}`} onClick={() => setEditing(true)}>
        <Pencil aria-hidden />
      </ActionButton>
      <Suspense>
        {editing && (
          <PictureTextDialog
            title="Edit the words of this picture"
            text={picture.text}
            action={isPending ? "Saving..." : "Save words"}
            pending={isPending}
            onSend={(text) =>
              mutate({ params: { id: company.id, pictureId: picture.id }, body: { text } })
            }
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function RemovePagePicture({ company, picture }: PictureProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...removePagePictureMutation,
    onError: (error) => toastFailure("Error", error, "Failed to remove the picture"),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <ActionButton label={`Remove ${picture.text}`} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
      </ActionButton>
      <DeletionDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove this picture?"
        action="Remove picture"
        pending={isPending}
        onConfirm={() => mutate({ params: { id: company.id, pictureId: picture.id } })}
      >
        “{picture.text}” is deleted, and the page of {company.name} shows it no longer.
      </DeletionDialog>
    </>
  );
}

type ActionButtonProps = {
  label: string;
  unavailable?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function ActionButton({ label, unavailable = false, onClick, children }: ActionButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      unavailable={unavailable}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
