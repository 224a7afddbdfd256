/** How often what depends on the moment is done anew: `npm run test:faults -- --rounds 100`. */
export const rounds = Number(process.env["FAULT_ROUNDS"] ?? 10);
