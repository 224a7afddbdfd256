/** The LIKE pattern for 'contains what was typed': `%`, `_` and `\` are characters like any other. */
export const containing = (typed: string) => `%${typed.replaceAll(/[\\%_]/g, "\\$&")}%`;
