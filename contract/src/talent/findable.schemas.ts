import * as z from "zod";
import { namedCompany } from "#companies/company.schemas.ts";
import { describeEndpoints } from "#endpoint.ts";
import { pageQuery } from "#page.schemas.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import * as endpoints from "./findable.ts";
import {
  finders,
  mostExcepted,
  talkAnswers,
  talkRequestMissingText,
  talkStatuses,
  unknownCompanyText,
} from "./findable.ts";

const findable = z.object({
  to: z.enum(finders),
  except: z.array(z.string()).meta({ description: "Companies that never find the caller" }),
});
export type Findable = z.input<typeof findable>;

const talkRequest = z.object({
  id: z.string(),
  company: namedCompany,
  /** Null once the job is deleted. */
  job: z.object({ id: z.string(), title: z.string() }).nullable(),
  message: z.string(),
  status: z.enum(talkStatuses),
  createdAt: instant,
});
export type TalkRequest = z.input<typeof talkRequest>;

const look = z.object({ company: namedCompany, at: instant });
export type Look = z.input<typeof look>;

export const findableEndpoints = describeEndpoints(endpoints, {
  getFindable: {
    summary: "Whose companies find the caller in the search for candidates",
    reply: findable,
  },
  setFindable: {
    summary: "Choose whose companies find the caller, and which never do",
    body: z.object({
      to: z.enum(finders, {
        error: refusal("choose-finders", "Choose nobody, verified or all"),
      }),
      except: z
        .array(z.guid({ error: unknownCompanyText }), { error: unknownCompanyText })
        .max(
          mostExcepted,
          refusal("too-many-excepted-companies", `Name at most ${mostExcepted} companies`),
        )
        .default([]),
    }),
    reply: findable,
  },
  listTalkRequests: {
    summary: "What companies that found the caller wrote, newest first",
    query: z.object({
      status: z
        .enum(talkStatuses, {
          error: refusal("unknown-talk-status", "Choose waiting, yes or no"),
        })
        .optional(),
      ...pageQuery({ default: 20, max: 100 }),
    }),
    reply: z.array(talkRequest),
  },
  answerTalkRequest: {
    summary:
      "Say yes or no to a company: yes shows it the caller's name, email and phone, no ends that",
    params: idParams(talkRequestMissingText),
    body: z.object({
      status: z.enum(talkAnswers, { error: refusal("choose-yes-or-no", "Choose yes or no") }),
    }),
    reply: talkRequest,
  },
  listLooks: {
    summary: "The companies that looked at the caller, each once a day, newest first",
    query: z.object(pageQuery({ default: 20, max: 100 })),
    reply: z.array(look),
  },
});
