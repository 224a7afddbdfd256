import { SaxesParser } from "saxes";

export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** The root of an XML document. Throws where it is not well-formed. */
export function parseXml(document: string): Element {
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [];
  let root: Element | undefined;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, attributes: {}, text: "", children: [] };
    for (const [key, { value }] of Object.entries(attributes)) element.attributes[key] = value;
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(document).close();
  if (!root) throw new Error("The document is empty");
  return root;
}

/** The elements of a name directly below. */
export const childrenOf = ({ children }: Element, name: string): Element[] =>
  children.filter((child) => child.name === name);

/** The text of the first element of a name directly below. */
export const textOf = (element: Element, name: string): string | undefined =>
  childrenOf(element, name)[0]?.text;
