import { jpegSegments } from "./jpeg-segments.ts";

/** The format of a picture, by its content. */
export type PictureKind = "png" | "jpeg" | "webp";

export interface PictureSize {
  kind: PictureKind;
  width: number;
  height: number;
}

/** The format and size of a picture by its first bytes alone, before anything is unpacked. Null if it is no picture. */
export const pictureSize = (file: Buffer): PictureSize | null => {
  try {
    return pngSize(file) ?? webpSize(file) ?? jpegSize(file);
  } catch (error) {
    // It ends where its size should stand.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const pngSize = (file: Buffer): PictureSize | null =>
  file.subarray(0, 8).equals(pngSignature) && file.toString("latin1", 12, 16) === "IHDR"
    ? { kind: "png", width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
    : null;

const webpSize = (file: Buffer): PictureSize | null => {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP")
    return null;
  const kind = "webp" as const;
  switch (file.toString("latin1", 12, 16)) {
    case "VP8X":
      return { kind, width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = file.readUInt32LE(21);
      return { kind, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return {
        kind,
        width: file.readUInt16LE(26) & 0x3fff,
        height: file.readUInt16LE(28) & 0x3fff,
      };
    default:
      return null;
  }
};

const jpegSize = (file: Buffer): PictureSize | null => {
  const frame = jpegSegments(file).find(({ isFrame }) => isFrame);
  return frame
    ? {
        kind: "jpeg",
        height: file.readUInt16BE(frame.at + 1),
        width: file.readUInt16BE(frame.at + 3),
      }
    : null;
};
