interface Resettable {
  formState: { isDirty: boolean };
  reset: () => void;
}

/** What the end of a form shows of its state: whether something is unsaved, and kept as a draft. */
export const saveStateOf = (form: Resettable, draft: { isKept: boolean }) => ({
  isDirty: form.formState.isDirty,
  isKept: draft.isKept,
  onDiscard: () => form.reset(),
});
