import { picturePathPrefix } from "@rolecall/contract/values/pictures.ts";
import type { CompanyRow, PictureRow } from "#board-rows.ts";
import { companyPages } from "#company-pages.ts";
import { Random } from "#random.ts";
import { marks, scenes } from "./motifs.ts";
import { pageScenes } from "./page-scenes.ts";
import { drawRampPicture, type Ramp } from "./ramp-picture.ts";

const ramps: readonly Ramp[] = [
  [
    [11, 74, 83],
    [222, 240, 236],
  ],
  [
    [30, 58, 112],
    [220, 231, 250],
  ],
  [
    [94, 40, 92],
    [246, 225, 240],
  ],
  [
    [126, 44, 38],
    [253, 228, 214],
  ],
  [
    [122, 78, 12],
    [253, 238, 200],
  ],
  [
    [28, 84, 50],
    [222, 243, 222],
  ],
  [
    [58, 48, 120],
    [230, 226, 250],
  ],
  [
    [44, 52, 60],
    [232, 236, 240],
  ],
];

const shareWithLogo = 0.85;
const shareWithCover = 0.65;
const logo = { width: 192, height: 192 } as const;
const cover = { width: 1280, height: 320 } as const;
const photo = { width: 720, height: 480 } as const;

/**
 * The companies with drawn logos and covers, and pictures of their pages; some have one of them or none, as on any
 * board. What is drawn goes by the seed alone.
 */
export const drawCompanyPictures = (
  random: Random,
  { now, rows }: { now: Date; rows: readonly CompanyRow[] },
): { companies: CompanyRow[]; pictures: PictureRow[] } => {
  const pictures: PictureRow[] = [];
  const seen = new Random("pages");
  const keep = (content: Buffer, width: number, from = random) => {
    const id = from.uuid(now);
    pictures.push({ id, width, contentType: "image/png", content, createdAt: now });
    return { id, url: picturePathPrefix + id };
  };
  const drawPage = (name: string, ramp: Ramp) =>
    (companyPages.get(name)?.pictures ?? []).map(({ scene, text }) => {
      const layers = pageScenes[scene](seen);
      return { ...keep(drawRampPicture({ ramp, ...photo, layers }), photo.width, seen), text };
    });
  const companies = rows.map((row): CompanyRow => {
    const ramp = random.draw(ramps);
    const layers = random.draw(marks);
    const scene = random.draw(scenes)(random);
    return {
      ...row,
      logoUrl: random.chance(shareWithLogo)
        ? keep(drawRampPicture({ ramp, ...logo, layers }), logo.width).url
        : null,
      coverUrl: random.chance(shareWithCover)
        ? keep(drawRampPicture({ ramp, ...cover, layers: scene }), cover.width).url
        : null,
      pictures: drawPage(row.name, ramp),
    };
  });
  return { companies, pictures };
};
