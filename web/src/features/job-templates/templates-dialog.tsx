import type { JobTemplate } from "@rolecall/contract/hiring/job-templates.schemas.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { sentenceOf } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import {
  beginFromTemplateMutation,
  deleteJobTemplateMutation,
  jobTemplatesQuery,
} from "./job-templates.api.ts";

type NamedCompany = { id: string; name: string };
type TemplatesDialogProps = { companies: NamedCompany[]; onClose: () => void };

/** The templates of these companies, each to begin a draft from or to delete. */
export function TemplatesDialog({ companies, onClose }: TemplatesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Begin from a template"
      description="You get a draft with its texts, questions, criteria and stages. What you typed here stays."
    >
      <DialogBody className="flex flex-col gap-5">
        {companies.map((company) => (
          <section key={company.id} aria-label={company.name}>
            <h3 className="text-sm font-medium">
              <bdi>{company.name}</bdi>
            </h3>
            <Templates companyId={company.id} />
          </section>
        ))}
      </DialogBody>
    </Dialog>
  );
}

function Templates({ companyId }: { companyId: string }) {
  const templates = useQuery(jobTemplatesQuery(companyId));
  if (templates.isPending)
    return (
      <Loading>
        <Skeleton className="mt-2 h-12 w-full" />
      </Loading>
    );
  if (templates.isError)
    return (
      <ErrorState
        heading="h3"
        text={sentenceOf(templates.error, "The templates could not be loaded.")}
        retrying={templates.isFetching}
        onRetry={() => void templates.refetch()}
      />
    );
  if (templates.data.length === 0)
    return (
      <p className="mt-1 text-ink-muted">
        No templates yet. The page of a job you manage saves it as one.
      </p>
    );
  return (
    <ul className="mt-1 divide-y divide-line">
      {templates.data.map((template) => (
        <li key={template.id} className="flex flex-wrap items-center gap-2 py-2">
          <TemplateRow companyId={companyId} template={template} />
        </li>
      ))}
    </ul>
  );
}

function TemplateRow({ companyId, template }: { companyId: string; template: JobTemplate }) {
  const navigate = useNavigate();
  const params = { id: companyId, templateId: template.id };
  const begin = useMutation({
    ...beginFromTemplateMutation,
    onSuccess: ({ id }) => void navigate({ to: "/jobs/$id/edit", params: { id } }),
    onError: (error) => toastFailure("Error", error, "Failed to begin the job"),
  });
  const removing = useMutation({
    ...deleteJobTemplateMutation,
    onError: (error) => toastFailure("Error", error, "Failed to delete the template"),
  });
  return (
    <>
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <bdi>{template.name}</bdi>
        <span className="block text-xs text-ink-subtle">
          Saved {longDateText(template.createdAt)}
        </span>
      </p>
      <Button
        variant="ghost"
        size="sm"
        pending={removing.isPending}
        aria-label={`Delete the template ${template.name}`}
        onClick={() => removing.mutate({ params })}
      >
        Delete
      </Button>
      <Button
        variant="secondary"
        size="sm"
        pending={begin.isPending}
        aria-label={`Begin from ${template.name}`}
        onClick={() => begin.mutate({ params })}
      >
        Begin
      </Button>
    </>
  );
}
