import type { LetterSite } from "./letter.ts";

export const ifThisIsWrong = ({ supportEmail }: LetterSite) =>
  `If you think that this is wrong, write to ${supportEmail}.`;
