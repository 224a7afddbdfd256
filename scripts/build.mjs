// `npm run build`: all that `npm start` does before it starts, for those who make images.
import { ensureBuilt, ensureInstalled, failWith } from "./prepare.mjs";

await ensureInstalled()
  .then(() => ensureBuilt())
  .catch(failWith);
