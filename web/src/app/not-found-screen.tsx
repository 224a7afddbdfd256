import { NothingHere } from "./nothing-here.tsx";

/** The screen of an unknown path. */
export function NotFoundScreen() {
  return <NothingHere />;
}
