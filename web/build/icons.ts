import type { Plugin } from "vite";

const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const lucideBuilder = "import createLucideIcon from '../createLucideIcon.mjs'";
const ownBuilder = `import { createIcon as createLucideIcon } from ${JSON.stringify(
  `${import.meta.dirname}/../src/ui/icon/create-icon.ts`,
)}`;

/** Random letters, of no use to our builder, that no compressor makes shorter. */
const elementKey = /, key: "\w+"/g;

/** Has each icon of lucide import our own builder of icons, in the browser and on the server alike. */
export const ownIcons: Plugin = {
  name: "own-icons",
  transform: {
    filter: { id: icon },
    handler: (code, id) => {
      // Some files only pass on the icon of another name.
      if (!code.includes("createLucideIcon")) return undefined;
      if (!code.includes(lucideBuilder)) throw new Error(`${id} imports another builder of icons.`);
      const withoutKeys = code.replaceAll(elementKey, "");
      return { code: withoutKeys.replace(lucideBuilder, ownBuilder), map: null };
    },
  },
};
