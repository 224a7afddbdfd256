import { hiringTeamEndpoints } from "@rolecall/contract/teams/hiring-team.schemas.ts";
import { invitationEndpoints } from "@rolecall/contract/teams/invitations.schemas.ts";
import { memberEndpoints } from "@rolecall/contract/teams/members.schemas.ts";
import { verificationEndpoints } from "@rolecall/contract/teams/verification.schemas.ts";
import { codeSentText } from "@rolecall/contract/teams/verification.ts";
import type { Feature } from "#http/route.ts";
import * as hiringTeam from "./hiring-team/hiring-team.service.ts";
import { acceptInvitation, readInvitation } from "./invitations/accept-invitation.service.ts";
import * as invitations from "./invitations/invitations.service.ts";
import { companyHistory } from "./members/history.service.ts";
import * as members from "./members/members.service.ts";
import { confirmVerification, startVerification } from "./verification/verification.service.ts";

export const teamRoutes: Feature = (route) => {
  const { listOwnCompanies, listMembers, changeMember, removeMember } = memberEndpoints;
  route(listOwnCompanies, ({ db, user }) => members.companiesOf(db, user));
  route(listMembers, ({ db, user, params, query }) =>
    members.membersOf(db, { user, ...params, ...query }),
  );
  route(changeMember, ({ db, user, params, body }) =>
    members.changeMember(db, { user, ...params, ...body }),
  );
  route(removeMember, ({ db, user, params }) => members.removeMember(db, { user, ...params }));
  route(memberEndpoints.handOver, ({ db, user, params, body }) =>
    members.handOver(db, { user, ...params, ...body }),
  );
  route(memberEndpoints.deleteCompany, ({ db, user, params }) =>
    members.deleteCompany(db, { user, ...params }),
  );
  route(memberEndpoints.companyHistory, ({ db, user, params, query }) =>
    companyHistory(db, { user, ...params, ...query }),
  );

  route(invitationEndpoints.inviteMember, ({ db, user, params, body, ...sending }) =>
    invitations.invite(db, { user, ...params, draft: body }, sending),
  );
  route(invitationEndpoints.listInvitations, ({ db, user, params, query }) =>
    invitations.invitationsOf(db, { user, ...params, ...query }),
  );
  route(invitationEndpoints.resendInvitation, ({ db, user, params, ...sending }) =>
    invitations.resend(db, { user, ...params }, sending),
  );
  route(invitationEndpoints.revokeInvitation, ({ db, user, params }) =>
    invitations.revoke(db, { user, ...params }),
  );
  route(invitationEndpoints.readInvitation, ({ db, params }) => readInvitation(db, params.token));
  route(invitationEndpoints.acceptInvitation, ({ db, user, params }) =>
    acceptInvitation(db, { user, ...params }),
  );

  route(verificationEndpoints.startVerification, async ({ db, user, params, body, ...sending }) => {
    await startVerification(db, { user, ...params, ...body }, sending);
    return { message: codeSentText };
  });
  route(verificationEndpoints.confirmVerification, ({ db, user, params, body, config }) =>
    confirmVerification(db, { user, ...params, ...body }, config),
  );

  const { listReviewers, addReviewer, removeReviewer, takeJobOver } = hiringTeamEndpoints;
  route(listReviewers, ({ db, user, params }) => hiringTeam.reviewersOf(db, { user, ...params }));
  route(addReviewer, ({ db, user, params }) => hiringTeam.addReviewer(db, { user, ...params }));
  route(removeReviewer, ({ db, user, params }) =>
    hiringTeam.removeReviewer(db, { user, ...params }),
  );
  route(takeJobOver, ({ db, user, params }) => hiringTeam.takeJobOver(db, { user, ...params }));
};
