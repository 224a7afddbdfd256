import { useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

type FoldedTextProps = {
  text: string;
  /** What is shown, for the button's name: 'of the letter of Mara Lind'. */
  of: string;
};

/** Text as people typed it, a paragraph for each line, folded to three lines where it has more. */
export function FoldedText({ text, of }: FoldedTextProps) {
  const id = useId();
  const paper = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");

  useLayoutEffect(() => {
    const element = paper.current;
    if (!element || unfolded) return undefined;
    const measure = () => setIsLong(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [unfolded]);

  return (
    <>
      <div
        ref={paper}
        id={id}
        className={
          unfolded
            ? "flex flex-col gap-3 wrap-anywhere"
            : "line-clamp-3 print:line-clamp-none wrap-anywhere"
        }
      >
        {lines.map((line, index) => (
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
      </div>
      {(isLong || unfolded) && (
        <Button
          variant="link"
          className="mt-1"
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? "Show less" : "Show more"}
          <VisuallyHidden> {of}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
