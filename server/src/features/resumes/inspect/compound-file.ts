const signature = Buffer.from("d0cf11e0a1b11ae1", "hex");
const entryBytes = 128;
const smallSectorBytes = 64;
/** Sector numbers from here on mean 'none' or 'end'. */
const firstSpecial = 0xfffffffa;
const storage = 1;

/** The mark of the byte order, in every header. */
const byteOrder = 0xfffe;
const byteOrderAt = 28;

/** The container of Word, Excel and PowerPoint before 2007: folders ('storages') of streams. */
export interface CompoundFile {
  /** The paths of all streams and storages, with '/' between the levels. */
  paths: string[];
  /** The stream's bytes, or fewer where the file breaks off; null when there is no such stream. */
  read: (path: string) => { bytes: Buffer; declared: number } | null;
}

const headerBytes = 512;

/** Whether the file has the signature, but a header that names no sectors. */
export const isBlankCompoundFile = (file: Buffer): boolean =>
  file.length >= headerBytes &&
  file.subarray(0, signature.length).equals(signature) &&
  file.readUInt16LE(byteOrderAt) !== byteOrder;

/**
 * Opens a compound file ([MS-CFB]); null when the bytes are no such file.
 * Nothing in it is trusted: chains end where they leave the file or turn in a circle.
 */
export const openCompoundFile = (file: Buffer): CompoundFile | null => {
  if (!file.subarray(0, signature.length).equals(signature)) return null;
  const sectorBytes = numberIn(file, 30) % 65_536 === 12 ? 4096 : 512;
  const numbersPerSector = sectorBytes / 4;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;
  const numberAt = (offset: number) => numberIn(file, offset);
  const chain = (first: number, next: (sector: number) => number, most = Infinity) => {
    const sectors = new Set<number>();
    for (let at = first; sectors.size < most && !sectors.has(at); at = next(at)) {
      if (offsetOf(at) >= file.length) break;
      sectors.add(at);
    }
    return [...sectors];
  };
  // The header lists the first 109 sectors of the allocation table; large files go on in a chain.
  const furtherTables = chain(numberAt(68), (sector) => numberAt(offsetOf(sector + 1) - 4));
  const tableSectors = [
    ...numbersFrom(file, 76, 109),
    ...furtherTables.flatMap((sector) => numbersFrom(file, offsetOf(sector), numbersPerSector - 1)),
  ];
  const nextSector = (sector: number) => {
    const table = tableSectors[Math.floor(sector / numbersPerSector)] ?? firstSpecial;
    return numberAt(offsetOf(table) + (sector % numbersPerSector) * 4);
  };
  const bytesFrom = (first: number, limit = file.length) => {
    const sectors = chain(first, nextSector, Math.ceil(limit / sectorBytes));
    return Buffer.concat(
      sectors.map((sector) => file.subarray(offsetOf(sector), offsetOf(sector + 1))),
    );
  };

  const directory = bytesFrom(numberAt(48));
  const entries = entriesIn(directory);

  // Streams below a limit lie in small sectors, inside the stream of the root entry.
  const smallBelow = numberAt(56);
  let small: { content: Buffer; table: Buffer } | null = null;
  const smallBytesFrom = (first: number, limit: number) => {
    small ??= { content: bytesFrom(numberIn(directory, 116)), table: bytesFrom(numberAt(60)) };
    const { content, table } = small;
    const parts: Buffer[] = [];
    for (let at = first; parts.length * smallSectorBytes < limit; at = numberIn(table, at * 4)) {
      if (at * smallSectorBytes >= content.length) break;
      parts.push(content.subarray(at * smallSectorBytes, (at + 1) * smallSectorBytes));
    }
    return Buffer.concat(parts);
  };

  return {
    paths: [...entries.keys()],
    read: (path) => {
      const entry = entries.get(path);
      if (entry === undefined || directory[entry + 66] === storage) return null;
      const [start, declared] = [
        numberIn(directory, entry + 116),
        numberIn(directory, entry + 120),
      ];
      const bytes =
        declared < smallBelow ? smallBytesFrom(start, declared) : bytesFrom(start, declared);
      return { bytes: bytes.subarray(0, declared), declared };
    },
  };
};

const numberIn = (bytes: Buffer, offset: number) =>
  offset + 4 <= bytes.length ? bytes.readUInt32LE(offset) : firstSpecial;

const numbersFrom = (bytes: Buffer, offset: number, count: number) =>
  Array.from({ length: count }, (_, index) => numberIn(bytes, offset + index * 4));

/**
 * The index of each path in the directory. Siblings form a binary tree: left at 68, right at 72,
 * children at 76.
 */
const entriesIn = (directory: Buffer): Map<string, number> => {
  const found = new Map<string, number>();
  const seen = new Set<number>();
  const waiting = [{ id: numberIn(directory, 76), folder: "" }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, folder } = next;
    const entry = id * entryBytes;
    if (seen.has(id) || entry + entryBytes > directory.length) continue;
    seen.add(id);
    const nameBytes = Math.min(64, Math.max(0, directory.readUInt16LE(entry + 64) - 2));
    const path = folder + directory.toString("utf16le", entry, entry + nameBytes);
    found.set(path, entry);
    waiting.push({ id: numberIn(directory, entry + 68), folder });
    waiting.push({ id: numberIn(directory, entry + 72), folder });
    if (directory[entry + 66] === storage)
      waiting.push({ id: numberIn(directory, entry + 76), folder: `${path}/` });
  }
  return found;
};
