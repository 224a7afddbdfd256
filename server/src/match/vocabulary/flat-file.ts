/** Arrays of numbers, and texts, in one file: a line of JSON that says where each begins, then all of them. */
const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array } as const;
type Kind = keyof typeof kinds;

type Column = { name: string; kind: Kind | "text"; values: readonly number[] | string };
interface Place {
  name: string;
  kind: Column["kind"];
  start: number;
  bytes: number;
}

const alignment = 8;
const aligned = (bytes: number) => Math.ceil(bytes / alignment) * alignment;

const bytesOf = ({ kind, values }: Column): Buffer => {
  if (typeof values === "string") return Buffer.from(values);
  if (kind === "text") throw new Error("Numbers are no text");
  const { buffer } = kinds[kind].from(values);
  return Buffer.from(buffer);
};

export const writeFlat = (columns: readonly Column[]): Buffer => {
  let start = 0;
  const parts = columns.map(({ name, kind, ...rest }) => {
    const content = bytesOf({ name, kind, ...rest });
    const place: Place = { name, kind, start, bytes: content.length };
    start += aligned(content.length);
    return { place, content: Buffer.concat([content], aligned(content.length)) };
  });
  const line = `${JSON.stringify(parts.map(({ place }) => place))}\n`;
  const head = Buffer.alloc(aligned(line.length), " ");
  head.write(line, head.length - line.length);
  return Buffer.concat([head, ...parts.map(({ content }) => content)]);
};

/** The columns of a file, without copying the numbers. */
export const readFlat = (file: Buffer) => {
  const end = file.indexOf("\n") + 1;
  const places = JSON.parse(file.toString("utf8", 0, end)) as Place[];
  const body = new Uint8Array(file.subarray(end)).buffer;
  const find = (name: string) => {
    const place = places.find((each) => each.name === name);
    if (!place) throw new Error(`The vocabulary has no ${name}`);
    return place;
  };
  return {
    numbers(name: string): Uint8Array | Uint16Array | Uint32Array {
      const { kind, start, bytes } = find(name);
      if (kind === "text") throw new Error(`${name} is text`);
      const Numbers = kinds[kind];
      return new Numbers(body, start, bytes / Numbers.BYTES_PER_ELEMENT);
    },
    texts(name: string): string[] {
      const { start, bytes } = find(name);
      return Buffer.from(body, start, bytes).toString().split("\n");
    },
  };
};
