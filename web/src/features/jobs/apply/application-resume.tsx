import { useId, useLayoutEffect, useRef, useState } from "react";
import { OfferFillIn } from "#features/profiles/filling-in/offer-fill-in.tsx";
import { BlankResumeQuestion } from "#features/resumes/upload/blank-resume.tsx";
import { ChosenFile } from "#features/resumes/upload/chosen-file.tsx";
import { ResumeUpload } from "#features/resumes/upload/resume-upload.tsx";
import { Button } from "#ui/button.tsx";
import type { ApplicationValues } from "./application-rules.ts";
import { LastSentResume } from "./last-sent-resume.tsx";

type Resume = ApplicationValues["resume"];

type ApplicationResumeProps = {
  resume: Resume;
  /** The resume of the user's profile, if it has one. */
  ofProfile: Resume;
  askedOfBlank: boolean;
  onChange: (resume: Resume) => void;
  onProcessingChange: (processing: boolean) => void;
};

/** The resume that goes with an application: that of the profile, or another one, whose upload is folded away until it is asked for. */
export function ApplicationResume({
  resume,
  ofProfile,
  askedOfBlank,
  onChange,
  onProcessingChange,
}: ApplicationResumeProps) {
  const labelId = useId();
  const uploadId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const upload = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isFolded = resume !== null && !unfolded;
  const isNew = resume !== null && !resume.blank && resume.objectPath !== ofProfile?.objectPath;
  // Who pressed a button in there goes on at the one that unfolds it.
  useLayoutEffect(() => {
    if (isFolded && upload.current?.contains(document.activeElement)) toggle.current?.focus();
  }, [isFolded]);
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-col gap-1.5">
      <span id={labelId} className="text-sm font-medium">
        Resume
      </span>
      {resume && (
        <ChosenFile
          title="Resume uploaded"
          removal="Remove Resume"
          filename={resume.filename}
          onRemove={() => onChange(null)}
        />
      )}
      {isNew && <OfferFillIn key={resume.objectPath} resumeUrl={resume.objectPath} />}
      {resume?.blank && <BlankResumeQuestion key={`${resume.objectPath} ${askedOfBlank}`} />}
      {resume && (
        <Button
          ref={toggle}
          variant="link"
          className="self-start"
          aria-expanded={unfolded}
          aria-controls={uploadId}
          onClick={() => setUnfolded(!unfolded)}
        >
          Use another
        </Button>
      )}
      <div ref={upload} id={uploadId} hidden={isFolded}>
        <ResumeUpload
          hint="Supported formats: PDF, DOC and DOCX (max 10MB)"
          onUploaded={({ objectPath, filename, blank, refused }) => {
            // What is said of other files stands in there.
            setUnfolded(refused !== null);
            onChange({ objectPath, filename, blank });
          }}
          onProcessingChange={onProcessingChange}
        />
      </div>
      {resume === null && ofProfile && (
        <Button variant="link" className="self-start" onClick={() => onChange(ofProfile)}>
          Use the resume of your profile
        </Button>
      )}
      {resume === null && !ofProfile && <LastSentResume onChoose={onChange} />}
    </div>
  );
}
