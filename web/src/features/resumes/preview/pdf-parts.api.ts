import { queryOptions } from "@tanstack/react-query";
import { fileQueryOf } from "#lib/query.ts";

/** The built addresses of the files that pdf.js asks for by name: character maps, fonts, decoders. */
const addresses = new Map(
  Object.entries(
    import.meta.glob<string>(
      [
        "../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap",
        "../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
        "../../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm",
      ],
      { query: "?url", import: "default", eager: true },
    ),
  ).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1), address]),
);

/** The file with this name; an unknown one gets a 404. */
export const pdfPartQuery = (name: string) => fileQueryOf(addresses.get(name) ?? "/assets/none");

const [loadWorker = () => Promise.reject(new Error("pdf.js is not installed"))] = Object.values(
  import.meta.glob<string>(
    "../../../../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs",
    {
      query: "?raw",
      import: "default",
    },
  ),
);

/** The code that reads PDFs, as text. */
export const pdfWorkerQuery = queryOptions({
  queryKey: ["pdf.js worker"],
  queryFn: () => loadWorker(),
});
