import * as z from "zod";
import { hasUnseen } from "#values/blank.ts";

const webAddress = z.url({ protocol: /^https?$/, hostname: /./ });

/** Whether it is an address of the web. The parser would take line breaks out, and leave what turns directions in. */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\//i.test(value) && !hasUnseen(value) && webAddress.safeParse(value).success;
