/** What has keys of its own. */
const withOwnKeys = "input, textarea, select, [role=combobox], [role=radio]";

/** While somebody types or chooses in here, keys neither decide nor turn pages. */
const keepOwnKeys = (box: HTMLElement | null) => {
  const keep = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(withOwnKeys))
      event.stopPropagation();
  };
  box?.addEventListener("keydown", keep);
  return () => box?.removeEventListener("keydown", keep);
};

type MarksInPanelProps = {
  name: string;
  /** Takes the element into which the marks of the application move. */
  onPlace: (place: HTMLElement | null) => void;
};

/** The place of answers, notes, tags and all else that the card has: long ones scroll, and the resume stays in view. */
export function MarksInPanel({ name, onPlace }: MarksInPanelProps) {
  return (
    <section
      ref={keepOwnKeys}
      aria-label={`Answers and notes about ${name}`}
      className="-mx-3 max-h-[36dvh] overflow-y-auto overscroll-contain px-3 pb-1"
    >
      <div ref={onPlace} />
    </section>
  );
}
