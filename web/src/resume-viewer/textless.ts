import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Longer files are no resumes, and are not read through for this. */
const mostPages = 20;

/** Whether no page of a file has text, as in a scanned resume. */
export const isTextless = async (pdf: PDFDocumentProxy): Promise<boolean> => {
  if (pdf.numPages > mostPages) return false;
  for (let number = 1; number <= pdf.numPages; number += 1)
    if (await hasText(pdf, number)) return false;
  return true;
};

const hasText = async (pdf: PDFDocumentProxy, number: number) => {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return items.some((item) => "str" in item && item.str.trim() !== "");
};
