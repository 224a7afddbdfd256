import type { Bitmap } from "./bitmap.ts";
import { liesOnSide, type Orientation, setUpright } from "./orientation.ts";

/** Width to height. */
const shapes = { square: 1, wide: 4, face: 1, photo: 1.5 } as const;
export type PictureShape = keyof typeof shapes;

/** In pixels, for screens of each density. A picture that is smaller is kept as it is, but for a face. */
export const widthsOf: Record<PictureShape, readonly number[]> = {
  square: [64, 128, 256],
  wide: [800, 1600],
  face: [256],
  photo: [480, 960],
};

/** The part of a bitmap that is kept: as large as its middle gives, of a width to height. */
const middleOf = ({ width, height }: Bitmap, ratio: number) => {
  const kept =
    width / height > ratio
      ? { width: Math.max(1, Math.round(height * ratio)), height }
      : { width, height: Math.max(1, Math.round(width / ratio)) };
  return {
    ...kept,
    left: Math.floor((width - kept.width) / 2),
    top: Math.floor((height - kept.height) / 2),
  };
};

type Middle = ReturnType<typeof middleOf>;

interface Wanted {
  shape: PictureShape;
  width: number;
  /** How the bitmap lies. */
  orientation: Orientation;
}

/** The middle of a bitmap in a shape and a width, upright. */
export const drawSize = (bitmap: Bitmap, { shape, width, orientation }: Wanted): Bitmap => {
  const lies = liesOnSide(orientation);
  const middle = middleOf(bitmap, lies ? 1 / shapes[shape] : shapes[shape]);
  const across = lies ? middle.height : middle.width;
  const scale = (shape === "face" ? width : Math.min(width, across)) / across;
  // Turned when it is small: a second large one would take too much memory.
  return setUpright(shrink(bitmap, middle, scale), orientation);
};

/**
 * Each pixel is the mean of those that it stands for, by how much of each shows, so that nothing transparent
 * colours its neighbours.
 */
const shrink = (bitmap: Bitmap, middle: Middle, scale: number): Bitmap => {
  const width = Math.max(1, Math.round(middle.width * scale));
  const height = Math.max(1, Math.round(middle.height * scale));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = middle.top + Math.floor((y * middle.height) / height);
    const to =
      middle.top +
      Math.max(
        Math.floor(((y + 1) * middle.height) / height),
        Math.floor((y * middle.height) / height) + 1,
      );
    for (let x = 0; x < width; x += 1) {
      const left = middle.left + Math.floor((x * middle.width) / width);
      const right =
        middle.left +
        Math.max(
          Math.floor(((x + 1) * middle.width) / width),
          Math.floor((x * middle.width) / width) + 1,
        );
      data.set(meanOf(bitmap, { left, right, from, to }), (y * width + x) * 4);
    }
  }
  return { data, width, height };
};

interface Area {
  left: number;
  right: number;
  from: number;
  to: number;
}

const meanOf = ({ data, width }: Bitmap, { left, right, from, to }: Area) => {
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let y = from; y < to; y += 1)
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      const shows = data[at + 3] ?? 0;
      red += (data[at] ?? 0) * shows;
      green += (data[at + 1] ?? 0) * shows;
      blue += (data[at + 2] ?? 0) * shows;
      alpha += shows;
    }
  const seen = Math.max(alpha, 1);
  return [red / seen, green / seen, blue / seen, alpha / ((right - left) * (to - from))];
};
