// Reads letters as delivery.ts writes them into files: MIME (RFC 2045 to 2047, 2231), as far as Nodemailer uses it.

export interface LetterFile {
  name: string;
  contentType: string;
  content: Buffer;
}

/** What a list of letters shows of each. */
export interface LetterHead {
  from: string;
  to: string;
  subject: string;
  sentAt: Date;
}

export interface SentLetter extends LetterHead {
  text: string;
  /** Null of a letter that is text alone. */
  html: string | null;
  files: LetterFile[];
}

type Headers = ReadonlyMap<string, string>;

const decoded = (word: string, charset: string, encoding: string) => {
  const bytes =
    encoding.toLowerCase() === "b"
      ? Buffer.from(word, "base64")
      : fromQuotedPrintable(word.replaceAll("_", " "));
  return bytes.toString(/^(us-ascii|iso-8859-1)$/i.test(charset) ? "latin1" : "utf8");
};

const encodedWord = /=\?([^?*]+)(?:\*[^?]*)?\?([bq])\?([^?]*)\?=/gi;

/** Nothing stands between two encoded words but the fold of a line. */
const decodeWords = (value: string) =>
  value
    .replaceAll(/\?=\s+(?==\?)/g, "?=")
    .replaceAll(encodedWord, (_, charset: string, encoding: string, word: string) =>
      decoded(word, charset, encoding),
    );

const fromQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/[\t ]*=\r?\n/g, "")
      .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    "latin1",
  );

const endOfHead = /\r?\n\r?\n/;

const split = (part: string): { headers: Headers; body: string } => {
  const end = endOfHead.exec(part);
  const head = end ? part.slice(0, end.index) : part;
  const lines = head.replaceAll(/\r?\n(?=[\t ])/g, "").split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: end ? part.slice(end.index + end[0].length) : "" };
};

/** A parameter of a header, which may come in numbered pieces. */
const parameter = (value: string, name: string): string | undefined => {
  const pieces = [
    ...value.matchAll(new RegExp(`;\\s*${name}(?:\\*\\d+)?(\\*?)=(?:"([^"]*)"|([^;\\s]*))`, "gi")),
  ];
  if (pieces.length === 0) return undefined;
  const whole = pieces.map(([, , quoted, plain]) => quoted ?? plain ?? "").join("");
  const isEncoded = pieces.some(([, star]) => star === "*");
  return isEncoded ? decodeURIComponent(whole.replace(/^[^']*'[^']*'/, "")) : decodeWords(whole);
};

const contentOf = (headers: Headers, body: string): Buffer => {
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding === "quoted-printable") return fromQuotedPrintable(body);
  return Buffer.from(body, "latin1");
};

/** The parts that have no parts themselves, in their order. */
const leavesOf = (part: string): { headers: Headers; body: string }[] => {
  const { headers, body } = split(part);
  const boundary = parameter(headers.get("content-type") ?? "", "boundary");
  if (boundary === undefined) return [{ headers, body }];
  return `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1)
    .filter((inner) => !inner.startsWith("--"))
    .flatMap((inner) => leavesOf(inner.replace(/^[\t ]*\r?\n/, "")));
};

const headOf = (headers: Headers): LetterHead => ({
  from: decodeWords(headers.get("from") ?? ""),
  to: decodeWords(headers.get("to") ?? ""),
  subject: decodeWords(headers.get("subject") ?? ""),
  sentAt: new Date(headers.get("date") ?? 0),
});

/** What the beginning of a letter's file says of it. */
export const parseHead = (beginning: Buffer): LetterHead =>
  headOf(split(beginning.toString("latin1")).headers);

/** A letter's whole file. */
export const parseLetter = (file: Buffer): SentLetter => {
  const whole = file.toString("latin1");
  const letter: SentLetter = { ...headOf(split(whole).headers), text: "", html: null, files: [] };
  for (const { headers, body } of leavesOf(whole)) {
    const type = headers.get("content-type") ?? "text/plain";
    const contentType = type.split(";")[0]?.trim().toLowerCase() ?? "";
    const disposition = headers.get("content-disposition") ?? "";
    const content = contentOf(headers, body);
    const isShown = !disposition.startsWith("attachment");
    if (isShown && contentType === "text/plain") letter.text = content.toString("utf8");
    else if (isShown && contentType === "text/html") letter.html = content.toString("utf8");
    else {
      const usual = contentType === "text/calendar" ? "invitation.ics" : "file";
      const name = parameter(disposition, "filename") ?? parameter(type, "name") ?? usual;
      letter.files.push({ name, contentType, content });
    }
  }
  return letter;
};
