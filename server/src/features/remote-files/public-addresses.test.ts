import { expect, test } from "vitest";
import { addressRules } from "./public-addresses.ts";

const { isAllowed } = addressRules([]);

// Asked directly: a machine without the internet reaches none of them, whatever the rules say.
test.each([
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.1.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:8.8.8.8",
  "64:ff9b::808:808",
  "100::1",
  "2001:0:7f00:1::",
  "2001:db8::1",
  "2002:7f00:1::",
  "3fff::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "ff02::1",
])("%s is not on the public web", (address) => {
  expect(isAllowed(address)).toBe(false);
});

test.each(["8.8.8.8", "93.184.215.14", "172.32.0.1", "2606:2800:21f:cb07::1", "2a00:1450::1"])(
  "%s is on the public web",
  (address) => {
    expect(isAllowed(address)).toBe(true);
  },
);

test("a network that the operator listed is allowed, and text that is no address never is", () => {
  const { isAllowed: isAllowedHere, isListed } = addressRules(["10.1.0.0/16"]);
  expect(["10.1.2.3", "10.2.0.1"].map(isAllowedHere)).toEqual([true, false]);
  expect(["inside.example", ""].map(isAllowedHere)).toEqual([false, false]);
  expect(isListed("inside.example")).toBe(false);
});
