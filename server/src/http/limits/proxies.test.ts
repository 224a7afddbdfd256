import { expect, test } from "vitest";
import { readConfig } from "#config.ts";
import { proxiesOf } from "./proxies.ts";

const isProxy = (trusted: string, address: string) =>
  proxiesOf(readConfig({ TRUST_PROXY: trusted }))(address);

test.each([
  ["", "127.0.0.1", false],
  ["1", "203.0.113.7", true],
  ["loopback", "127.0.0.1", true],
  ["loopback", "::ffff:127.0.0.1", true],
  ["loopback", "::1", true],
  ["loopback", "10.0.0.1", false],
  ["uniquelocal", "10.0.0.1", true],
  ["linklocal", "fe80::1", true],
  ["10.0.0.0/8,2001:db8::1", "10.1.2.3", true],
  ["10.0.0.0/8,2001:db8::1", "2001:db8::1", true],
  ["10.0.0.0/8,2001:db8::1", "2001:db8::2", false],
])("with TRUST_PROXY=%s, whether %s is a proxy's address: %s", (trusted, address, is) => {
  expect(isProxy(trusted, address)).toBe(is);
});
