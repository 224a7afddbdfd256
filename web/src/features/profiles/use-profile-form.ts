import { changedMeanwhileText } from "@rolecall/contract/error.ts";
import type { Profile } from "@rolecall/contract/profiles/profiles.schemas.ts";
import { profileExistsText } from "@rolecall/contract/profiles/profiles.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { useRevision } from "#lib/drafts/draft-revision.ts";
import { useDraft } from "#lib/drafts/draft.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { useRules } from "#lib/forms/form-rules.ts";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { draftOf, formValuesOf } from "./profile-form-values.ts";
import type { ProfileFormValues } from "./profile-rules.ts";
import { createProfileMutation, profileQuery, saveProfileMutation } from "./profiles.api.ts";

const loadRules = async () => (await import("./profile-rules.ts")).profileForm;

/** The profile as a form: made by the first save, replaced by every later one. */
export const useProfileForm = (profile: Profile | null) => {
  const form = useForm<ProfileFormValues>({
    resolver: useRules(loadRules),
    defaultValues: formValuesOf(profile),
  });
  const { id: userId } = useSignedInUser();
  const client = useQueryClient();
  const draft = useDraft(form, { userId, form: "profile" });
  const { revision, isSaved, isLate } = useRevision({
    stored: profile,
    query: profileQuery,
    takeIn: (now) => draft.takeIn(formValuesOf(now)),
    refusals: [changedMeanwhileText, profileExistsText],
  });
  const onError = async (error: Error) => {
    if (await isLate(error)) return;
    toastFailure("Error", error, "Failed to update profile");
    showAtFields(form, error);
  };
  const create = useMutation({ ...createProfileMutation, onError });
  const replace = useMutation({ ...saveProfileMutation, onError });
  const submit = form.handleSubmit(async (sent) => {
    const body = draftOf(sent);
    const save = profile
      ? replace.mutateAsync({ body: { ...body, revision } })
      : create.mutateAsync({ body });
    const saved = await save.catch(() => null);
    if (!saved) return;
    toast({
      title: "Profile Updated",
      description: "Your profile has been saved successfully!",
    });
    isSaved(saved);
    draft.saved(formValuesOf(saved), sent);
  });
  /** A resume is gone for good: neither the form nor the profile names it any more. */
  const resumeDeleted = async (objectPath: string) => {
    const known = form.formState.defaultValues as ProfileFormValues;
    if (known.resumeUrl !== objectPath) {
      if (form.getValues("resumeUrl") === objectPath)
        form.setValue("resumeUrl", known.resumeUrl, { shouldDirty: true });
      return;
    }
    const now = await client.query(profileQuery).catch(() => null);
    // Other changes made elsewhere are shown when the next save is refused for them.
    if (now?.revision !== (revision ?? 0) + 1) return;
    isSaved(now);
    draft.saved(formValuesOf(now), known);
  };
  return { form, draft, submit, resumeDeleted, isPending: create.isPending || replace.isPending };
};
