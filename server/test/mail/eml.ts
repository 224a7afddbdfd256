/** A letter as a mail program reads it. */
export interface Eml {
  /** By their names in lower case, unfolded. */
  headers: Record<string, string>;
  /** By its type, such as `text/html`: the decoded content. */
  parts: Record<string, string>;
  /** The whole `Content-Type` of each part. */
  types: string[];
}

interface Entity {
  headers: Record<string, string>;
  content: string;
}

const entityOf = (source: string): Entity => {
  const end = source.indexOf("\r\n\r\n");
  const head = source.slice(0, end).replaceAll(/\r\n[\t ]+/g, " ");
  const headers = Object.fromEntries(
    head.split("\r\n").map((line) => {
      const [name = ""] = line.split(":", 1);
      return [name.toLowerCase(), line.slice(name.length + 1).trim()];
    }),
  );
  return { headers, content: source.slice(end + 4) };
};

const decoded = ({ headers, content }: Entity): string => {
  const encoding = headers["content-transfer-encoding"]?.toLowerCase();
  if (encoding === "base64") return Buffer.from(content, "base64").toString();
  if (encoding !== "quoted-printable") return content;
  const bytes = content
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
};

const leavesOf = (entity: Entity): Entity[] => {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(
    entity.headers["content-type"] ?? "",
  );
  if (!boundary) return [entity];
  return entity.content
    .split(`--${boundary[1]}`)
    .slice(1, -1)
    .flatMap((part) => leavesOf(entityOf(part.replace(/^\r\n/, "").replace(/\r\n$/, ""))));
};

/** Reads an `.eml` file. */
export const readEml = (source: string): Eml => {
  const whole = entityOf(source);
  const leaves = leavesOf(whole);
  const typeOf = ({ headers }: Entity) => headers["content-type"] ?? "";
  return {
    headers: whole.headers,
    parts: Object.fromEntries(
      leaves.map((leaf) => [
        typeOf(leaf).split(";")[0] ?? "",
        decoded(leaf).replaceAll("\r\n", "\n"),
      ]),
    ),
    types: leaves.map(typeOf),
  };
};
