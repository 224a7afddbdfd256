import type { ResumeKind, ResumeRefusal } from "@rolecall/contract/resumes/resumes.ts";

/** What a look at a file's content says: what it is, or why it cannot be a resume. */
export type Finding = { kind: ResumeKind } | { refusal: ResumeRefusal };

/** Content that is refused, and why. */
export class Refused extends Error {
  readonly refusal: ResumeRefusal;

  constructor(refusal: ResumeRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
