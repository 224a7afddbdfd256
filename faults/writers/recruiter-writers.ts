import { applicationStatuses } from "@rolecall/contract/applications/application-status.ts";
import { jobDraft, jsonOf, type Person } from "../person.ts";
import { acknowledged, Latest, type Writer } from "./writer.ts";

/** Posts jobs. */
export const jobPoster = (recruiter: Person, companyId: string): Writer => {
  let posted: { id: string; title: string }[] = [];
  let count = 0;
  return {
    write: async () => {
      count += 1;
      const title = `Engineer ${count}`;
      const body = jobDraft(companyId, title);
      const answer = await acknowledged(recruiter.ask({ method: "POST", path: "/api/jobs", body }));
      posted.push({ id: (jsonOf(answer) as { id: string }).id, title });
    },
    check: async () => {
      for (const { id, title } of posted) {
        const found = await recruiter.get<{ title: string }>(`/api/jobs/${id}`);
        if (found.title !== title) throw new Error(`The job ${title} became ${found.title}`);
      }
      posted = [];
    },
  };
};

/** Posts jobs and deletes them again. */
export const jobDeleter = (recruiter: Person, companyId: string): Writer => {
  let deleted: string[] = [];
  return {
    write: async () => {
      const body = jobDraft(companyId, "Posted by mistake");
      const answer = await acknowledged(recruiter.ask({ method: "POST", path: "/api/jobs", body }));
      const { id } = jsonOf(answer) as { id: string };
      await acknowledged(recruiter.ask({ method: "DELETE", path: `/api/jobs/${id}` }));
      deleted.push(id);
    },
    check: async () => {
      for (const id of deleted) {
        const { status } = await recruiter.askUntilTaken({ path: `/api/jobs/${id}` });
        if (status !== 404) throw new Error(`A deleted job is answered with ${status}`);
      }
      deleted = [];
    },
  };
};

/** Changes a job's title again and again: a transaction, with an entry in the audit history. */
export const jobEditor = (recruiter: Person, jobId: string): Writer => {
  const latest = new Latest();
  const path = `/api/jobs/${jobId}`;
  return {
    write: () =>
      latest.write((number) =>
        recruiter.ask({ method: "PATCH", path, body: { title: `Title ${number}` } }),
      ),
    check: async () => {
      const { title } = await recruiter.get<{ title: string }>(path);
      latest.check("the job's title", Number(/^Title (\d+)$/.exec(title)?.[1] ?? 0));
    },
  };
};

const statusOf = (turn: number) => applicationStatuses[turn % applicationStatuses.length];

interface Change {
  to: string;
}

const changesPerPage = 1_000;

/** Whether a history of `changes` entries ends with these, after the `before` entries of earlier pages. */
const isHistoryOf = (changes: number, before: number, history: Change[]): boolean =>
  before + history.length === changes &&
  history.every(({ to }, index) => to === statusOf(before + index + 1));

/** Moves one application on and on; its history tells every step. */
export const statusChanger = (recruiter: Person, applicationId: string): Writer => {
  const latest = new Latest();
  const path = `/api/applications/${applicationId}`;
  return {
    write: () =>
      latest.write((number) =>
        recruiter.ask({
          method: "PUT",
          path: `${path}/status`,
          body: { status: statusOf(number) },
        }),
      ),
    check: async () => {
      const pages = Math.ceil(Math.max(1, ...latest.expected) / changesPerPage);
      const history = await recruiter.get<Change[]>(
        `${path}/history?limit=${changesPerPage}&page=${pages}`,
      );
      const before = (pages - 1) * changesPerPage;
      const changes = latest.expected.find((number) => isHistoryOf(number, before, history)) ?? -1;
      latest.check("the application's history", changes);
    },
  };
};

/** Moves many applications of one job at once: all of them, or none. */
export const bulkUpdater = (recruiter: Person, jobId: string, applicationIds: string[]): Writer => {
  const latest = new Latest();
  return {
    write: () =>
      latest.write((number) => {
        const body = { applicationIds, status: statusOf(number) };
        return recruiter.ask({ method: "POST", path: "/api/applications/bulk-update", body });
      }),
    check: async () => {
      const list = await recruiter.get<{ id: string; status: string }[]>(
        `/api/applications/job/${jobId}`,
      );
      const statuses = new Set(
        list.filter(({ id }) => applicationIds.includes(id)).map(({ status }) => status),
      );
      const [status] = statuses;
      if (statuses.size !== 1)
        throw new Error(`A bulk update is half done: ${[...statuses].join()}`);
      const found = latest.expected.find((number) => statusOf(number) === status) ?? -1;
      latest.check("the bulk update", found);
    },
  };
};
