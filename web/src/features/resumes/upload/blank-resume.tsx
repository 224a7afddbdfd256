import { blankResumeText } from "@rolecall/contract/resumes/resumes.ts";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useState } from "react";

/**
 * Holds back a resume that shows nothing until its sender asks again.
 * @param path its object path; null where the resume that is to be sent is no such one
 */
export const useBlankResume = (path: string | null) => {
  const [askedOf, setAskedOf] = useState<string | null>(null);
  const asked = path !== null && askedOf === path;
  return {
    /** Whether the sender was asked, and now says yes by sending it once more. */
    asked,
    /** Whether it may be sent; the first time it asks. */
    confirm: () => {
      if (path === null || asked) return true;
      setAskedOf(path);
      return false;
    },
  };
};

/** Asked where the file stands, and read out each time that it appears. */
export const BlankResumeQuestion = () => (
  <p role="alert" className="flex gap-1.5 rounded-md bg-amber-soft px-3 py-2 text-amber-ink">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    {blankResumeText}
  </p>
);
