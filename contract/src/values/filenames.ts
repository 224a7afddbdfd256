const maxLength = 255;
/** Line breaks, control characters, and marks that turn the direction of text around. */
const deceptive = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** Keeps the extension of a name that is too long. */
const shortened = (name: string): string => {
  const characters = [...name];
  if (characters.length <= maxLength) return name;
  const extension = /\.\w{1,10}$/.exec(name)?.[0] ?? "";
  return characters.slice(0, maxLength - extension.length).join("") + extension;
};

/** The name of a file as it may be shown: one line, no folders, at most 255 characters; null when nothing is left. */
export const displayFilename = (given: string): string | null => {
  const lastPart = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const name = shortened(lastPart.replace(deceptive, " ").trim());
  return /^[.\s]*$/.test(name) ? null : name;
};
