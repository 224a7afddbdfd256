interface Chunk {
  name: string;
  content: Buffer;
  /** With name and length, as it stands in the file. */
  whole: Buffer;
}

const chunksIn = (bytes: Buffer): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    chunks.push({
      name: bytes.toString("latin1", at, at + 4),
      content: bytes.subarray(at + 8, at + 8 + length),
      whole: bytes.subarray(at, next),
    });
    at = next;
  }
  return chunks;
};

const headerBytes = 12;

/** The parts of a WebP. */
export const webpChunks = (file: Buffer): Chunk[] => chunksIn(file.subarray(headerBytes));

/** What stands before the picture in a part of a moving one: place, size, duration. */
const frameHeaderBytes = 16;
const alphaFlag = 0x10;

/** A still picture, and where it stands in the whole. */
export interface FirstPicture {
  file: Buffer;
  left: number;
  top: number;
}

/** The first picture of a moving WebP as a WebP of its own; null where it does not move. */
export const firstPictureOf = (file: Buffer): FirstPicture | null => {
  const frame = webpChunks(file).find(({ name }) => name === "ANMF")?.content;
  if (!frame || frame.length < frameHeaderBytes) return null;
  const [left, top] = [frame.readUIntLE(0, 3) * 2, frame.readUIntLE(3, 3) * 2];
  const chunks = chunksIn(frame.subarray(frameHeaderBytes)).filter(({ name }) =>
    ["ALPH", "VP8 ", "VP8L"].includes(name),
  );
  const parts = chunks.map(({ whole }) => whole);
  if (chunks.some(({ name }) => name === "ALPH")) {
    const extended = Buffer.alloc(18);
    extended.write("VP8X", "latin1");
    extended.writeUInt32LE(10, 4);
    extended[8] = alphaFlag;
    // The frame's size less one, as both places write it.
    frame.copy(extended, 12, 6, 12);
    parts.unshift(extended);
  }
  const content = Buffer.concat([Buffer.from("WEBP"), ...parts]);
  const header = Buffer.from("RIFF\0\0\0\0", "latin1");
  header.writeUInt32LE(content.length, 4);
  return { file: Buffer.concat([header, content]), left, top };
};
