/** With the answer of every call that moves applications: the id by which it is undone. */
export const undoHeader = "Undo-Id";
