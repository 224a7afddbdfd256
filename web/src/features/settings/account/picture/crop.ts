/** How a picture is cropped: how far it is enlarged, and where the square lies, from 0 to 1. */
export interface Crop {
  zoom: number;
  across: number;
  down: number;
}

/** The square in the middle, as large as the picture gives. */
export const middle: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** The square of a picture that a crop keeps, in its pixels. */
export const squareOf = (
  { width, height }: { width: number; height: number },
  { zoom, across, down }: Crop,
) => {
  const side = Math.min(width, height) / Math.max(1, zoom);
  return { left: (width - side) * across, top: (height - side) * down, side };
};
