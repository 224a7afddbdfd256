import { describe, expect, test } from "vitest";
import { buildResume, buildUser } from "#test/build.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { startApp } from "#test/start-app.ts";
import { cleanUpUploads } from "./abandoned-uploads.service.ts";

describe.each(storeKinds)("files on %s", async (store) => {
  const { as, db, files } = await startApp({ store });
  const hour = 60 * 60 * 1000;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);

  test("an upload that nobody registered within 24 hours goes; registered and younger ones stay", async () => {
    const candidate = await buildUser(db);
    const built = (createdAt: Date, registeredAt: Date | null) =>
      buildResume(db, { ownerId: candidate.id, createdAt, registeredAt }, files);
    const registered = await built(hoursAgo(48), hoursAgo(47));
    const young = await built(hoursAgo(23), null);
    const abandoned = await built(hoursAgo(25), null);

    await cleanUpUploads(db, files);

    expect(await files.sizeOf(abandoned)).toBeNull();
    expect(await files.sizeOf(young)).not.toBeNull();
    expect((await as(candidate).get(`/objects/${registered.id}`)).status).toBe(200);
  });

  test("many are deleted in one go", async () => {
    const candidate = await buildUser(db);
    for (let built = 0; built < 100; built += 1)
      await buildResume(db, { ownerId: candidate.id, createdAt: hoursAgo(48), registeredAt: null });
    const youngest = await buildResume(
      db,
      { ownerId: candidate.id, createdAt: hoursAgo(25), registeredAt: null },
      files,
    );
    // Two instances may be at it at the same time.
    await Promise.all([cleanUpUploads(db, files), cleanUpUploads(db, files)]);
    expect(await files.sizeOf(youngest)).toBeNull();
  });
});
