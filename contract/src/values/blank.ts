/**
 * Invisible characters, and those that change the direction of the text beside them: controls, zero
 * width and bidirectional marks, soft hyphens, fillers, tags, line separators.
 */
const unseen = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800`;
const anUnseenOne = new RegExp(`[${unseen}]`, "u");
const aVisibleOne = new RegExp(String.raw`[^\s\p{Zs}${unseen}]`, "u");

/** Whether a text has invisible characters, with which two different names look the same. */
export const hasUnseen = (value: string): boolean => anUnseenOne.test(value);

/** Whether a text has no visible character. */
export const isBlank = (value: string): boolean => !aVisibleOne.test(value);
