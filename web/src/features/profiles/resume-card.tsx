import FileCheck from "lucide-react/icons/file-check";
import { type ReactNode, useId, useRef, useState } from "react";
import { OwnResumes } from "#features/resumes/own/own-resumes.tsx";
import { PreviewOwnResume } from "#features/resumes/preview/preview-own-resume.tsx";
import { BlankResumeQuestion } from "#features/resumes/upload/blank-resume.tsx";
import { ResumeUpload } from "#features/resumes/upload/resume-upload.tsx";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ProfileCard } from "./profile-card.tsx";

type ResumeCardProps = {
  folded: boolean;
  resumeUrl: string | null;
  /** The resume in the saved profile. */
  savedUrl: string | null;
  /** The form's resume differs from the saved one. */
  unsaved: boolean;
  /** The object path of a resume that shows nothing, and whether its sender was asked of it already. */
  blank: { path: string | null; asked: boolean };
  /** Sets the form's resume; the next save stores it. */
  onChange: (resumeUrl: string | null, blank: boolean) => void;
  /** A resume was deleted for good, by its object path. */
  onDeleted: (objectPath: string) => void;
  onProcessingChange: (processing: boolean) => void;
  /** Opens what the resume tells. */
  fillIn: ReactNode;
};

/** The resume that goes with applications. */
export function ResumeCard({
  folded,
  resumeUrl,
  savedUrl,
  unsaved,
  blank,
  onChange,
  onDeleted,
  onProcessingChange,
  fillIn,
}: ResumeCardProps) {
  const refusedId = useId();
  const card = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const change = (url: string | null, isBlank = false) => {
    // The pressed button is removed, so the focus is moved.
    if (card.current?.contains(document.activeElement)) card.current.focus();
    onChange(url, isBlank);
  };
  return (
    <ProfileCard title="Resume" folded={folded} ref={card}>
      {resumeUrl === null ? (
        <ResumeUpload
          hint="PDF, DOC, or DOCX (max 10MB)"
          onUploaded={(resume) => {
            change(resume.objectPath, resume.blank);
            setRefused(resume.refused);
          }}
          onProcessingChange={onProcessingChange}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <div className="flex items-start gap-3">
            <FileCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-green-ink" />
            <div>
              <p className="font-medium">Resume uploaded</p>
              <p className="text-ink-muted">Ready to use in applications</p>
              <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
                <PreviewOwnResume resumeUrl={resumeUrl} />
                <a
                  href={resumeUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={linkStyles()}
                >
                  View Resume
                </a>
              </p>
            </div>
          </div>
          {resumeUrl !== blank.path && fillIn}
          {resumeUrl === blank.path && <BlankResumeQuestion key={`${resumeUrl} ${blank.asked}`} />}
          {refused !== null && (
            <div role="alert">
              <FieldError id={refusedId}>{refused}</FieldError>
            </div>
          )}
          <Button variant="secondary" onClick={() => change(null)}>
            Remove Resume
          </Button>
        </div>
      )}
      <p role="status" className="mt-3 text-xs text-ink-subtle empty:mt-0">
        {unsaved &&
          (blank.asked
            ? "If the file is the right one, save once more."
            : "Save your profile to keep this change.")}
      </p>
      <OwnResumes inProfile={savedUrl} onDeleted={onDeleted} />
    </ProfileCard>
  );
}
