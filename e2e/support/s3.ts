import { hasS3Server, S3Server } from "@rolecall/server/test/s3/s3-server.ts";
import { test } from "./fixtures.ts";

/**
 * Arguments of `test.skip` that leave a journey in S3 out where Swift is not installed. On CI it always runs:
 * the run installs Swift and fails without it.
 */
export const withoutS3 = [!hasS3Server, "OpenStack Swift is not installed."] as const;

interface InS3 {
  /** The object store in which the server keeps its files. */
  s3: S3Server;
}

/** The test of the other journeys, with a server that keeps its files in S3. */
export const testInS3 = test.extend<object, InS3>({
  s3: [
    async ({}, provide) => {
      const s3 = await S3Server.start();
      await provide(s3);
      await s3.stop();
    },
    { scope: "worker" },
  ],
  serverEnv: [
    ({ serverEnv, s3 }, provide) => provide({ ...serverEnv, ...s3.env }),
    { scope: "worker" },
  ],
});
