import { id as uuid } from "@rolecall/contract/values/id.ts";
import { pictureMissingText, picturePathPrefix } from "@rolecall/contract/values/pictures.ts";
import { AppError } from "#http/errors.ts";
import type { Feature } from "#http/route.ts";
import { findPicture } from "./pictures.queries.ts";

/** In pixels, where nobody asks for another: a tile on a screen of double density. */
const usualWidth = 128;

/** A path names one picture for good: what changes gets another. */
const headers = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Content-Type-Options": "nosniff",
};

const widthOf = (wanted: string | undefined) => {
  const width = Number(wanted ?? usualWidth);
  return Number.isInteger(width) && width > 0 && width <= 4096 ? width : usualWidth;
};

/** The pictures themselves, for everybody: `?width=` asks for one that is at least so wide. */
export const pictureRoutes: Feature = (_route, app, { db }) => {
  app.route<{ Params: { id: string }; Querystring: { width?: string } }>({
    method: ["GET", "HEAD"],
    url: `${picturePathPrefix}:id`,
    handler: async ({ params, query }, reply) => {
      const id = uuid.safeParse(params.id).data;
      const picture = id && (await findPicture(db, { id, width: widthOf(query.width) }));
      if (!picture) throw new AppError("missing", pictureMissingText);
      return reply.headers(headers).type(picture.contentType).send(Buffer.from(picture.content));
    },
  });
};
