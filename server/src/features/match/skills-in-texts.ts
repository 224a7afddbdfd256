import { findJobSkills } from "#match/reading/read-job.ts";

/** The skills that texts name, each with the line that names it first. */
export const findInTexts = (texts: {
  title?: string | null | undefined;
  description?: string | null | undefined;
  requirements?: string | null | undefined;
}) =>
  findJobSkills({
    title: texts.title ?? "",
    description: texts.description ?? "",
    requirements: texts.requirements ?? null,
  }).map(({ name, need, asked: [first] }) => ({ name, need, line: first?.line ?? name }));
