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

/** What a camera writes into a picture: how it was held. */
export const exifOf = (orientation: number, order: "II" | "MM" = "MM"): Buffer => {
  const [short, long] =
    order === "II"
      ? (["writeUInt16LE", "writeUInt32LE"] as const)
      : (["writeUInt16BE", "writeUInt32BE"] as const);
  const note = Buffer.alloc(26);
  note.write(order, "latin1");
  note[short](42, 2);
  note[long](8, 4);
  note[short](1, 8);
  note[short](0x0112, 10);
  note[short](3, 12);
  note[long](1, 14);
  note[short](orientation, 18);
  return note;
};

const riffChunk = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** A still WebP with a note of its orientation. */
export const webpWithExif = (webp: Buffer, note: Buffer): Buffer => {
  const size = pictureSize(webp);
  const extended = Buffer.alloc(10);
  extended[0] = 0x08;
  extended.writeUIntLE((size?.width ?? 1) - 1, 4, 3);
  extended.writeUIntLE((size?.height ?? 1) - 1, 7, 3);
  const picture = webp.subarray(12);
  const content = Buffer.concat([
    Buffer.from("WEBP"),
    riffChunk("VP8X", extended),
    picture,
    riffChunk("EXIF", note),
  ]);
  return riffChunk("RIFF", content);
};

/** A JPEG with a note of its orientation. */
export const jpegWithExif = (jpeg: Buffer, note: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), note]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
};

interface Png {
  width: number;
  height: number;
  /** Red, green, blue and alpha of a pixel. */
  colour?: (x: number, y: number) => readonly number[];
  /** A text that the file carries along. */
  comment?: string;
  exif?: Buffer;
}

const petrol = [0, 92, 103, 255];

/** A PNG with alpha. */
export const pngOf = ({
  width,
  height,
  colour = () => petrol,
  comment = "",
  exif,
}: Png): Buffer => {
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
    ...(exif ? [chunk("eXIf", exif)] : []),
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
export const pixelsOf = (content: Buffer) => {
  const size = pictureSize(content);
  if (!size) throw new Error("No picture");
  return decode(size, content);
};
