import { Random } from "./random.ts";

/** The password of every demo sign-in. */
export const demoPassword = "rolecall-demo";

/** The people of the tour, whose accounts are for a look around. Nobody else of the demo board can sign in. */
export const demoSignIns = {
  candidate: {
    username: "demo-candidate",
    email: "demo-candidate@rolecall.example",
    firstName: "Maya",
    lastName: "Lindqvist",
  },
  beginner: {
    username: "demo-beginner",
    email: "demo-beginner@rolecall.example",
    firstName: "Tomás",
    lastName: "Reyes",
  },
  recruiter: {
    username: "demo-recruiter",
    email: "demo-recruiter@rolecall.example",
    firstName: "Daniel",
    lastName: "Okafor",
  },
  reviewer: {
    username: "demo-reviewer",
    email: "demo-reviewer@rolecall.example",
    firstName: "Priya",
    lastName: "Raman",
  },
  owner: {
    username: "demo-owner",
    email: "demo-owner@rolecall.example",
    firstName: "Helen",
    lastName: "Castellanos",
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

export type DemoPerson = keyof typeof demoSignIns;

/** The id of one of them, who has been there since that moment. */
export const demoIdOf = (person: DemoPerson, since: Date): string =>
  new Random(`the demo board's ${person}`).uuid(since);

/** Where the part of an id begins that does not tell its moment. */
const behindTheMoment = 14;

/**
 * How the id of one of them ends, whenever their board was made. Nobody else's id ends so: the server gives out
 * ids, and names and addresses, which people choose, tell nothing.
 */
export const demoIdEndOf = (person: DemoPerson): string =>
  demoIdOf(person, new Date(0)).slice(behindTheMoment);
