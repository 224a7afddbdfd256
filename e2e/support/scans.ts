// Scanned resumes: light to send, and heavy once they are unpacked.
import { pdfFileOf } from "@rolecall/demo/pdf.ts";

/** A sheet of A4 at 300 dots per inch: 35 MB as a picture with four bytes for each of its dots. */
const [width, height] = [2_480, 3_508];

/** Every page is grey in a shade of its own, from 0 to 255. */
const shadeStep = 4;
export const pageOfShade = (shade: number) => Math.round(shade / shadeStep);

/** A segment of a JPEG: marker, length and content. */
const segment = (marker: number, ...content: readonly number[]) => {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content]);
};

const components = [1, 2, 3];
/** The head of a scanner's JPEG: brightness and two colours, in blocks of eight by eight dots (ITU T.81). */
const jpegHead = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  // Steps of eight for a block's mean: it is then as fine as the dots.
  segment(0xdb, 0, ...Array<number>(64).fill(8)),
  segment(
    0xc0,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    components.length,
    ...components.flatMap((id) => [id, 0x11, 0]),
  ),
  // A mean as that of the block before: one bit. Another one: five bits say how many follow.
  segment(0xc4, 0x00, 1, 0, 0, 0, 8, ...Array<number>(11).fill(0), 0, 1, 2, 3, 4, 5, 6, 7, 8),
  // Nothing but the mean: one bit.
  segment(0xc4, 0x10, 1, ...Array<number>(15).fill(0), 0),
  segment(0xda, components.length, ...components.flatMap((id) => [id, 0]), 0, 63, 0),
]);

const jpegOf = (shade: number): Buffer => {
  const mean = shade - 128;
  const size = Math.abs(mean).toString(2).length * Number(mean !== 0);
  const code = size === 0 ? "0" : (0b10_000 + size - 1).toString(2);
  const value = mean < 0 ? mean + 2 ** size - 1 : mean;
  const bits = code + (size === 0 ? "" : value.toString(2).padStart(size, "0"));
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8) * components.length;
  const dots = Buffer.alloc(Math.ceil((2 * blocks + bits.length) / 8));
  dots.writeUInt16BE(Number.parseInt(bits.padEnd(16, "0"), 2));
  return Buffer.concat([jpegHead, dots, Buffer.from([0xff, 0xd9])]);
};

/** A PDF of so many scanned pages, at most 60. */
export const scannedResume = (pageCount: number): Buffer => {
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const id = 6 + 3 * index;
    const content = "612 0 0 792 0 0 cm /Scan Do";
    const scan = jpegOf(shadeStep * (index + 1)).toString("latin1");
    return {
      id,
      objects: [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /Scan ${id + 2} 0 R >> >> /Contents ${id + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${scan.length} >>\nstream\n${scan}\nendstream`,
      ],
    };
  });
  return pdfFileOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.map(({ id }) => `${id} 0 R`).join(" ")}] /Count ${pageCount} >>`,
    "null",
    "null",
    "<< /Title (Scans) >>",
    ...pages.flatMap(({ objects }) => objects),
  ]);
};
