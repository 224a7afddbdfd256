import { configureGlobal } from "fast-check";

/** The same values in every run, so that it can be repeated; a number in `TEST_SEED` looks at others. */
configureGlobal({ seed: Number(process.env["TEST_SEED"] || 20_261_123) });
