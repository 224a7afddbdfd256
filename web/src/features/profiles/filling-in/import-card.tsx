import type { ResumeReading } from "@rolecall/contract/resume-reading/resume-reading.schemas.ts";
import {
  noJsonResumeText,
  profilePdfPath,
  readProfileAsJson,
} from "@rolecall/contract/resume-reading/resume-reading.ts";
import { resumeMaximumBytes, resumeTooLargeText } from "@rolecall/contract/resumes/resumes.ts";
import { useMutation } from "@tanstack/react-query";
import Upload from "lucide-react/icons/upload";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { ProfileCard } from "#features/profiles/profile-card.tsx";
import type { ProfileFormValues } from "#features/profiles/profile-rules.ts";
import { createUploadMutation } from "#features/resumes/resumes.api.ts";
import { sendFile, sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { importProfileMutation } from "./filling-in.api.ts";

const FillInFromImport = lazy(async () => ({
  default: (await import("./fill-in-dialog.tsx")).FillInFromImport,
}));

type ImportCardProps = {
  folded: boolean;
  /** Whether there is a profile to download. */
  saved: boolean;
  valuesNow: () => ProfileFormValues;
  onTake: (changed: Partial<ProfileFormValues>) => void;
};

const failedText = "The file could not be read. Please try again.";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(noJsonResumeText);
  }
};

/** Brings a profile in from elsewhere, and gives it back. */
export function ImportCard({ folded, saved, valuesNow, onTake }: ImportCardProps) {
  const wrongId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<{ reading: ResumeReading; values: ProfileFormValues } | null>(
    null,
  );
  const createUpload = useMutation(createUploadMutation);
  const importProfile = useMutation(importProfileMutation);
  const [wrong, setWrong] = useState<string | null>(null);
  const readingOf = async (file: File) => {
    if (/\.json$/i.test(file.name))
      return importProfile.mutateAsync({ body: { resume: parsed(await file.text()) } });
    const body = { filename: file.name.toWellFormed() };
    const { uploadURL } = await createUpload.mutateAsync({ body });
    await sendFile(uploadURL, file);
    return importProfile.mutateAsync({ body: { uploadURL } });
  };
  const [bringing, setBringing] = useState(false);
  const bring = async (file: File) => {
    setWrong(file.size > resumeMaximumBytes ? resumeTooLargeText : null);
    if (file.size > resumeMaximumBytes) return;
    setBringing(true);
    try {
      setRead({ reading: await readingOf(file), values: valuesNow() });
    } catch (error) {
      setWrong(sentenceOf(error, error instanceof Error ? error.message : failedText));
    } finally {
      setBringing(false);
    }
  };
  return (
    <ProfileCard title="Import and download" folded={folded}>
      <p className="text-ink-muted">
        Bring in a JSON Resume, or the archive of your data from LinkedIn (a ZIP file).
      </p>
      <input
        ref={box}
        type="file"
        accept=".json,.zip,application/json,application/zip"
        className="hidden"
        aria-label="A JSON Resume, or LinkedIn's archive"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void bring(file);
        }}
      />
      <Button
        variant="secondary"
        className="mt-3"
        pending={bringing}
        aria-describedby={wrongId}
        onClick={() => box.current?.click()}
      >
        <Upload aria-hidden />
        Import
      </Button>
      <div role="alert" className="mt-2 empty:mt-0">
        {wrong !== null && <FieldError id={wrongId}>{wrong}</FieldError>}
      </div>
      {saved && (
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
          <a href={profilePdfPath} download="resume.pdf" className={linkStyles()}>
            Download as PDF
          </a>
          <a href={readProfileAsJson.path} download="resume.json" className={linkStyles()}>
            Download as JSON Resume
          </a>
        </p>
      )}
      <Suspense>
        {read && (
          <FillInFromImport
            source="your file"
            reading={read.reading}
            values={read.values}
            onTake={(changed) => {
              setRead(null);
              onTake(changed);
            }}
            onClose={() => setRead(null)}
          />
        )}
      </Suspense>
    </ProfileCard>
  );
}
