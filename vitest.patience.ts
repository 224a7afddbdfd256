/** The limits of every test: machines are shared, and a test that hangs fails, one that is slow does not. */
export const patience = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
};
