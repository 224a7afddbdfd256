import { crc32, deflateSync } from "node:zlib";
import type { Shape } from "./shapes.ts";

/** A shape and how light it is, from 0 to 1. */
export type Layer = readonly [shape: Shape, light: number];

type Colour = readonly [red: number, green: number, blue: number];
/** From the darkest to the lightest. */
export type Ramp = readonly [dark: Colour, light: Colour];

interface RampPicture {
  ramp: Ramp;
  /** In pixels. */
  width: number;
  height: number;
  /** Above one another, the last one on top. The middle is 0, and a height is from -1 to 1. */
  layers: readonly Layer[];
}

/** A picture in one colour from dark to light, as PNG with a palette: small, and quick to make. */
export const drawRampPicture = ({ ramp, width, height, layers }: RampPicture): Buffer => {
  // Each line begins with a byte that says how it is packed.
  const lines = Buffer.alloc((width + 1) * height);
  for (const layer of layers) drawLayer(layer, { lines, width, height });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, which are places in the palette.
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("PLTE", paletteOf(ramp)),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

interface Canvas {
  lines: Buffer;
  width: number;
  height: number;
}

/** In pixels, the side of the squares that are looked at first. */
const square = 8;
/** In pixels: where the middle of a square is so far from an edge, no edge runs through the square. */
const clear = 12;

/** Few pixels are near an edge: squares that are not are filled, or left alone, at once. */
const drawLayer = ([shape, light]: Layer, { lines, width, height }: Canvas) => {
  const half = height / 2;
  const place = light * 255;
  const distance = (column: number, row: number) =>
    shape((column - width / 2) / half, row / half - 1) * half;
  for (let top = 0; top < height; top += square)
    for (let left = 0; left < width; left += square) {
      const middle = distance(left + square / 2, top + square / 2);
      if (middle > clear) continue;
      for (let row = top; row < Math.min(top + square, height); row += 1) {
        const start = row * (width + 1) + 1;
        if (middle < -clear) {
          lines.fill(place, start + left, start + Math.min(left + square, width));
          continue;
        }
        for (let column = left; column < Math.min(left + square, width); column += 1) {
          // The pixel is covered by as much as lies inside of the edge.
          const covered = Math.min(1, 0.5 - distance(column + 0.5, row + 0.5));
          const before = lines[start + column] ?? 0;
          if (covered > 0) lines[start + column] = before + (place - before) * covered;
        }
      }
    }
};

const paletteOf = ([dark, light]: Ramp) =>
  Buffer.from(
    Array.from({ length: 256 }, (_, place) =>
      dark.map((from, channel) =>
        Math.round(from + (((light[channel] ?? from) - from) * place) / 255),
      ),
    ).flat(),
  );

const chunk = (name: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};
