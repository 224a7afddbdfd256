import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import type { FromViewer } from "#features/resumes/preview/viewer-messages.ts";
import type { PartRequests } from "./part-requests.ts";

/** Larger images are left out, or one of them could take all memory. */
const mostImagePixels = 64_000_000;

/**
 * Has pdf.js read a file, in a worker made from the code that the page sent along. Scripts and XFA
 * forms of the file are not looked at, and nothing is fetched.
 */
export const openDocument = async (
  file: Blob,
  workerCode: string,
  parts: PartRequests,
): Promise<PDFDocumentProxy> => {
  const script = new Blob([classic(workerCode)], { type: "text/javascript" });
  const port = new Worker(URL.createObjectURL(script));
  const failed = new Promise<never>((_, reject) => {
    port.addEventListener("error", ({ message }) => reject(new Error(message)));
  });
  const { promise } = getDocument({
    data: await file.arrayBuffer(),
    worker: PDFWorker.create({ port }),
    BinaryDataFactory: class {
      fetch({ filename }: { filename: string }) {
        return parts.bytesOf(filename);
      }
    },
    useWorkerFetch: false,
    // The same letters on every machine.
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: mostImagePixels,
    verbosity: 0,
  });
  return Promise.race([promise, failed]);
};

/** A module as a classic script: without an origin browsers start no other kind of worker. */
const classic = (module: string) =>
  `"use strict";${module.replaceAll("import.meta.url", "undefined").replace(/export\s*\{[^{}]*\};?\s*$/, "")}`;

/** The reason why a file cannot be shown. */
export const reasonOf = (error: unknown): Extract<FromViewer, { type: "failed" }>["reason"] =>
  error instanceof PasswordException ? "locked" : "broken";
