import type { Bitmap } from "./bitmap.ts";
import { jpegSegments } from "./jpeg-segments.ts";
import type { PictureKind } from "./picture-size.ts";
import { webpChunks } from "./webp-chunks.ts";

/** 1 stands upright, 2 to 4 are mirrored or upside down, 5 to 8 lie on their side (Exif 2.3, 4.6.4). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** How a camera was held, by what it wrote into the file; upright where that cannot be read. */
export const orientationOf = (kind: PictureKind, file: Buffer): Orientation => {
  try {
    return orientationIn(noteOf[kind](file));
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
};

const exifMark = "Exif\0\0";
const withoutMark = (note: Buffer) =>
  note.toString("latin1", 0, exifMark.length) === exifMark ? note.subarray(exifMark.length) : note;

const none = Buffer.alloc(0);

/** Where each format keeps it. */
const noteOf: Record<PictureKind, (file: Buffer) => Buffer> = {
  jpeg: (file) => {
    const segment = jpegSegments(file).find(
      ({ marker, at }) => marker === 0xe1 && file.toString("latin1", at, at + 4) === "Exif",
    );
    return segment ? withoutMark(file.subarray(segment.at, segment.end)) : none;
  },
  png: (file) => {
    for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at))
      if (file.toString("latin1", at + 4, at + 8) === "eXIf")
        return withoutMark(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
    return none;
  },
  webp: (file) =>
    withoutMark(webpChunks(file).find(({ name }) => name === "EXIF")?.content ?? none),
};

const orientationTag = 0x0112;

/** The tag in the first directory of a TIFF, which says itself in which order its bytes stand. */
const orientationIn = (note: Buffer): Orientation => {
  const order = note.toString("latin1", 0, 2);
  if (order !== "II" && order !== "MM") return 1;
  const isLittle = order === "II";
  const short = (at: number) => (isLittle ? note.readUInt16LE(at) : note.readUInt16BE(at));
  const long = (at: number) => (isLittle ? note.readUInt32LE(at) : note.readUInt32BE(at));
  const directory = long(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) !== orientationTag) continue;
    const value = short(at + 2) === 4 ? long(at + 8) : short(at + 8);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
};

/** Whether width and height change places when it is set upright. */
export const liesOnSide = (orientation: Orientation): boolean => orientation >= 5;

/** The bitmap set upright. */
export const setUpright = (bitmap: Bitmap, orientation: Orientation): Bitmap => {
  if (orientation === 1) return bitmap;
  const { width: across, height: down } = bitmap;
  const [width, height] = liesOnSide(orientation) ? [down, across] : [across, down];
  const from = new Uint32Array(bitmap.data.buffer, bitmap.data.byteOffset, across * down);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [column, line] = placeOf[orientation](x, y, across - 1, down - 1);
      to[y * width + x] = from[line * across + column] ?? 0;
    }
  return { width, height, data: new Uint8ClampedArray(to.buffer) };
};

/** Where a pixel of the upright picture stands in the other, whose last column and line are given. */
const placeOf: Record<
  Orientation,
  (x: number, y: number, right: number, bottom: number) => [column: number, line: number]
> = {
  1: (x, y) => [x, y],
  2: (x, y, right) => [right - x, y],
  3: (x, y, right, bottom) => [right - x, bottom - y],
  4: (x, y, _right, bottom) => [x, bottom - y],
  5: (x, y) => [y, x],
  6: (x, y, _right, bottom) => [y, bottom - x],
  7: (x, y, right, bottom) => [right - y, bottom - x],
  8: (x, y, right) => [right - y, x],
};
