import type { RecordPiece } from "./record-sentence.ts";

/** A sentence of the record: names stand out, and each is read in its own direction. */
export function Said({ pieces }: { pieces: RecordPiece[] }) {
  return pieces.map((piece, place) =>
    typeof piece === "string" ? (
      piece
    ) : (
      <bdi key={place} className="font-medium">
        {piece.name}
      </bdi>
    ),
  );
}
