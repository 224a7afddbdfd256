import { randomUUID } from "node:crypto";
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import type { HttpClient } from "../../bench/http-client.ts";
import {
  addressRequest,
  applicationTo,
  jsonOf,
  pathOf,
  profileDraft,
  registrationOf,
  type Person,
} from "../person.ts";
import { acknowledged, Latest, Refused, type Writer } from "./writer.ts";

/** Applies to one job after the other, as long as there are any. */
export const applicant = (candidate: Person, resumeUrl: string, jobIds: string[]): Writer => {
  const open = [...jobIds];
  let sent: string[] = [];
  return {
    write: async () => {
      const jobId = open.pop();
      if (jobId === undefined) throw new Refused("There is no job left");
      const answer = await acknowledged(candidate.ask(applicationTo(jobId, resumeUrl)));
      sent.push((jsonOf(answer) as { id: string }).id);
    },
    check: async () => {
      const list = await candidate.get<{ id: string }[]>("/api/applications/candidate");
      const found = new Set(list.map(({ id }) => id));
      const lost = sent.filter((id) => !found.has(id));
      if (lost.length > 0) throw new Error(`Applications are lost: ${lost.join()}`);
      sent = [];
    },
  };
};

/** Saves a profile over and over. */
export const profileSaver = async (candidate: Person): Promise<Writer> => {
  const path = "/api/profile";
  await candidate.send({ method: "POST", path, body: profileDraft });
  const latest = new Latest();
  return {
    write: () =>
      latest.write((number) =>
        candidate.ask({ method: "PUT", path, body: { ...profileDraft, summary: String(number) } }),
      ),
    check: async () =>
      latest.check("the profile", Number((await candidate.get<{ summary: string }>(path)).summary)),
  };
};

/** Resolves to the address that took the bytes. */
const upload = async (client: HttpClient, candidate: Person, bytes: Buffer): Promise<string> => {
  const given = await acknowledged(candidate.ask(addressRequest));
  const { uploadURL: address } = jsonOf(given) as { uploadURL: string };
  await acknowledged(client.ask({ method: "PUT", path: pathOf(address), bytes }));
  return address;
};

interface Sent {
  address: string;
  bytes: Buffer;
  registered: boolean;
}

/** Uploads and registers resumes, each of its own size. */
export const resumeSender = (client: HttpClient, candidate: Person): Writer => {
  let arrived: Sent[] = [];
  return {
    write: async () => {
      const bytes = pdfOf(
        `Ada Moreau ${randomUUID()} ${"x".repeat(1 + (arrived.length % 9) * 5_000)}`,
      );
      const address = await upload(client, candidate, bytes);
      const sent: Sent = { address, bytes, registered: false };
      arrived.push(sent);
      await acknowledged(candidate.ask(registrationOf(address)));
      sent.registered = true;
    },
    check: async () => {
      for (const { address, bytes, registered } of arrived) {
        const path = `/objects/${new URL(address).pathname.split("/").at(-1)}`;
        // A file that arrived and was not registered yet is registered now.
        if (!registered) await candidate.askUntilTaken(registrationOf(address));
        const { status, content } = await candidate.askUntilTaken({ path });
        if (status !== 200 || !content.equals(bytes))
          throw new Error(`The resume ${path} is not the one that was sent: ${status}`);
      }
      arrived = [];
    },
  };
};

/** Uploads resumes and deletes them again, each of its own. */
export const resumeDeleter = (client: HttpClient, candidate: Person): Writer => {
  let deleted: string[] = [];
  return {
    write: async () => {
      const address = await upload(client, candidate, pdfOf("Ada Moreau"));
      const answer = await acknowledged(candidate.ask(registrationOf(address)));
      const { objectPath } = jsonOf(answer) as { objectPath: string };
      const id = objectPath.slice(objectPathPrefix.length);
      await acknowledged(candidate.ask({ method: "DELETE", path: `/api/resumes/${id}` }));
      deleted.push(id);
    },
    check: async () => {
      const list = await candidate.get<{ id: string }[]>("/api/resumes");
      const back = list.filter(({ id }) => deleted.includes(id));
      if (back.length > 0) throw new Error(`${back.length} deleted resumes are back`);
      for (const id of deleted) {
        const { status } = await candidate.askUntilTaken({ path: objectPathPrefix + id });
        if (status !== 404) throw new Error(`A deleted resume is answered with ${status}`);
      }
      deleted = [];
    },
  };
};
