import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import decodeJpeg, { init as initJpeg } from "@jsquash/jpeg/decode.js";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import decodeWebp, { init as initWebp } from "@jsquash/webp/decode.js";
import encodeWebp, { init as initEncoder } from "@jsquash/webp/encode.js";
import type { PictureKind } from "./picture-size.ts";

/** Red, green, blue and alpha of each pixel, line by line. */
export interface Bitmap {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

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
const wasmOf = async (path: string) =>
  wasm.compile(await readFile(fileURLToPath(import.meta.resolve(path))));

type Decoder = (file: ArrayBuffer, options?: { preserveOrientation: boolean }) => Promise<Bitmap>;
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
    return codecs.decodeJpeg(file, { preserveOrientation: true });
  },
  webp: async (file) => {
    await initWebp(await wasmOf("@jsquash/webp/codec/dec/webp_dec.wasm"));
    return codecs.decodeWebp(file);
  },
};

export const decode = (kind: PictureKind, file: Buffer): Promise<Bitmap> =>
  decoders[kind](Uint8Array.from(file).buffer);

/** As WebP, which every browser shows, and nothing in it but the pixels. */
export const encode = async (bitmap: Bitmap): Promise<Uint8Array> => {
  await initEncoder(await wasmOf("@jsquash/webp/codec/enc/webp_enc_simd.wasm"));
  return new Uint8Array(await codecs.encodeWebp(bitmap, { quality: 82 }));
};
