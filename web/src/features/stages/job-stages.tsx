import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { forgetDraft } from "#lib/drafts/draft-store.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Loaded } from "#lib/loaded.tsx";
import { Button } from "#ui/button.tsx";
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
  const { id: userId } = useSignedInUser();
  const formName = `stages:${jobId}`;
  const [resets, setResets] = useState(0);
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
    onSuccess: () => {
      forgetDraft({ userId, form: formName });
      // The form begins anew, with those.
      setResets((before) => before + 1);
      toast({ title: "Stages Updated", description: "The job has its company's stages again." });
    },
    onError: (error) => toastFailure("Error", error, "The stages could not be changed."),
  });
  const params = { id: jobId };
  return (
    <Loaded query={stages} failure="The stages could not be loaded.">
      {(shown) => {
        const isUsual = usual.data?.some(({ id }) => id === shown[0]?.id) ?? false;
        return (
          <>
            <p className="mb-5 max-w-prose text-ink-muted">
              {usual.data && (isUsual ? usualText : "This job has stages of its own.")} Applications
              of a stage that you remove go to the first one of its status.
            </p>
            <StagesForm
              key={resets}
              stages={shown}
              formName={formName}
              isSaving={set.isPending}
              onSave={(sent, onSaved) =>
                set.mutate(
                  { params, body: { stages: sent } },
                  {
                    onSuccess: (saved) => {
                      onSaved(saved);
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
      }}
    </Loaded>
  );
}
