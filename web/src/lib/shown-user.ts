/**
 * The user whom the screens of this tab show: null for a visitor, undefined until that is known. Every
 * write names it, and no answer to somebody else's session is taken for theirs.
 */
export const shownUser: { id: string | null | undefined } = { id: undefined };
