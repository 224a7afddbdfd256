/** The most that a cover needs, in pixels. */
const mostSide = 2400;

/**
 * Any picture that this browser shows, in a format and size that the server takes. A file that is no
 * picture is sent as it is: the server says what is wrong with it.
 */
export const asPicture = async (file: File): Promise<Blob> => {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => {
    // Where a browser cannot write WebP, it writes PNG.
    canvas.toBlob(resolve, "image/webp", 0.92);
  });
  return drawn ?? file;
};
