import type { Template } from "@rolecall/contract/hiring/letters.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { deleteTemplateMutation } from "./employer-letters.api.ts";
import { KeptRow } from "./kept-row.tsx";
import { TemplateDialog } from "./template-dialog.tsx";
import { templateKindLabels } from "./template-kind-labels.ts";

type TemplatesProps = { companyId: string; templates: Template[]; mayChange: boolean };

/** The templates of a company's letters. */
export function Templates({ companyId, templates, mayChange }: TemplatesProps) {
  const [edited, setEdited] = useState<Template | null>();
  const { mutate, isPending } = useMutation({
    ...deleteTemplateMutation,
    onError: (error) => toastFailure("Error", error, "Failed to delete the template"),
  });
  return (
    <section aria-labelledby="templates" className="mt-8">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="templates" className="text-lg">
          Templates
        </h2>
        {mayChange && (
          <Button variant="secondary" onClick={() => setEdited(null)}>
            Add a template
          </Button>
        )}
      </header>
      {templates.length === 0 && <p className="text-ink-muted">There are no templates.</p>}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {templates.map((template) => (
          <KeptRow
            key={template.id}
            name={template.name}
            what="template"
            detail={
              <>
                {templateKindLabels[template.kind]} · {template.subject}
              </>
            }
            onChange={mayChange ? () => setEdited(template) : undefined}
            isDeleting={isPending}
            onDelete={(onDone) =>
              mutate({ params: { id: companyId, templateId: template.id } }, { onSettled: onDone })
            }
          />
        ))}
      </ul>
      {edited !== undefined && (
        <TemplateDialog
          companyId={companyId}
          template={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
