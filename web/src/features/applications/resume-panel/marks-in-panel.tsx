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

export type MarksInPanelProps = {
  name: string;
  /** Takes the element into which the marks of the application move. */
  onPlace: (place: HTMLElement | null) => void;
  className?: string;
};

/** The place of answers, notes, tags and all else that the hiring team has on an application. */
export function MarksInPanel({ name, onPlace, className }: MarksInPanelProps) {
  return (
    <section ref={keepOwnKeys} aria-label={`Answers and notes about ${name}`} className={className}>
      <div ref={onPlace} />
    </section>
  );
}
