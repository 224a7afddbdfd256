import type { ResumeKind, ResumeRefusal } from "@rolecall/contract/resumes/resumes.ts";

/** A file that may be a resume. */
export interface Fit {
  kind: ResumeKind;
  /** Whether it shows neither text nor pictures. */
  blank: boolean;
}

/** The result of an inspection: the kind of resume, or the reason why the file cannot be one. */
export type Finding = Fit | { refusal: ResumeRefusal };

/** Content that is refused, and why. */
export class Refused extends Error {
  readonly refusal: ResumeRefusal;

  constructor(refusal: ResumeRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
