import { linkStyles } from "#ui/text/link-styles.ts";
import { type MarkdownBlock, markdownBlocks, type Piece } from "./markdown.ts";

/** A text that the administrators wrote, as it is read. HTML in it is text. */
export function SiteTextView({ markdown }: { markdown: string }) {
  return (
    <div dir="auto" className="mt-8 flex max-w-prose flex-col gap-3 text-base wrap-anywhere">
      {markdownBlocks(markdown).map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: MarkdownBlock }) {
  if (block.kind === "paragraph")
    return (
      <p>
        <Pieces pieces={block.pieces} />
      </p>
    );
  if (block.kind === "list") {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List className={block.ordered ? "list-decimal ps-6" : "list-disc ps-6"}>
        {block.items.map((pieces, place) => (
          <li key={place}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </List>
    );
  }
  const Heading = `h${block.level}` as const;
  return (
    <Heading className={block.level === 2 ? "mt-5 text-xl first:mt-0" : "mt-3 text-lg first:mt-0"}>
      <Pieces pieces={block.pieces} />
    </Heading>
  );
}

const Pieces = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map((piece, place) => {
    if (piece.kind === "link")
      return (
        <a key={place} href={piece.href} rel="noopener noreferrer" className={linkStyles()}>
          {piece.text}
        </a>
      );
    if (piece.kind === "strong") return <strong key={place}>{piece.text}</strong>;
    return piece.kind === "em" ? <em key={place}>{piece.text}</em> : piece.text;
  });
