import type { Profile } from "@rolecall/contract/profiles.ts";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/auth-provider.tsx";
import { useDraft } from "#lib/draft.ts";
import { toastFailure } from "#lib/failure-toast.ts";
import { useRules } from "#lib/form-rules.ts";
import { toast } from "#ui/toast-store.ts";
import { draftOf, formValuesOf } from "./profile-form-values.ts";
import type { ProfileFormValues } from "./profile-rules.ts";
import { createProfileMutation, saveProfileMutation } from "./profiles.api.ts";

const loadRules = async () => (await import("./profile-rules.ts")).profileForm;

/** The profile as a form: made by the first save, replaced by every later one. */
export const useProfileForm = (profile: Profile | null) => {
  const form = useForm<ProfileFormValues>({
    resolver: useRules(loadRules),
    values: formValuesOf(profile),
  });
  const { id: userId } = useSignedInUser();
  const forgetDraft = useDraft(form, `profile:${userId}`);
  const results = {
    onSuccess: () => {
      forgetDraft();
      toast({
        title: "Profile Updated",
        description: "Your profile has been saved successfully!",
      });
    },
    onError: (error: Error) => toastFailure("Error", error, "Failed to update profile"),
  };
  const create = useMutation({ ...createProfileMutation, ...results });
  const replace = useMutation({ ...saveProfileMutation, ...results });
  const submit = form.handleSubmit((values) => {
    const body = draftOf(values);
    if (profile) replace.mutate({ body });
    else create.mutate({ body });
  });
  return { form, submit, isPending: create.isPending || replace.isPending };
};
