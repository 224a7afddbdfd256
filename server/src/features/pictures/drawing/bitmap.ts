/** Red, green, blue and alpha of each pixel, line by line. */
export interface Bitmap {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}
