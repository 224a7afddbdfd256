import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { fullName } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { draftOf, formValuesOf } from "#features/profiles/profile-form-values.ts";
import type { ProfileFormValues } from "#features/profiles/profile-rules.ts";
import { createProfileMutation, saveProfileMutation } from "#features/profiles/profiles.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { whenLoaded } from "#ui/overlay/on-demand.ts";
import { toast } from "#ui/toast/toast-store.ts";

const loadDialog = () => import("./fill-in-dialog.tsx");
const FillInFromResume = lazy(async () => ({ default: (await loadDialog()).FillInFromResume }));

/** Offers to take over into the profile what a resume tells that was just uploaded elsewhere. */
export function OfferFillIn({ resumeUrl }: { resumeUrl: string }) {
  const user = useSignedInUser();
  const profile = user.candidateProfile;
  const [isOpen, setOpen] = useState(false);
  const result = {
    onSuccess: () => {
      setOpen(false);
      toast({ title: "Profile Updated", description: "Your profile has what you chose." });
    },
    onError: (error: Error) => toastFailure("Error", error, "Failed to update profile"),
  };
  const create = useMutation({ ...createProfileMutation, ...result });
  const replace = useMutation({ ...saveProfileMutation, ...result });
  const values = formValuesOf(profile);
  const save = (changed: Partial<ProfileFormValues>) => {
    const body = draftOf({ ...values, ...changed });
    if (profile) replace.mutate({ body: { ...body, revision: profile.revision } });
    else create.mutate({ body });
  };
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 text-ink-muted">
      <p>It can fill in your profile, too.</p>
      <Button
        variant="link"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => whenLoaded(loadDialog, () => setOpen(true), currentTarget)}
      >
        Fill in from your resume
      </Button>
      <Suspense>
        {isOpen && (
          <FillInFromResume
            source="your resume"
            resumeUrl={resumeUrl}
            name={fullName(user) || user.username}
            values={values}
            saving={{ pending: create.isPending || replace.isPending }}
            onTake={save}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
