import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { newConfirmToken } from "#features/jobs/confirmation/confirmation.service.ts";
import { letterSite } from "#features/site/site.service.ts";
import type { Deliver, LetterSite } from "#mail/letter.ts";
import type { Notice } from "#mail/mailer.ts";
import { unlinked } from "#mail/unlinked.ts";
import * as texts from "./notice-texts.ts";
import {
  findCaseToTellOf,
  findCompanyToTellOf,
  findJobToTellOf,
  findRecipient,
} from "./notices.queries.ts";

/**
 * Writes to one person and delivers the letter; nothing where they have no address, or where what it is
 * about is no longer so. @throws where it cannot be delivered now
 */
export const deliverNotice = async (
  db: Db,
  notice: Notice,
  { config, deliver }: { config: Config; deliver: Deliver },
): Promise<void> => {
  const recipient = await findRecipient(db, notice.to);
  if (!recipient) return;
  const site = await letterSite(db, config);
  const { suspensionReason, email: to } = recipient;
  const said = await textOf(db, notice, { site, suspensionReason });
  if (said) await deliver({ to, subject: said.subject, body: ["Hello,", ...said.says], site });
};

const textOf = async (
  db: Db,
  notice: Notice,
  { site, suspensionReason }: { site: LetterSite; suspensionReason: string | null },
): Promise<texts.NoticeText | null> => {
  if (!("jobId" in notice || "companyId" in notice)) {
    if (notice.about === "approved") return texts.approvedText(site);
    return suspensionReason === null ? null : texts.suspendedText(site, suspensionReason);
  }
  if ("companyId" in notice) {
    const company = await findCompanyToTellOf(db, notice.companyId);
    const reason = company?.suspensionReason;
    if (!company || !reason) return null;
    return texts.companySuspendedLetter(site, unlinked(company.name, "a company"), reason);
  }
  const { jobId: id } = notice;
  if (notice.about === "case-decided") {
    const decided = await findCaseToTellOf(db, id);
    if (!decided) return null;
    const { decision } = notice;
    return texts.decidedText(site, { ...decided, title: titleOf(decided), decision });
  }
  const job = await findJobToTellOf(db, id);
  if (!job) return null;
  const { takedownReason: reason } = job;
  const title = titleOf(job);
  if (notice.about === "job-approved") return texts.jobApprovedText(site, { id, title });
  if (notice.about === "job-still-open") {
    // Somebody has answered meanwhile.
    if (!job.confirmAskedAt) return null;
    const token = await newConfirmToken(db, { jobId: id, userId: notice.to });
    return texts.stillOpenText(site, { title, token });
  }
  return reason === null ? null : texts.takenDownLetter(site, { id, title, reason });
};

/** A job's title for a letter that may go to others than whoever wrote it. */
const titleOf = ({ title }: { title: string }) => unlinked(title, "a listing");
