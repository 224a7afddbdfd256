import { expect, test } from "vitest";
import type { FileStore } from "#files/file-store.ts";
import { buildUser } from "#test/build.ts";
import { pngOf } from "#test/files/picture-files.ts";
import { startApp } from "#test/start-app.ts";

const { db, files } = await startApp();
let [inMemory, most] = [0, 0];
const counted: FileStore = {
  ...files,
  openUpload: (upload) => {
    inMemory += 1;
    most = Math.max(most, inMemory);
    return files.openUpload(upload);
  },
  discard: (upload) => {
    inMemory -= 1;
    return files.discard(upload);
  },
};
const { as, send } = await startApp({ services: { db, files: counted } });
const picture = pngOf({ width: 300, height: 300, colour: () => [200, 0, 0, 255] });

test("pictures wait in the store until they are drawn, and not in memory", async () => {
  const person = as(await buildUser(db));
  const uploads = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { body } = await person.post<{ uploadURL: string }>("/api/objects/upload");
      await send(body.uploadURL, picture);
      return body.uploadURL;
    }),
  );
  const answers = await Promise.all(
    uploads.map((pictureURL) => person.put("/api/picture", { body: { pictureURL } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  // The next one is read while the file of the last is removed.
  expect(most).toBeLessThanOrEqual(2);
});
