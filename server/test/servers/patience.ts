const patientLimits = JSON.stringify(new URL("../patient-limits.ts", import.meta.url));

/** A module for a server of tests to begin with: it is patient with a busy machine (`node --import`). */
export const patience = `data:text/javascript,${encodeURIComponent(`
  import { bePatient } from ${patientLimits};
  bePatient();`)}`;
