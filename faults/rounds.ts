/** The number of repetitions of timing-dependent tests: `npm run test:faults -- --rounds 100`. */
export const rounds = Number(process.env["FAULT_ROUNDS"] ?? 10);
