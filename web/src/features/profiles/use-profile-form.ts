import type { Profile } from "@rolecall/contract/profiles.ts";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/auth-provider.tsx";
import { useDraft } from "#lib/draft.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { useRules } from "#lib/form-rules.ts";
import { showAtFields } from "#lib/show-at-fields.ts";
import { toast } from "#ui/toast-store.ts";
import { draftOf, formValuesOf } from "./profile-form-values.ts";
import type { ProfileFormValues } from "./profile-rules.ts";
import { createProfileMutation, saveProfileMutation } from "./profiles.api.ts";

const loadRules = async () => (await import("./profile-rules.ts")).profileForm;

/** The profile as a form: made by the first save, replaced by every later one. */
export const useProfileForm = (profile: Profile | null) => {
  const form = useForm<ProfileFormValues>({
    resolver: useRules(loadRules),
    defaultValues: formValuesOf(profile),
  });
  const { id: userId } = useSignedInUser();
  const forgetDraft = useDraft(form, `profile:${userId}`);
  const onError = (error: Error) => {
    toastFailure("Error", error, "Failed to update profile");
    showAtFields(form, error);
  };
  const create = useMutation({ ...createProfileMutation, onError });
  const replace = useMutation({ ...saveProfileMutation, onError });
  const submit = form.handleSubmit(async (sent) => {
    const { mutateAsync } = profile ? replace : create;
    const saved = await mutateAsync({ body: draftOf(sent) }).catch(() => null);
    if (!saved) return;
    toast({
      title: "Profile Updated",
      description: "Your profile has been saved successfully!",
    });
    if (JSON.stringify(form.getValues()) === JSON.stringify(sent)) forgetDraft();
    // What was typed meanwhile stays, and is not saved yet.
    form.resetDefaultValues(sent);
    form.reset(formValuesOf(saved), { keepDirtyValues: true });
  });
  return { form, submit, isPending: create.isPending || replace.isPending };
};
