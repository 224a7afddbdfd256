import { useMutation, useQuery } from "@tanstack/react-query";
import { sentenceOf } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { StagesForm } from "./stages-form.tsx";
import {
  companyStagesQuery,
  jobStagesQuery,
  removeJobStagesMutation,
  setJobStagesMutation,
} from "./stages.api.ts";

type JobStagesProps = {
  jobId: string;
  /** Undefined for those who may not read the company's. */
  companyId: string | undefined;
};

const usualText =
  "This job has the stages of its company. What you change here is for this job alone.";

/** The stages of a job: the company's, until it gets its own. */
export function JobStages({ jobId, companyId }: JobStagesProps) {
  const stages = useQuery(jobStagesQuery(jobId));
  const usual = useQuery({
    ...companyStagesQuery(companyId ?? ""),
    enabled: companyId !== undefined,
  });
  const set = useMutation({
    ...setJobStagesMutation,
    onError: (error) => toastFailure("Error", error, "The stages could not be saved."),
  });
  const remove = useMutation({
    ...removeJobStagesMutation,
    onSuccess: () =>
      toast({ title: "Stages Updated", description: "The job has its company's stages again." }),
    onError: (error) => toastFailure("Error", error, "The stages could not be changed."),
  });
  if (!stages.data)
    return stages.isError ? (
      <InlineError
        text={sentenceOf(stages.error, "The stages could not be loaded.")}
        retrying={stages.isFetching}
        onRetry={() => void stages.refetch()}
      />
    ) : (
      <Loading>
        <Skeleton card className="h-96 w-full" />
      </Loading>
    );
  const first = stages.data[0]?.id;
  const isUsual = usual.data?.some(({ id }) => id === first) ?? false;
  const params = { id: jobId };
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-muted">
        {usual.data && (isUsual ? usualText : "This job has stages of its own.")} Applications of a
        stage that you remove go to the first one of its status.
      </p>
      <StagesForm
        key={JSON.stringify(stages.data)}
        stages={stages.data}
        formName={`stages:${jobId}`}
        isSaving={set.isPending}
        onSave={(sent, onSaved) =>
          set.mutate(
            { params, body: { stages: sent } },
            {
              onSuccess: () => {
                onSaved();
                toast({ title: "Stages Updated", description: "The board shows them now." });
              },
            },
          )
        }
        actions={
          !isUsual && (
            <Button
              variant="secondary"
              pending={remove.isPending}
              onClick={() => remove.mutate({ params })}
            >
              Back to the company's stages
            </Button>
          )
        }
      />
    </>
  );
}
