import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Person } from "./person.ts";
import { launch, newFolder, Product } from "./product.ts";

test("of two starts at once on one data directory one serves, and the other says why it does not", async () => {
  await using folder = await newFolder();
  const starts = [launch(folder.path), launch(folder.path)];
  const addresses = await Promise.all(starts.map(({ ready }) => ready));
  const winner = addresses.findIndex((address) => address !== null);
  expect(addresses[1 - winner]).toBeNull();
  expect(await starts[1 - winner]?.ended).toEqual({
    code: 1,
    errors: `Another Rolecall is running on ${folder.path}; stop it first, or give this one a DATA_DIR of its own.\n`,
  });
  expect((await fetch(`${addresses[winner]}/health/ready`)).status).toBe(200);
  starts[winner]?.kill("SIGTERM");
  expect(await starts[winner]?.ended).toEqual({ code: 0, errors: "" });
});

test("the remains of a killed server prevent no start", async () => {
  await using folder = await newFolder();
  await using product = await Product.start(folder.path);
  const person = await Person.signUp(product.client, "candidate");
  await product.cutPower();
  // The number of the dead database is another process's by now; a first start was interrupted as well.
  const pidFile = join(folder.path, "postgres", "postmaster.pid");
  const left = await readFile(pidFile, "utf8");
  await writeFile(pidFile, left.replace(/^\d+/, String(process.pid)));
  await mkdir(join(folder.path, "postgres-init-a1b2c3"));

  await product.startAgain();
  expect(await person.get("/api/auth/user")).toMatchObject({ id: person.user.id });
});
