import { zodResolver } from "@hookform/resolvers/zod";
import type { Profile } from "@rolecall/contract/profiles.ts";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/auth-provider.tsx";
import { useDraft } from "#lib/draft.ts";
import { toastFailure } from "#lib/failure-toast.ts";
import { toast } from "#ui/toast-store.ts";
import {
  draftOf,
  formValuesOf,
  profileForm,
  type ProfileFormValues,
} from "./profile-form-values.ts";
import { createProfileMutation, saveProfileMutation } from "./profiles.api.ts";

/** The profile as a form: made by the first save, replaced by every later one. */
export const useProfileForm = (profile: Profile | null) => {
  const form = useForm<ProfileFormValues>({
    resolver: zodResolver(profileForm, undefined, { raw: true }),
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
