import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { findableExceptions } from "#db/schema/talent/findable-exceptions.ts";
import { talentLooks } from "#db/schema/talent/talent-looks.ts";
import { talkRequests } from "#db/schema/talent/talk-requests.ts";

interface Merge {
  from: string;
  into: string;
}

/** Who left one of two companies out leaves out both together. */
export const moveExceptions = async (db: Db, { from, into }: Merge): Promise<void> => {
  await db.execute(sql`
    insert into ${findableExceptions} (user_id, company_id)
    select user_id, ${into} from ${findableExceptions} where company_id = ${from}
    on conflict do nothing`);
};

/** Of two requests to one person the one stays that was answered last, and says no where one of them is refused. */
export const deleteDoubleRequests = async (db: Db, { from, into }: Merge): Promise<void> => {
  await db.execute(sql`
    with ranked as (
      select id, row_number() over (
        partition by user_id
        order by status = 'no' desc, answered_at desc nulls last, created_at desc, id desc
      ) as place
      from ${talkRequests} where company_id in (${from}, ${into})
    )
    delete from ${talkRequests} using ranked
    where ranked.id = ${talkRequests.id} and ranked.place > 1`);
};

export const moveRequests = async (db: Db, { from, into }: Merge): Promise<void> => {
  await db.update(talkRequests).set({ companyId: into }).where(eq(talkRequests.companyId, from));
};

export const moveLooks = async (db: Db, { from, into }: Merge): Promise<void> => {
  await db.execute(sql`
    insert into ${talentLooks} (user_id, company_id, day, at)
    select user_id, ${into}, day, at from ${talentLooks} where company_id = ${from}
    on conflict do nothing`);
};
