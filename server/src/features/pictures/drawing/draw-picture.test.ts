import { readFile } from "node:fs/promises";
import encodeJpeg, { init as initJpeg } from "@jsquash/jpeg/encode.js";
import { describe, expect, test } from "vitest";
import { exifOf, jpegWithExif, pixelsOf, pngOf, webpWithExif } from "#test/files/picture-files.ts";
import { encode, wasmOf } from "./codecs.ts";
import type { PictureShape } from "./draw-sizes.ts";
import { pictureSize } from "./picture-size.ts";
import { drawInThread } from "./picture-threads.ts";

const made = (name: string) =>
  readFile(new URL(`../../../../test/pictures/${name}`, import.meta.url));

const draw = async (file: Buffer, shape: PictureShape) => {
  const drawn = await drawInThread("ada", async () => ({ shape, file }));
  return pixelsOf(Buffer.from(drawn?.at(-1)?.content ?? []));
};

type Picture = Awaited<ReturnType<typeof draw>>;

const names = { red: [220, 0, 0], green: [0, 160, 0], blue: [0, 0, 220], yellow: [255, 240, 40] };

/** The name of the color in the middle of a part of the picture. */
const colorAt = ({ data, width, height }: Picture, x: number, y: number) => {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  const distance = (color: number[]) =>
    color.reduce((sum, part, index) => sum + Math.abs(part - (data[at + index] ?? 0)), 0);
  return Object.entries(names).toSorted(([, a], [, b]) => distance(a) - distance(b))[0]?.[0];
};
const corners = (picture: Picture) =>
  [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => colorAt(picture, x, y)));
const upright = ["red", "green", "blue", "yellow"];

const [right, bottom] = [399, 99];
/** Where a stored pixel belongs, by the definition of each orientation: first line and first column. */
const uprightPlace: Record<number, (x: number, y: number) => [number, number]> = {
  1: (x, y) => [x, y],
  2: (x, y) => [right - x, y],
  3: (x, y) => [right - x, bottom - y],
  4: (x, y) => [x, bottom - y],
  5: (x, y) => [y, x],
  6: (x, y) => [right - y, x],
  7: (x, y) => [right - y, bottom - x],
  8: (x, y) => [y, bottom - x],
};
const held = (orientation: number, exif?: Buffer) => {
  const [width, height] = orientation >= 5 ? [100, 400] : [400, 100];
  const colour = (x: number, y: number) => {
    const [column, line] = uprightPlace[orientation]?.(x, y) ?? [0, 0];
    const [red, green, blue, yellow] = Object.values(names);
    const [left, other] = line < 50 ? [red, green] : [blue, yellow];
    return [...((column < 200 ? left : other) ?? []), 255];
  };
  return pngOf({ width, height, colour, ...(exif && { exif }) });
};

const jpegOf = async (png: Buffer) => {
  await initJpeg(await wasmOf("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm"));
  return Buffer.from(await encodeJpeg((await pixelsOf(png)) as never, { quality: 90 }));
};

describe.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a picture of orientation %i stands upright",
  (orientation) => {
    test.each(["MM", "II"] as const)("as PNG, written in the order %s", async (order) => {
      const picture = await draw(held(orientation, exifOf(orientation, order)), "wide");
      expect([picture.width, picture.height, corners(picture)]).toEqual([400, 100, upright]);
    });

    test("as WebP", async () => {
      const webp = Buffer.from(await encode(await pixelsOf(held(orientation))));
      const picture = await draw(webpWithExif(webp, exifOf(orientation)), "wide");
      expect([picture.width, picture.height, corners(picture)]).toEqual([400, 100, upright]);
    });

    test("as JPEG", async () => {
      const jpeg = await jpegOf(held(orientation));
      const picture = await draw(jpegWithExif(jpeg, exifOf(orientation, "II")), "wide");
      expect([picture.width, picture.height, corners(picture)]).toEqual([400, 100, upright]);
    });
  },
);

test.each(["exif6.png", "exif6.webp"])(
  "a picture of a turned camera is drawn: %s",
  async (name) => {
    const picture = await draw(await made(name), "face");
    expect(corners(picture)).toEqual(["blue", "red", "yellow", "green"]);
  },
);

test("an orientation that is none, or breaks off, is left alone", async () => {
  for (const exif of [
    exifOf(0),
    exifOf(9),
    exifOf(6).subarray(0, 12),
    Buffer.from("II"),
    Buffer.alloc(0),
  ])
    expect(corners(await draw(held(1, exif), "wide"))).toEqual(upright);
});

test("a JPEG in the inks of print becomes a picture in its colors", async () => {
  expect(corners(await draw(await made("cmyk.jpg"), "square"))).toEqual(upright);
});

test("of a moving WebP its first picture is taken", async () => {
  expect(corners(await draw(await made("anim.webp"), "square"))).toEqual(upright);
});

test("a file of millions of empty parts is no picture, and is not read to its end", () => {
  const begin = Buffer.from([0xff, 0xd8]);
  const empty = Buffer.alloc(10_000_000, Buffer.from([0xff, 0xe0, 0x00, 0x02]));
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0]);
  expect(pictureSize(Buffer.concat([begin, frame]))).toMatchObject({ width: 9, height: 9 });
  expect(pictureSize(Buffer.concat([begin, empty, frame]))).toBeNull();
});
