import { existsSync } from "node:fs";
import { installOnDebian } from "./debian.mjs";

const isInstalled = () =>
  existsSync("/usr/lib/python3/dist-packages/swift/common/middleware/s3api");

/**
 * Finds OpenStack Swift, the object store that the tests of files in S3 run against, or installs
 * Debian's where that is possible.
 * @returns {Promise<string | null>} why those tests are left out, where they are
 */
export async function whyWithoutSwift() {
  if (!isInstalled()) await installOnDebian("python3-swift", "the tests of files in S3");
  if (isInstalled()) return null;
  return "The tests of files in S3 were left out, as they need OpenStack Swift: on Debian, apt-get install python3-swift.";
}
