import * as z from "zod";
import type { DemoCompany } from "./companies.ts";
import { pageScenes } from "./pictures/page-scenes.ts";
import { readData } from "./read-data.ts";

const sceneNames = Object.keys(pageScenes) as (keyof typeof pageScenes)[];

/** What some employers tell at length on their page. */
const companyPage = z.strictObject({
  /** Paragraphs. */
  ownWords: z.array(z.string()),
  /** Paragraphs: the steps of hiring, and how long they take. */
  hiring: z.array(z.string()),
  /** What is drawn, and what it shows. */
  pictures: z.array(z.strictObject({ scene: z.enum(sceneNames), text: z.string() })).optional(),
});

/** By the name of the company. */
export const companyPages: ReadonlyMap<string, z.output<typeof companyPage>> = new Map(
  Object.entries(readData("company-pages", z.record(z.string(), companyPage))),
);

/** The texts of a company's own page: those that wrote little have their steps of hiring and benefits. */
export const pageTextsOf = ({ name, hiring, benefits }: DemoCompany) => {
  const page = companyPages.get(name);
  return {
    ownWords: page?.ownWords.join("\n\n") ?? null,
    hiring: page?.hiring.join("\n\n") ?? hiring,
    benefits: benefits
      .map((benefit) => benefit.charAt(0).toUpperCase() + benefit.slice(1))
      .join("\n"),
  };
};
