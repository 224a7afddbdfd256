import { useMutation, useQuery } from "@tanstack/react-query";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { reviewTones } from "#features/applications/status-tones.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Loaded } from "#lib/loaded.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { StagesForm } from "./stages-form.tsx";
import { companyStagesQuery, setCompanyStagesMutation } from "./stages.api.ts";

/** The stages of a company's jobs that have none of their own: changed by owner and admins, read by all members. */
export function CompanyStages({ companyId, mayChange }: { companyId: string; mayChange: boolean }) {
  const stages = useQuery(companyStagesQuery(companyId));
  const set = useMutation({
    ...setCompanyStagesMutation,
    onError: (error) => toastFailure("Error", error, "The stages could not be saved."),
  });
  return (
    <Loaded query={stages} failure="The stages could not be loaded.">
      {(shown) =>
        mayChange ? (
          <StagesForm
            stages={shown}
            formName={`stages:${companyId}`}
            isSaving={set.isPending}
            onSave={(sent, onSaved) =>
              set.mutate(
                { params: { id: companyId }, body: { stages: sent } },
                {
                  onSuccess: (saved) => {
                    onSaved(saved);
                    toast({
                      title: "Stages Updated",
                      description: "Jobs without stages of their own have these from now on.",
                    });
                  },
                },
              )
            }
          />
        ) : (
          <ol className="divide-y divide-line">
            {shown.map(({ id, name, status }) => (
              <li key={id} className="flex items-center justify-between gap-4 py-2">
                <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
                <StatusBadge status={status} tones={reviewTones} />
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
