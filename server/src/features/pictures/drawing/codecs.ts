import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import decodeJpeg, { init as initJpeg } from "@jsquash/jpeg/decode.js";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import decodeWebp, { init as initWebp } from "@jsquash/webp/decode.js";
import encodeWebp, { init as initEncoder } from "@jsquash/webp/encode.js";
import type { Bitmap } from "./bitmap.ts";
import { decodeCmyk, isCmyk } from "./cmyk-jpeg.ts";
import type { PictureKind, PictureSize } from "./picture-size.ts";
import { firstPictureOf } from "./webp-chunks.ts";

/** The decoders answer with the browser's class of this name, which Node does not have. */
class PlainImageData implements Bitmap {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
Object.assign(globalThis, { ImageData: PlainImageData });

/** Node has it, and its types do not say so. */
const { WebAssembly: wasm } = globalThis as unknown as {
  WebAssembly: { compile: (code: Uint8Array) => Promise<WebAssembly.Module> };
};
/** The compiled code of a package's file. */
export const wasmOf = async (path: string) =>
  wasm.compile(await readFile(fileURLToPath(import.meta.resolve(path))));

type Decoder = (file: ArrayBuffer) => Promise<Bitmap>;
type Encoder = (bitmap: Bitmap, options: { quality: number }) => Promise<ArrayBuffer>;
/** Their own types are those of browsers. */
const codecs = { decodeJpeg, decodePng, decodeWebp, encodeWebp } as unknown as Record<
  "decodeJpeg" | "decodePng" | "decodeWebp",
  Decoder
> & { encodeWebp: Encoder };

/** The decoders are compiled C and Rust in WebAssembly: whatever a file makes them do stays in their memory. */
const decoders: Record<PictureKind, (file: ArrayBuffer) => Promise<Bitmap>> = {
  png: async (file) => {
    await initPng(await wasmOf("@jsquash/png/codec/pkg/squoosh_png_bg.wasm"));
    return codecs.decodePng(file);
  },
  jpeg: async (file) => {
    await initJpeg(await wasmOf("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm"));
    return codecs.decodeJpeg(file);
  },
  webp: async (file) => {
    await initWebp(await wasmOf("@jsquash/webp/codec/dec/webp_dec.wasm"));
    return codecs.decodeWebp(file);
  },
};

/** The pixels as they stand in the file; of a moving picture those of its first one. */
export const decode = async (size: PictureSize, file: Buffer): Promise<Bitmap> => {
  if (size.kind === "jpeg" && isCmyk(file)) return decodeCmyk(file, size);
  const first = size.kind === "webp" ? firstPictureOf(file) : null;
  if (!first) return decoders[size.kind](Uint8Array.from(file).buffer);
  const picture = await decoders.webp(Uint8Array.from(first.file).buffer);
  return placed(picture, { ...size, ...first });
};

/** A picture on a transparent ground, as far as it lies within. */
const placed = (
  picture: Bitmap,
  { width, height, left, top }: { width: number; height: number; left: number; top: number },
): Bitmap => {
  if (picture.width === width && picture.height === height) return picture;
  const data = new Uint8ClampedArray(width * height * 4);
  const columns = Math.max(0, Math.min(picture.width, width - left));
  const lines = Math.min(picture.height, height - top);
  for (let line = 0; line < lines; line += 1) {
    const from = line * picture.width * 4;
    const pixels = picture.data.subarray(from, from + columns * 4);
    data.set(pixels, ((top + line) * width + left) * 4);
  }
  return { data, width, height };
};

/** As WebP, which every browser shows, and nothing in it but the pixels. */
export const encode = async (bitmap: Bitmap): Promise<Uint8Array> => {
  await initEncoder(await wasmOf("@jsquash/webp/codec/enc/webp_enc_simd.wasm"));
  return new Uint8Array(await codecs.encodeWebp(bitmap, { quality: 82 }));
};
