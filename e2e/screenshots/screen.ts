import type { Page } from "@playwright/test";
import type { demoSignIns } from "@rolecall/demo/sign-ins.ts";

/** The user who looks: one of the demo board, a visitor, or a new account without any data. */
export type Viewer = keyof typeof demoSignIns | "visitor" | "newcomer" | "newHire" | "newCompany";

export interface Screen {
  name: string;
  as: Viewer;
  path: string;
  /** Actions after the page has come to rest, such as opening a dialog or selecting rows. */
  act?: (page: Page) => Promise<void>;
  /** Something floats over the page, which is then not shown beyond the window. */
  floats?: boolean;
  /** The widths of the window, if the screen does not exist at all of them. */
  widths?: readonly number[];
}
