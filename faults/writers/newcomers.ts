import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import type { HttpClient } from "../../bench/http-client.ts";
import { cookieOf, jsonOf, newAccount, Person } from "../person.ts";
import { acknowledged, type Writer } from "./writer.ts";

/** People who make accounts, and stay signed in. */
export const newcomers = (client: HttpClient): Writer => {
  let known: Person[] = [];
  return {
    write: async () => {
      const body = newAccount("candidate");
      const answer = await acknowledged(
        client.ask({ method: "POST", path: "/api/register", body }),
      );
      known.push(new Person(client, jsonOf(answer) as User, cookieOf(answer)));
    },
    check: async () => {
      for (const person of known) {
        const { id } = await person.get<User>("/api/auth/user");
        if (id !== person.user.id) throw new Error(`${person.user.username} is somebody else`);
      }
      known = [];
    },
  };
};
