export interface JpegSegment {
  marker: number;
  /** Whether it begins with the size of the picture. */
  isFrame: boolean;
  /** Where its content begins and ends. */
  at: number;
  end: number;
}

/** C0 to CF but for three that are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** More than any camera or program writes: a file may be nothing but millions of empty ones. */
const mostSegments = 2_000;

/** The parts of a JPEG before its first line of pixels, bytes that fill among them; none of anything else. */
export const jpegSegments = (file: Buffer): JpegSegment[] => {
  const found: JpegSegment[] = [];
  if (file.length < 2 || file.readUInt16BE(0) !== 0xff_d8) return found;
  let place = 2;
  for (let read = 0; read < mostSegments; read += 1) {
    if (place + 4 > file.length || file[place] !== 0xff) break;
    const marker = file.readUInt8(place + 1);
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    const end = place + 2 + file.readUInt16BE(place + 2);
    found.push({ marker, isFrame: isFrame(marker), at: place + 4, end });
    if (marker === 0xda) break;
    place = end;
  }
  return found;
};
