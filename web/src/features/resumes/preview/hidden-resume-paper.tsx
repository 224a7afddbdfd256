import { useQuery } from "@tanstack/react-query";
import { plainTextQuery } from "#features/resumes/resumes.api.ts";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { TextPaper } from "./text-paper.tsx";

/** The resume of an anonymous application: its text alone, without what tells who sent it. */
export function HiddenResumePaper({ resumeUrl, file }: { resumeUrl: string; file: Blob }) {
  const { data: text } = useQuery(plainTextQuery(resumeUrl, file));
  return (
    <TextPaper>
      <div className="mx-auto max-w-prose">
        <p className="mb-4 border-b border-line pb-4 text-ink-muted">
          Names, addresses, telephone numbers and links are hidden until this candidate is
          shortlisted. Hiding is not perfect: the text may still tell who it is.
        </p>
        {text === undefined ? (
          <Loading className="flex flex-col gap-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-40 w-full" />
          </Loading>
        ) : (
          <p dir="auto" className="whitespace-pre-wrap">
            {text}
          </p>
        )}
      </div>
    </TextPaper>
  );
}
