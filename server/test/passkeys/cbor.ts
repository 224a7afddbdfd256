const head = (kind: number, length: number) => {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff]);
};

/** The few kinds of CBOR (RFC 8949) that a passkey needs: whole numbers, bytes, texts, lists and maps. */
export function cborOf(value: unknown): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string") {
    const bytes = Buffer.from(value);
    return Buffer.concat([head(3, bytes.length), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cborOf)]);
  if (!(value instanceof Map)) throw new TypeError("Not one of the kinds that are written here");
  const entries = [...(value as Map<unknown, unknown>)].flatMap((entry) => entry.map(cborOf));
  return Buffer.concat([head(5, entries.length / 2), ...entries]);
}
