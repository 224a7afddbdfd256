import { FoldedText } from "#ui/text/folded-text.tsx";

const scrolling = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

/** Within the letter these keys scroll it, and neither turn the pages of the resume nor lead to the next one. */
const keepScrolling = (paper: HTMLElement | null) => {
  const keep = (event: KeyboardEvent) => {
    if (scrolling.has(event.key)) event.stopPropagation();
  };
  paper?.addEventListener("keydown", keep);
  return () => paper?.removeEventListener("keydown", keep);
};

/** The letter above the resume, folded; a long one scrolls, so that the resume stays in view. */
export function LetterInPanel({ name, letter }: { name: string; letter: string }) {
  return (
    <section
      ref={keepScrolling}
      aria-label={`Cover letter of ${name}`}
      className="max-h-[30dvh] overflow-y-auto overscroll-contain"
    >
      <h3 className="text-xs text-ink-subtle">Cover Letter</h3>
      <FoldedText text={letter} of={`of ${name}'s letter`} />
    </section>
  );
}
