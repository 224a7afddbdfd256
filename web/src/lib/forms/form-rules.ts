import { useState } from "react";
import type { FieldErrors, FieldValues, Resolver, ResolverError } from "react-hook-form";
import type * as z from "zod";
import { reportLoadFailure, useFirstInteraction } from "#ui/overlay/on-demand.ts";

type LoadRules<Values> = () => Promise<z.ZodType<unknown, Values>>;

const lateRules = <Values extends FieldValues>(loadRules: LoadRules<Values>) => {
  let check: Resolver<Values, unknown, Values> | undefined;
  /** Keeps the form from being sent, without a word beside any field. */
  const heldBack: ResolverError<Values> = {
    values: {},
    errors: { root: { type: "unchecked" } } as FieldErrors<Values>,
  };
  let awaited = false;
  const load = async () => {
    const [{ zodResolver }, rules] = await Promise.all([
      import("@hookform/resolvers/zod"),
      loadRules(),
    ]);
    check = zodResolver(rules, undefined, { raw: true });
    return check;
  };
  const resolver: Resolver<Values, unknown, Values> = async (...form) => {
    if (check) return check(...form);
    // A second submit while the rules are loading is ignored.
    if (awaited) return heldBack;
    awaited = true;
    const loaded = await load().catch(reportLoadFailure);
    awaited = false;
    return loaded ? loaded(...form) : heldBack;
  };
  return { load, resolver };
};

/**
 * The validation rules of a form. A first screen needs neither them nor their library, so they are
 * fetched when the user first does something on the page. If they cannot be loaded, the form says
 * so and keeps its text. The values are sent as typed: the server parses them by the same rules.
 */
export const useRules = <Values extends FieldValues>(
  loadRules: LoadRules<Values>,
): Resolver<Values, unknown, Values> => {
  const [{ load, resolver }] = useState(() => lateRules(loadRules));
  useFirstInteraction(() => {
    // A failure shows when the form is sent.
    load().catch(() => undefined);
  });
  return resolver;
};
