import { refusal } from "#refusal.ts";
/** Below it stand the pictures that everybody may see. */
export const picturePathPrefix = "/media/";

export const pictureMaximumBytes = 10 * 1024 * 1024;
/** In pixels. */
export const mostPictureSide = 8192;
/** Of a picture's area: what the memory that one drawing may take has room for. */
export const mostPicturePixels = 25_000_000;

export const pictureMissingText = refusal("picture-not-found", "Picture not found");
export const pictureTypeText = refusal(
  "unsupported-picture",
  "Only PNG, JPEG and WebP pictures are supported",
);
export const pictureTooLargeText = refusal("picture-too-large", "The picture is too large");
