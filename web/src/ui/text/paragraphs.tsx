/** Text as people typed it, a paragraph for each line, each in its own direction; never HTML. */
export function Paragraphs({ text }: { text: string }) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return (
    <div className="mt-3 flex flex-col gap-3 text-base wrap-anywhere">
      {lines.map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}
