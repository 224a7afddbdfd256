const sectorBytes = 512;
const [free, end, table] = [0xffffffff, 0xfffffffe, 0xfffffffd];

/**
 * A compound file ([MS-CFB] version 3) with streams at paths such as `Macros/VBA/dir`,
 * at most 6 MB of them. Streams are filled up to 4096 bytes, so that none is a small one.
 */
export function compoundFileOf(streams: Record<string, Buffer>): Buffer {
  const entries = entriesOf(streams);
  const chains = [Buffer.alloc(Math.ceil((entries.length * 128) / sectorBytes) * sectorBytes)];
  for (const { content } of entries) if (content) chains.push(inSectors(content));
  const lengths = chains.map(({ length }) => length / sectorBytes);
  const sectors = lengths.reduce((sum, length) => sum + length, 0);
  const tables = Math.ceil(sectors / 127);

  // The allocation table comes first, then the directory, then each stream, all in one piece.
  const next = Array.from({ length: tables }, () => table);
  const starts = lengths.map((length) => {
    const start = next.length;
    for (let index = 1; index < length; index += 1) next.push(start + index);
    next.push(end);
    return start;
  });

  const [directory = Buffer.alloc(0), ...contents] = chains;
  let stream = 0;
  entries.forEach(({ name, content, child, right }, index) => {
    const entry = directory.subarray(index * 128);
    entry.write(name, "utf16le");
    entry.writeUInt16LE(name.length * 2 + 2, 64);
    entry.set([kindOf(index, content), 1], 66);
    entry.set(numbers([free, right, child], 3), 68);
    if (content) stream += 1;
    entry.set(numbers([content ? (starts[stream] ?? end) : end, content?.length ?? 0], 2), 116);
  });

  const header = Buffer.alloc(76);
  header.write("d0cf11e0a1b11ae1", "hex");
  header.set([0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6], 24);
  header.set(numbers([tables, starts[0] ?? end, 0, 4096, end, 0, end, 0], 8), 44);
  const tableSectors = numbers([...Array(tables).keys()], 109);
  const allocation = numbers(next, (tables * sectorBytes) / 4);
  return Buffer.concat([header, tableSectors, allocation, directory, ...contents]);
}

interface DirectoryEntry {
  name: string;
  content: Buffer | null;
  child: number;
  right: number;
}

/** The root, then every storage and stream; siblings hang in a row to the right. */
function entriesOf(streams: Record<string, Buffer>): DirectoryEntry[] {
  const entries = new Map<string, DirectoryEntry>();
  const idOf = (path: string) => [...entries.keys()].indexOf(path);
  const add = (path: string, content: Buffer | null) => {
    if (entries.has(path)) return;
    const cut = path.lastIndexOf("/");
    const folder = cut === -1 ? "" : path.slice(0, cut);
    if (folder) add(folder, null);
    const parent = entries.get(folder);
    entries.set(path, {
      name: path.slice(cut + 1),
      content,
      child: free,
      right: parent?.child ?? free,
    });
    if (parent) parent.child = idOf(path);
  };
  entries.set("", { name: "Root Entry", content: null, child: free, right: free });
  for (const [path, content] of Object.entries(streams))
    add(path, Buffer.concat([content, Buffer.alloc(Math.max(0, 4096 - content.length))]));
  return [...entries.values()];
}

function kindOf(index: number, content: Buffer | null) {
  if (index === 0) return 5;
  return content ? 2 : 1;
}

function inSectors(content: Buffer) {
  const missing = -content.length & (sectorBytes - 1);
  return Buffer.concat([content, Buffer.alloc(missing)]);
}

function numbers(values: number[], count: number) {
  const bytes = Buffer.alloc(count * 4, 0xff);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}
