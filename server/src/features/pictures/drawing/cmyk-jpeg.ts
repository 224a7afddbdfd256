import { extractImages, getDocumentProxy } from "unpdf";
import type { Bitmap } from "./bitmap.ts";
import { jpegSegments } from "./jpeg-segments.ts";

/** Whether a JPEG is in the four inks of print, which browsers' decoders do not read. */
export const isCmyk = (file: Buffer): boolean =>
  jpegSegments(file).some(({ isFrame, at }) => isFrame && file[at + 5] === 4);

/** Photoshop, and all that go by it, write how much ink is left out. */
const isInverted = (file: Buffer) =>
  jpegSegments(file).some(
    ({ marker, at }) => marker === 0xee && file.toString("latin1", at, at + 5) === "Adobe",
  );

/** Reads it as a PDF's picture: our reader of PDFs has the colors of these inks. */
export const decodeCmyk = async (
  file: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Bitmap> => {
  const pdf = await getDocumentProxy(new Uint8Array(pdfAround(file, { width, height })), {
    verbosity: 0,
  });
  try {
    const [image] = await extractImages(pdf, 1);
    if (image?.channels !== 3) throw new Error("The picture could not be read");
    return { width: image.width, height: image.height, data: withAlpha(image.data) };
  } finally {
    await pdf.loadingTask.destroy();
  }
};

const pdfAround = (file: Buffer, { width, height }: { width: number; height: number }) => {
  const decode = isInverted(file) ? "/Decode [1 0 1 0 1 0 1 0]" : "";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>",
    "<< /Length 5 >>\nstream\n/P Do\nendstream",
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const image = `5 0 obj\n<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode ${decode} /Length ${file.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${objects.join("")}${image}`),
    file,
    Buffer.from("\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n"),
  ]);
};

const withAlpha = (colors: Uint8ClampedArray) => {
  const data = new Uint8ClampedArray((colors.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < colors.length; from += 3, to += 4) {
    data[to] = colors[from] ?? 0;
    data[to + 1] = colors[from + 1] ?? 0;
    data[to + 2] = colors[from + 2] ?? 0;
  }
  return data;
};
