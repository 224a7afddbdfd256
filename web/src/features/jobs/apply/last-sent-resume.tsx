import { useQuery } from "@tanstack/react-query";
import { lastSentResumeQuery } from "#features/resumes/resumes.api.ts";
import { Button } from "#ui/button.tsx";

type LastSentResumeProps = { onChoose: (resume: { objectPath: string; filename: string }) => void };

/** The resume that the user sent last, where the profile has none. */
export function LastSentResume({ onChoose }: LastSentResumeProps) {
  const { data } = useQuery(lastSentResumeQuery);
  const last = data?.items.find(({ applicationCount }) => applicationCount > 0);
  if (!last) return null;
  const { objectPath, filename } = last;
  return (
    <Button
      variant="link"
      className="self-start text-left wrap-anywhere whitespace-normal"
      onClick={() => onChoose({ objectPath, filename })}
    >
      <span>
        Use the resume that you sent last: <bdi>{filename}</bdi>
      </span>
    </Button>
  );
}
