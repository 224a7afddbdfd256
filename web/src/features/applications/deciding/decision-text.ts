const candidates = (count: number) =>
  count === 1 ? "1 candidate" : `${count.toLocaleString("en-US")} candidates`;

interface Counts {
  /** Of how many applications the status changes. */
  changed: number;
  /** Whether a letter goes to them. */
  hasLetter: boolean;
}

/** What will happen, before it is decided. */
export const whatWillGoText = ({ changed, hasLetter }: Counts): string => {
  if (changed === 0)
    return "Everybody is in this status already: nothing changes, and no email goes.";
  const learns = changed === 1 ? "learns" : "learn";
  const letter = hasLetter ? `The email goes to ${candidates(changed)}` : "No email goes";
  return `${letter}. ${changed === 1 ? "The candidate" : candidates(changed)} ${learns} of it after 30 seconds; until then you can undo it.`;
};

/** What has been decided. */
export const decidedText = (letters: number | undefined): string =>
  letters
    ? `${candidates(letters)} get the email in 30 seconds.`
    : "Candidates read it in 30 seconds.";
