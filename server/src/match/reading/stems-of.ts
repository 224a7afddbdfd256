import { tokensOf } from "./tokens.ts";

export const stemsOf = (text: string): string[] => tokensOf(text).map(({ stem }) => stem);
