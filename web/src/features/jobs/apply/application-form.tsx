import { resumeRequiredText } from "@rolecall/contract/applications/refusals.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { applyMutation } from "#features/jobs/job-writes.api.ts";
import { jobQuery } from "#features/jobs/jobs.api.ts";
import { AnswerFields } from "#features/questions/answers/answer-fields.tsx";
import { useBlankResume } from "#features/resumes/upload/blank-resume.tsx";
import { isRefusedWith } from "#lib/api-client.ts";
import { useDraft } from "#lib/drafts/draft.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { CharactersLeft } from "#lib/forms/characters-left.tsx";
import { useRules } from "#lib/forms/form-rules.ts";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { ApplicationNotice } from "./application-notice.tsx";
import { ApplicationResume } from "./application-resume.tsx";
import type { ApplicationValues } from "./application-rules.ts";
import { useAnswers } from "./use-answers.ts";
import { useProcessing } from "./use-processing.ts";

const loadRules = async () => (await import("./application-rules.ts")).applicationForm;

const resumeOfProfile = (objectPath: string) => ({
  objectPath,
  filename: "Resume of your profile",
});

/** The reason why the application cannot be sent yet. */
const whyHeldBack = (form: {
  resume: ApplicationValues["resume"];
  running: readonly string[];
  askedOfBlank: boolean;
}) => {
  if (form.running.includes("resume")) return "Your resume is still on its way.";
  if (form.running.length > 0) return "Your file is still on its way.";
  if (!form.resume) return "Choose a resume to continue.";
  return form.askedOfBlank ? "If the file is the right one, submit once more." : null;
};

type ApplicationFormProps = {
  jobId: string;
  /** The id of the element that describes the dialog. */
  noticeId: string;
  onClose: () => void;
  /** True while an uploaded resume is looked at. */
  onProcessingChange: (processing: boolean) => void;
};

/** Resume and cover letter. Both survive closing the dialog or losing the session. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { jobId, noticeId, onClose, onProcessingChange } = props;
  // Others may have closed it meanwhile, and the user may have applied in another window.
  const { data: job } = useQuery({ ...jobQuery(jobId), refetchOnMount: "always" });
  const { id: userId, candidateProfile } = useSignedInUser();
  const profileResume = candidateProfile?.resumeUrl ?? null;
  const ofProfile = profileResume === null ? null : resumeOfProfile(profileResume);
  const whyId = useId();
  const { running, processing, noteProcessing } = useProcessing(onProcessingChange);
  const form = useForm<ApplicationValues>({
    resolver: useRules(loadRules),
    defaultValues: { coverLetter: "", resume: ofProfile, answers: {} },
  });
  const { register, control, handleSubmit, setValue, formState } = form;
  const draft = useDraft(form, { userId, form: `application:${jobId}` });
  const { asked, ...answers } = useAnswers(form, jobId);
  // Read after the draft was restored, or it would have the value from before.
  const resume = useWatch({ control, name: "resume" });
  const focusLetter = useEffectEvent(() => {
    if (resume !== null) form.setFocus("coverLetter");
  });
  // If there is a resume already, the letter gets the focus.
  useEffect(() => focusLetter(), []);
  const blank = useBlankResume(resume?.blank ? resume.objectPath : null);
  const setResume = (chosen: ApplicationValues["resume"]) =>
    setValue("resume", chosen, { shouldDirty: true });
  const { mutate, isPending, isSuccess } = useMutation({
    ...applyMutation,
    onSuccess: () => {
      draft.forget();
      toast({
        title: "Application Submitted",
        description: "Your application has been submitted successfully!",
      });
      onClose();
    },
    onError: (error) => {
      toastFailure("Error", error, "Failed to submit application");
      showAtFields(form, error);
      if (isRefusedWith(error, "answer-missing") || isRefusedWith(error, "invalid-answer"))
        void answers.take(error);
    },
  });

  const submit = handleSubmit(({ resume: sent, answers: _typed, ...written }) => {
    if (!blank.confirm() || answers.areRefused()) return;
    if (sent)
      mutate({
        body: { ...written, jobId, resumeUrl: sent.objectPath, answers: answers.sent() },
      });
    else
      toast({
        title: "Resume Required",
        description: resumeRequiredText,
        variant: "destructive",
      });
  });

  const isReady = resume !== null && !processing && !isPending;
  return (
    <Form onSubmit={submit} className="contents">
      <DialogBody className="flex flex-col gap-5">
        {/* No notice that one has applied already while that application is just being sent. */}
        <p role="status" id={noticeId} className="empty:-mb-5">
          {job && !isPending && !isSuccess && <ApplicationNotice job={job} />}
        </p>
        <ApplicationResume
          resume={resume}
          ofProfile={ofProfile}
          askedOfBlank={blank.asked}
          onChange={setResume}
          onProcessingChange={(now) => noteProcessing("resume", now)}
        />
        <Field
          label="Cover Letter"
          hint="Ctrl + Enter submits."
          error={formState.errors.coverLetter?.message}
        >
          <Textarea
            rows={8}
            placeholder="Say why this job, and what you bring to it."
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && isReady)
                void submit(event);
            }}
            {...register("coverLetter")}
          />
          <CharactersLeft control={control} name="coverLetter" most={textLimits.coverLetter} />
        </Field>
        {asked.isError && (
          <InlineError
            text="The questions of the employer could not be loaded."
            retrying={asked.isFetching}
            onRetry={() => void asked.refetch()}
          />
        )}
        <AnswerFields {...answers.fields} onProcessingChange={noteProcessing} />
      </DialogBody>
      <DialogFooter>
        <p id={whyId} className="text-ink-muted max-sm:order-last sm:mr-auto sm:self-center">
          {whyHeldBack({ resume, running, askedOfBlank: blank.asked })}
        </p>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          pending={isPending}
          disabled={!resume || processing}
          aria-describedby={whyId}
        >
          {isPending ? "Submitting..." : "Submit Application"}
        </Button>
      </DialogFooter>
    </Form>
  );
}
