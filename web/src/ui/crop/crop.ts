/** How a picture is cropped: how far it is enlarged, and where the square lies, from 0 to 1. */
export interface Crop {
  zoom: number;
  across: number;
  down: number;
}

interface Size {
  width: number;
  height: number;
}

/** The square in the middle, as large as the picture gives. */
export const middle: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** The zoom at which the square holds the whole picture, with empty stripes at two of its sides. */
export const wholeZoom = ({ width, height }: Size): number =>
  Math.min(width, height) / Math.max(width, height);

/** The square that a crop keeps, in the picture's pixels; below a zoom of 1 it is larger than the picture. */
export const squareOf = ({ width, height }: Size, { zoom, across, down }: Crop) => {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * across, top: (height - side) * down, side };
};

const within = (share: number) => Math.min(1, Math.max(0, share));

/** The crop after the picture was dragged by parts of the square's side, which moves the square the other way. */
export const dragged = (picture: Size, crop: Crop, by: { across: number; down: number }): Crop => {
  const { side } = squareOf(picture, crop);
  const moved = (share: number, part: number, room: number) =>
    room === 0 ? share : within(share - (part * side) / room);
  return {
    ...crop,
    across: moved(crop.across, by.across, picture.width - side),
    down: moved(crop.down, by.down, picture.height - side),
  };
};
