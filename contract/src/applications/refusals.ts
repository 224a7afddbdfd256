// Apart from the calls, which the first screens name: these sentences come with the screens that show them.
import { refusal } from "#refusal.ts";

export const alreadyAppliedText = refusal(
  "already-applied",
  "You have already applied to this job",
);
export const resumeRequiredText = refusal(
  "resume-required",
  "Please upload your resume before submitting.",
);
export const jobClosedText = refusal("job-closed", "This job is no longer accepting applications");
export const notYourJobText = refusal(
  "not-your-job",
  "You can only manage applications for your own jobs.",
);
export const nothingSelectedText = refusal(
  "nothing-selected",
  "Please select applications and a status to update.",
);
