import * as hiringTeamContract from "@rolecall/contract/teams/hiring-team.ts";
import * as invitationContract from "@rolecall/contract/teams/invitations.ts";
import * as memberContract from "@rolecall/contract/teams/members.ts";
import * as verificationContract from "@rolecall/contract/teams/verification.ts";
import type { Feature } from "#http/route.ts";
import * as hiringTeam from "./hiring-team/hiring-team.service.ts";
import { acceptInvitation, readInvitation } from "./invitations/accept-invitation.service.ts";
import * as invitations from "./invitations/invitations.service.ts";
import { companyHistory } from "./members/history.service.ts";
import { listCompaniesOf } from "./members/members.queries.ts";
import * as members from "./members/members.service.ts";
import { confirmVerification, startVerification } from "./verification/verification.service.ts";

export const teamRoutes: Feature = (route) => {
  const { listOwnCompanies, listMembers, changeMember, removeMember } = memberContract;
  route(listOwnCompanies, ({ db, user }) => listCompaniesOf(db, user.id));
  route(listMembers, ({ db, user, params, query }) =>
    members.membersOf(db, { user, ...params, ...query }),
  );
  route(changeMember, ({ db, user, params, body, mailer }) =>
    members.changeMember(db, { user, ...params, ...body, mailer }),
  );
  route(removeMember, ({ db, user, params, mailer }) =>
    members.removeMember(db, { user, ...params, mailer }),
  );
  route(memberContract.handOver, ({ db, user, params, body, mailer }) =>
    members.handOver(db, { user, ...params, ...body, mailer }),
  );
  route(memberContract.deleteCompany, ({ db, user, params }) =>
    members.deleteCompany(db, { user, ...params }),
  );
  route(memberContract.companyHistory, ({ db, user, params, query }) =>
    companyHistory(db, { user, ...params, ...query }),
  );

  route(invitationContract.inviteMember, ({ db, user, params, body, ...sending }) =>
    invitations.invite(db, { user, ...params, draft: body }, sending),
  );
  route(invitationContract.listInvitations, ({ db, user, params, query }) =>
    invitations.invitationsOf(db, { user, ...params, ...query }),
  );
  route(invitationContract.resendInvitation, ({ db, user, params, ...sending }) =>
    invitations.resend(db, { user, ...params }, sending),
  );
  route(invitationContract.revokeInvitation, ({ db, user, params }) =>
    invitations.revoke(db, { user, ...params }),
  );
  route(invitationContract.readInvitation, ({ db, params }) => readInvitation(db, params.token));
  route(invitationContract.acceptInvitation, ({ db, user, params, mailer }) =>
    acceptInvitation(db, { user, ...params, mailer }),
  );

  route(verificationContract.startVerification, async ({ db, user, params, body, ...sending }) => {
    await startVerification(db, { user, ...params, ...body }, sending);
    return { message: verificationContract.codeSentText };
  });
  route(verificationContract.confirmVerification, ({ db, user, params, body }) =>
    confirmVerification(db, { user, ...params, ...body }),
  );

  const { listReviewers, addReviewer, removeReviewer, takeJobOver } = hiringTeamContract;
  route(listReviewers, ({ db, user, params }) => hiringTeam.reviewersOf(db, { user, ...params }));
  route(addReviewer, ({ db, user, params }) => hiringTeam.addReviewer(db, { user, ...params }));
  route(removeReviewer, ({ db, user, params }) =>
    hiringTeam.removeReviewer(db, { user, ...params }),
  );
  route(takeJobOver, ({ db, user, params, mailer }) =>
    hiringTeam.takeJobOver(db, { user, ...params, mailer }),
  );
};
