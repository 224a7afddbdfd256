/** How often timing-dependent tests repeat: `npm run test:faults -- --rounds 100`. */
export const rounds = Number(process.env["FAULT_ROUNDS"] ?? 10);
