import { ChosenFile } from "#features/resumes/upload/chosen-file.tsx";
import { ResumeUpload } from "#features/resumes/upload/resume-upload.tsx";
import type { AnswerProps } from "./answer-field.tsx";

type FileAnswerProps = AnswerProps & { onProcessingChange: (processing: boolean) => void };

/** A file that answers, through the same upload as a resume. */
export function FileAnswer({ answer, onAnswer, onProcessingChange }: FileAnswerProps) {
  const file = typeof answer === "object" && !Array.isArray(answer) ? answer : undefined;
  return (
    <>
      {file && (
        <ChosenFile
          title="File uploaded"
          removal="Remove File"
          filename={file.filename}
          onRemove={() => onAnswer(undefined)}
        />
      )}
      <ResumeUpload
        hint="PDF, DOC and DOCX (max 10MB)"
        windowLabel="Upload a file"
        another={file !== undefined}
        onUploaded={({ objectPath, filename }) => onAnswer({ objectPath, filename })}
        onProcessingChange={onProcessingChange}
      />
    </>
  );
}
