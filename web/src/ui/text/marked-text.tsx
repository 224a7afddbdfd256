type MarkedTextProps = {
  text: string;
  /** Pieces of it from their first character to the one after their last, in their order and apart. */
  marks: readonly (readonly [number, number])[];
};

/** A text in which what somebody searched for is marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark className="rounded-sm bg-yellow-soft text-ink [box-decoration-break:clone] print:underline forced-colors:underline">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
