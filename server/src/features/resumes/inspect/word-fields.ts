import { isOwnDisk } from "#features/resumes/upload/own-disk.ts";
import { Refused } from "./finding.ts";

/** Fields that insert the content of another file or address. */
const readers = new Set(["INCLUDEPICTURE", "INCLUDETEXT", "INCLUDE", "IMPORT", "LINK", "RD"]);
/** Stands for the result of a nested field. */
const computed = "\ufffc";
/** Word takes either kind of quotation mark. */
const argument = /["“”][^"“”]*["“”]?|[^\s"“”]+/g;

const unquoted = (text: string) => text.replaceAll(/["“”]/g, "");

/**
 * Refuses a field whose instruction starts a program (DDE, DDEAUTO), queries a database, or reads
 * from another computer. Also refused is a name or address that a nested field composes, since its
 * value is unknown.
 */
const refuseHarmfulField = (instruction: string): void => {
  const [name = "", ...rest] = instruction.match(argument) ?? [];
  const field = unquoted(name).trim().toUpperCase();
  if (field.startsWith("DDE") || field.includes(computed)) throw new Refused("commands");
  if (field === "DATABASE") throw new Refused("data");
  const isElsewhere = (text: string) => {
    const address = unquoted(text);
    return address.includes(computed) || !isOwnDisk(address);
  };
  if (readers.has(field) && rest.some(isElsewhere)) throw new Refused("remote");
};

/** Follows the fields of a text from mark to mark. They nest, and their instructions may come in pieces. */
export class WordFields {
  readonly #open: { instruction: string; isRead: boolean }[] = [];

  begin(): void {
    this.#open.push({ instruction: "", isRead: false });
  }

  /** Text belongs to the instruction of the innermost field until that is told apart from its result. */
  text(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.isRead) field.instruction += text;
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.isRead = true;
  }

  /** @throws Refused where the field does harm */
  end(): void {
    const field = this.#open.pop();
    if (!field) return;
    refuseHarmfulField(field.instruction);
    this.text(computed);
  }

  /** A field in one piece. @throws Refused where it does harm */
  whole(instruction: string): void {
    this.begin();
    this.text(instruction);
    this.end();
  }

  /** Ends the fields that the text left open, as Word does. @throws Refused where one does harm */
  close(): void {
    while (this.#open.length > 0) this.end();
  }
}
