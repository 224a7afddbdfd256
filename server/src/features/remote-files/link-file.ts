import type { IncomingMessage } from "node:http";
import { basename } from "node:path/posix";
import { resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { parse } from "content-disposition";

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const filenameIn = (header: string | undefined) =>
  header === undefined ? undefined : parse(header).parameters["filename"];

/** The extension of a resume's type, where the name does not end in one: `/resume?id=7` is a PDF as well. */
const extensionFor = (name: string, type: string) => {
  if (/\.\w{1,10}$/.test(name)) return "";
  const kind = Object.entries(resumeTypes).find(([, known]) => known === type)?.[0];
  return kind === undefined ? "" : `.${kind}`;
};

/** The number of bytes that the sender announces, or null. */
export const announcedBytes = ({ headers }: IncomingMessage): number | null => {
  const length = headers["content-length"];
  return length === undefined ? null : Number(length);
};

/** Reads name and type of the file from the answer's headers, or else from the address. */
export const describeLinkFile = (link: string, response: IncomingMessage) => {
  const { headers } = response;
  const type = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const path = URL.parse(link)?.pathname ?? "";
  const name = filenameIn(headers["content-disposition"]) || decoded(basename(path)) || "resume";
  return {
    name: (name + extensionFor(name, type)).toWellFormed(),
    type,
    size: announcedBytes(response),
  };
};
