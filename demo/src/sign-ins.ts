/** The password of every demo sign-in. */
export const demoPassword = "rolecall-demo";

/** One account for each role and an administrator of the site, for a look around. Nobody else of the demo board can sign in. */
export const demoSignIns = {
  candidate: {
    username: "demo-candidate",
    email: "demo-candidate@rolecall.example",
    firstName: "Maya",
    lastName: "Lindqvist",
  },
  recruiter: {
    username: "demo-recruiter",
    email: "demo-recruiter@rolecall.example",
    firstName: "Daniel",
    lastName: "Okafor",
  },
  company: {
    username: "demo-company",
    email: "demo-company@rolecall.example",
    firstName: "Grace",
    lastName: "Whitfield",
  },
  admin: {
    username: "demo-admin",
    email: "demo-admin@rolecall.example",
    firstName: "Ines",
    lastName: "Marchetti",
  },
} as const;
