import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { JobForm } from "#features/jobs/posting/use-job-form.ts";
import { skillsInTextsQuery } from "#features/match/match.api.ts";

/** In milliseconds: whoever writes on is not asked about. */
const rest = 700;

/** The skills that the texts of a form name, once typing rests. */
export const useTextSkills = ({ control }: JobForm) => {
  const [title, description, requirements] = useWatch({
    control,
    name: ["title", "description", "requirements"],
  });
  const typed = JSON.stringify([title, description, requirements ?? ""]);
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  const texts = JSON.parse(rested) as [string, string, string];
  const [askedTitle, askedDescription, askedRequirements] = texts;
  const { data, isError } = useQuery({
    ...skillsInTextsQuery({
      title: askedTitle,
      description: askedDescription,
      requirements: askedRequirements,
    }),
    enabled: texts.some((text) => text.trim() !== ""),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { found: data, isError };
};
