import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot, type Root } from "react-dom/client";
import { ProofDialog } from "./proof-dialog.tsx";

let root: Root | undefined;
let asked = 0;
/** Calls that are refused at the same moment are asked about together. */
let pending: Promise<boolean> | undefined;

/**
 * Asks the user for a fresh proof above whatever is on the screen, which stays as it is. Resolves
 * whether they gave one.
 */
export const askForProof = (client: QueryClient): Promise<boolean> => {
  pending ??= show(client).finally(() => {
    pending = undefined;
  });
  return pending;
};

const show = (client: QueryClient) => {
  // A root of its own, since any screen may need it and the first ones must not carry it.
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  const inApp = root;
  asked += 1;
  return new Promise<boolean>((resolve) => {
    const render = (open: boolean) =>
      inApp.render(
        <QueryClientProvider client={client}>
          <ProofDialog key={asked} open={open} onDone={done} />
        </QueryClientProvider>,
      );
    const done = (given: boolean) => {
      render(false);
      resolve(given);
    };
    render(true);
  });
};
