import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { mostCompanyPictures } from "@rolecall/contract/companies/page-pictures.ts";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { changePagePictureMutation } from "#features/companies/company-writes.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

const PictureActions = lazy(async () => ({
  default: (await import("./picture-actions.tsx")).PictureActions,
}));

/** The pictures of a company's page, each with what it shows; who edits it puts them in order. */
export function CompanyPictures({ company, onAdd }: { company: CompanyDetail; onAdd: () => void }) {
  const { pictures, can } = company;
  const [said, setSaid] = useState("");
  const { mutate, isPending } = useMutation({
    ...changePagePictureMutation,
    onSuccess: (_answer, { body: { position } }) =>
      setSaid(`Moved to place ${position} of ${pictures.length}`),
    onError: (error) => toastFailure("Error", error, "Failed to move the picture"),
  });
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
        {pictures.map((picture, index) => (
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
                <Suspense>
                  {can.edit && (
                    <PictureActions
                      company={company}
                      picture={picture}
                      place={index + 1}
                      count={pictures.length}
                      moving={isPending}
                      onMove={(position) =>
                        mutate({
                          params: { id: company.id, pictureId: picture.id },
                          body: { position },
                        })
                      }
                    />
                  )}
                </Suspense>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {can.edit && (
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      )}
    </section>
  );
}
