import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { mostCompanyPictures } from "@rolecall/contract/companies/companies.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { removePagePictureMutation } from "#features/companies/company-writes.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { DeletionDialog } from "#ui/overlay/deletion-dialog.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

type Picture = CompanyDetail["pictures"][number];

/** The pictures of a company's page, each with what it shows. */
export function CompanyPictures({ company, onAdd }: { company: CompanyDetail; onAdd: () => void }) {
  const { pictures, can } = company;
  return (
    <section aria-label="Pictures" className="mt-10">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">Pictures</h2>
        {can.edit && pictures.length < mostCompanyPictures && (
          <Button variant="ghost" size="sm" onClick={onAdd}>
            Add a picture
          </Button>
        )}
      </div>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {pictures.map((picture) => (
          <li key={picture.id} className="min-w-0">
            <figure>
              <img
                src={`${picture.url}?width=480`}
                srcSet={`${picture.url}?width=480 480w, ${picture.url}?width=960 960w`}
                sizes="(max-width: 40rem) 100vw, 24rem"
                alt={picture.text}
                loading="lazy"
                className="aspect-3/2 w-full rounded-lg bg-sunken object-cover"
              />
              <figcaption className="mt-1.5 flex items-start justify-between gap-2 text-ink-muted">
                <span aria-hidden className="min-w-0 wrap-anywhere">
                  <bdi>{picture.text}</bdi>
                </span>
                {can.edit && <RemovePagePicture company={company} picture={picture} />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

type RemoveProps = { company: Pick<CompanyDetail, "id" | "name">; picture: Picture };

function RemovePagePicture({ company, picture }: RemoveProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...removePagePictureMutation,
    onError: (error) => toastFailure("Error", error, "Failed to remove the picture"),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="ghost" size="sm" className="-my-1" onClick={() => setAsking(true)}>
        Remove <VisuallyHidden>{picture.text}</VisuallyHidden>
      </Button>
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
