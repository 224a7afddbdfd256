// Pictures for tests, made by hand.
import { crc32, deflateSync } from "node:zlib";
import { decode } from "#features/pictures/drawing/codecs.ts";
import { pictureSize } from "#features/pictures/drawing/picture-size.ts";

const chunk = (type: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

interface Png {
  width: number;
  height: number;
  /** Red, green, blue and alpha of a pixel. */
  colour?: (x: number, y: number) => readonly number[];
  /** A text that the file carries along. */
  comment?: string;
}

const petrol = [0, 92, 103, 255];

/** A PNG with alpha. */
export const pngOf = ({ width, height, colour = () => petrol, comment = "" }: Png): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const lines = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (__, x) => colour(x, y)).flat()]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("tEXt", Buffer.from(`Comment\0${comment}`, "latin1")),
    chunk("IDAT", deflateSync(Buffer.concat(lines))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** The header of a PNG of any size, with nothing behind it. */
export const pngHeaderOf = (width: number, height: number): Buffer => {
  const png = pngOf({ width: 1, height: 1 });
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};

/** The content of a picture. */
export const pixelsOf = (content: Buffer) => decode(pictureSize(content)?.kind ?? "png", content);
