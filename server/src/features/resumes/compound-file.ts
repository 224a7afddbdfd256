const signature = Buffer.from("d0cf11e0a1b11ae1", "hex");
const headerBytes = 512;
const entryBytes = 128;
/** Sector numbers from here on mean 'none' or 'end'. */
const firstSpecial = 0xfffffffa;

/**
 * The names at the top level of a compound file, the container of Word, Excel
 * and PowerPoint before 2007 ([MS-CFB]); none when the bytes are no such file.
 * Nothing in it is trusted: chains end where they leave the file or turn in a circle.
 */
export const topLevelNames = (bytes: Buffer): string[] => {
  if (bytes.length < headerBytes || !bytes.subarray(0, 8).equals(signature)) return [];
  const sectorBytes = bytes.readUInt16LE(30) === 12 ? 4096 : 512;
  const numbersPerSector = sectorBytes / 4;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;
  const numberAt = (offset: number) =>
    offset + 4 <= bytes.length ? bytes.readUInt32LE(offset) : firstSpecial;
  const numbersFrom = (offset: number, count: number) =>
    Array.from({ length: count }, (_, index) => numberAt(offset + index * 4));

  const chain = (first: number, next: (sector: number) => number) => {
    const sectors = new Set<number>();
    for (let at = first; offsetOf(at) < bytes.length && !sectors.has(at); at = next(at))
      sectors.add(at);
    return [...sectors];
  };

  // The header lists the first 109 sectors of the allocation table; large files go on in a chain.
  const tableSectors = [
    ...numbersFrom(76, 109),
    ...chain(numberAt(68), (sector) => numberAt(offsetOf(sector + 1) - 4)).flatMap((sector) =>
      numbersFrom(offsetOf(sector), numbersPerSector - 1),
    ),
  ];
  const nextSector = (sector: number) => {
    const table = tableSectors[Math.floor(sector / numbersPerSector)] ?? firstSpecial;
    return numberAt(offsetOf(table) + (sector % numbersPerSector) * 4);
  };

  const entriesPerSector = sectorBytes / entryBytes;
  const directory = chain(numberAt(48), nextSector).flatMap((sector) =>
    Array.from({ length: entriesPerSector }, (_, index) => offsetOf(sector) + index * entryBytes),
  );

  // The root entry names the top of a binary tree of its entries: left at 68, right at 72.
  const names: string[] = [];
  const ids = new Set([numberAt((directory[0] ?? bytes.length) + 76)]);
  for (const id of ids) {
    const entry = directory[id];
    if (entry === undefined || entry + entryBytes > bytes.length) continue;
    const nameBytes = Math.max(0, bytes.readUInt16LE(entry + 64) - 2);
    names.push(bytes.toString("utf16le", entry, entry + Math.min(64, nameBytes)));
    ids.add(numberAt(entry + 68)).add(numberAt(entry + 72));
  }
  return names;
};
