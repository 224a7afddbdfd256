import { resumeRequiredText } from "@rolecall/contract/application.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useSignedInUser } from "#features/auth/auth-provider.tsx";
import { ResumeUpload } from "#features/resumes/resume-upload.tsx";
import { useDraft } from "#lib/draft.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { useRules } from "#lib/form-rules.ts";
import { Button } from "#ui/button.tsx";
import { DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { toast } from "#ui/toast-store.ts";
import type { ApplicationValues } from "./application-rules.ts";
import { ChosenResume } from "./chosen-resume.tsx";
import { applyMutation } from "./jobs.api.ts";

const loadRules = async () => (await import("./application-rules.ts")).applicationForm;

/** Resume and cover letter. Both survive closing the dialog or losing the session. */
export function ApplicationForm({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { id: userId, candidateProfile } = useSignedInUser();
  const profileResume = candidateProfile?.resumeUrl;
  const [processing, setProcessing] = useState(false);
  const form = useForm<ApplicationValues>({
    resolver: useRules(loadRules),
    defaultValues: { coverLetter: "", resume: null },
  });
  const { register, control, handleSubmit, setValue, formState } = form;
  const forgetDraft = useDraft(form, `application:${userId}:${jobId}`);
  // After the draft, or it would begin with what was there before it.
  const resume = useWatch({ control, name: "resume" });
  const setResume = (chosen: ApplicationValues["resume"]) =>
    setValue("resume", chosen, { shouldDirty: true });
  const { mutate, isPending } = useMutation({
    ...applyMutation,
    onSuccess: () => {
      forgetDraft();
      toast({
        title: "Application Submitted",
        description: "Your application has been submitted successfully!",
      });
      onClose();
    },
    onError: (error) => toastFailure("Error", error, "Failed to submit application"),
  });

  const submit = handleSubmit(({ coverLetter }) => {
    if (resume) mutate({ body: { jobId, coverLetter, resumeUrl: resume.objectPath } });
    else
      toast({
        title: "Resume Required",
        description: resumeRequiredText,
        variant: "destructive",
      });
  });

  return (
    <form noValidate onSubmit={submit} className="contents">
      <DialogBody className="flex flex-col gap-5">
        {resume ? (
          <ChosenResume filename={resume.filename} onRemove={() => setResume(null)} />
        ) : (
          <div className="flex flex-col gap-2">
            <ResumeUpload
              label="Resume"
              hint="Supported formats: PDF, DOC and DOCX (max 10MB)"
              onUploaded={setResume}
              onProcessingChange={setProcessing}
            />
            {profileResume != null && (
              <Button
                variant="link"
                className="self-start"
                onClick={() =>
                  setResume({ objectPath: profileResume, filename: "Resume of your profile" })
                }
              >
                Use the resume of your profile
              </Button>
            )}
          </div>
        )}
        <Field label="Cover Letter" error={formState.errors.coverLetter?.message}>
          <Textarea
            rows={8}
            placeholder="Say why this job, and what you bring to it."
            {...register("coverLetter")}
          />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={isPending} disabled={!resume || processing}>
          {isPending ? "Submitting..." : "Submit Application"}
        </Button>
      </DialogFooter>
    </form>
  );
}
