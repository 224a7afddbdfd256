import { Fragment } from "react";

type TextsInLineProps = {
  /** The texts; null and empty ones are left out. */
  texts: readonly (string | null | undefined)[];
};

/** Texts from people in one line, each in its own direction, whatever stands beside it. */
export function TextsInLine({ texts }: TextsInLineProps) {
  return texts.filter(Boolean).map((text, index) => (
    <Fragment key={index}>
      {index > 0 && " · "}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
