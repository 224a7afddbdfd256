// The other side of picture-threads.ts: draws what strangers sent, one picture at a time.
import { on } from "node:events";
import { parentPort } from "node:worker_threads";
import { decode, encode } from "./codecs.ts";
import { drawSize, type PictureShape, widthsOf } from "./draw-sizes.ts";
import { orientationOf } from "./orientation.ts";
import { pictureSize } from "./picture-size.ts";

export interface PictureTask {
  shape: PictureShape;
  file: Uint8Array;
}

/** A picture in one of its widths, as WebP. */
export interface DrawnPicture {
  width: number;
  content: Uint8Array;
}

/** The picture in each width of its shape; null where its content is damaged. */
export type Drawing = DrawnPicture[] | null;

const draw = async ({ shape, file }: PictureTask): Promise<Drawing> => {
  const { buffer, byteOffset, byteLength } = file;
  const content = Buffer.from(buffer, byteOffset, byteLength);
  const size = pictureSize(content);
  if (!size) return null;
  try {
    const bitmap = await decode(size, content);
    const orientation = orientationOf(size.kind, content);
    const drawn: DrawnPicture[] = [];
    for (const width of widthsOf[shape])
      drawn.push({ width, content: await encode(drawSize(bitmap, { shape, width, orientation })) });
    return drawn;
  } catch {
    // A decoder stumbles over what is damaged, and others do as well.
    return null;
  }
};

if (parentPort)
  for await (const [task] of on(parentPort, "message") as AsyncIterable<[PictureTask]>)
    parentPort.postMessage(await draw(task), []);
