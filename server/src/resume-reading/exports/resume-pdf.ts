import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import {
  displayEducation,
  displayExperience,
} from "@rolecall/contract/profiles/profile-entry-lines.ts";
import Pdf from "pdfkit";
import { resumeInPdf } from "#resume-reading/resume-in-pdf.ts";
import { jsonResumeOf, nameOf, type ResumeOwner } from "./json-resume.ts";

type Page = InstanceType<typeof Pdf>;

/** Latin, Greek, Cyrillic, Armenian and Georgian letters; there is nothing for scripts of East Asia. */
const fonts = {
  plain: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf")),
  bold: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf")),
};
const ink = "#1c1917";
const quiet = "#57534e";
const sizes = { name: 20, title: 12, heading: 11, text: 9.5 } as const;
const margin = 56;

/**
 * A profile as a plain page: one column, headings, and every letter as text, so that people can copy it
 * and programs read it. Each post and study is on a line in the form that profiles show. The file carries the same
 * as JSON Resume, so that it comes back as it was.
 */
export const resumePdf = async (owner: ResumeOwner): Promise<Uint8Array> => {
  const name = nameOf(owner);
  const page = new Pdf({
    size: "A4",
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    lang: "en",
    info: { Title: name === "" ? "Resume" : `Resume of ${name}`, Creator: "Rolecall" },
  });
  Object.assign(page.info, { [resumeInPdf]: JSON.stringify(jsonResumeOf(owner)) });
  const bytes = buffer(page);
  page.registerFont("plain", fonts.plain).registerFont("bold", fonts.bold);
  drawProfile(page, owner, name);
  page.end();
  return bytes;
};

/** Letters that join into one are left apart: some readers take them for another one. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = [];

const write = (
  page: Page,
  text: string,
  {
    font = "plain",
    size = sizes.text,
    color = ink,
    gap = 2,
  }: { font?: "plain" | "bold"; size?: number; color?: string; gap?: number } = {},
) => {
  page.font(font).fontSize(size).fillColor(color).text(text, { lineGap: gap, features });
};

const drawProfile = (
  page: Page,
  { email, candidateProfile: profile }: ResumeOwner,
  name: string,
) => {
  if (name !== "") write(page, name, { font: "bold", size: sizes.name });
  if (!profile) return;
  write(page, profile.title, { size: sizes.title, gap: 4 });
  const contact = [profile.location, email, profile.phoneNumber].filter(Boolean);
  write(page, contact.join("  |  "), { color: quiet });
  section(page, "Summary", profile.summary.split(/\n+/));
  section(page, "Experience", profile.experience.map(displayExperience), 3);
  section(page, "Education", profile.education.map(displayEducation), 3);
  section(page, "Skills", [profile.skills]);
  section(page, "Languages", [profile.languages.map((one) => `${one.name} (${one.level})`)]);
};

const section = (
  page: Page,
  heading: string,
  lines: readonly (string | readonly string[])[],
  apart = 0,
) => {
  const written = lines.filter((line) => line.length > 0);
  if (written.length === 0) return;
  // A heading does not stand alone at the foot of a page.
  if (page.y > page.page.height - margin - 60) page.addPage();
  page.moveDown(0.9);
  write(page, heading, { font: "bold", size: sizes.heading, gap: 1 });
  const { y } = page;
  page
    .moveTo(margin, y)
    .lineTo(page.page.width - margin, y)
    .lineWidth(0.5)
    .strokeColor("#d6d3d1")
    .stroke();
  page.moveDown(0.35);
  for (const line of written) {
    if (typeof line === "string") write(page, line);
    else for (const row of listed(page, line)) write(page, row);
    page.y += apart;
  }
};

/** A list in lines, of which none ends within an item. */
const listed = (page: Page, items: readonly string[]): string[] => {
  page.font("plain").fontSize(sizes.text);
  const width = page.page.width - 2 * margin - 4;
  const rows: string[] = [];
  for (const item of items) {
    const last = rows.at(-1);
    const longer = `${last}, ${item}`;
    if (last === undefined || page.widthOfString(`${longer},`, { features }) > width) {
      if (last !== undefined) rows[rows.length - 1] = `${last},`;
      rows.push(item);
    } else rows[rows.length - 1] = longer;
  }
  return rows;
};
