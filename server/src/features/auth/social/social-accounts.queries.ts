import type { SocialProvider } from "@rolecall/contract/site.ts";
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { socialAccounts } from "#db/schema/social-accounts.ts";

interface Account {
  provider: SocialProvider;
  subject: string;
}

/** One account elsewhere belongs to one user here: a second insert violates it. */
export const uniqueSocialAccount = "social_accounts_pkey";

export const findSocialUser = async (db: Db, { provider, subject }: Account) => {
  const [found] = await db
    .select({ userId: socialAccounts.userId })
    .from(socialAccounts)
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)))
    .limit(1);
  return found?.userId ?? null;
};

export const insertSocialAccount = async (db: Db, account: Account & { userId: string }) => {
  await db.insert(socialAccounts).values(account);
};
