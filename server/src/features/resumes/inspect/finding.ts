import type { ResumeKind, ResumeRefusal } from "@rolecall/contract/resumes/resumes.ts";

/** The result of an inspection: the kind of resume, or the reason why the file cannot be one. */
export type Finding = { kind: ResumeKind } | { refusal: ResumeRefusal };

/** Content that is refused, and why. */
export class Refused extends Error {
  readonly refusal: ResumeRefusal;

  constructor(refusal: ResumeRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
