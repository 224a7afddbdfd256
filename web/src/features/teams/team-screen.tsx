import { companyMissingText } from "@rolecall/contract/companies/companies.ts";
import { searchedWords } from "@rolecall/contract/names/names.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { companyQuery } from "#features/companies/companies.api.ts";
import { isMissing, sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { DeleteCompany } from "./delete-company.tsx";
import { membersWith } from "./found-members.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberRow } from "./member-row.tsx";
import { PendingInvitations } from "./pending-invitations.tsx";
import { RoleTable } from "./role-table.tsx";
import { TeamHistory } from "./team-history.tsx";
import { membersQuery } from "./teams.api.ts";
import { Verification } from "./verification.tsx";

const route = getRouteApi("/companies/$id/team");

/** Of more members one is looked for by name. */
const fewMembers = 8;

/** The team of a company: its members, invitations and history. */
export function TeamScreen() {
  const { id } = route.useParams();
  const user = useSignedInUser();
  const company = useQuery(companyQuery(id));
  const members = useQuery(membersQuery(id));
  const [inviting, setInviting] = useState(false);
  const [sought, setSought] = useState("");
  const error = company.error ?? members.error;
  useDocumentTitle(isMissing(error) ? companyMissingText : "Team");

  if (error)
    return (
      <Page width="narrow">
        <ErrorState
          heading="h1"
          text={sentenceOf(error, "The team could not be loaded.")}
          retrying={company.isFetching || members.isFetching}
          onRetry={() => void Promise.all([company.refetch(), members.refetch()])}
        />
      </Page>
    );
  if (!company.data || !members.data)
    return (
      <Page width="narrow">
        <Loading>
          <Skeleton className="h-8 w-64" />
          <Skeleton card className="mt-6 h-64 w-full" />
        </Loading>
      </Page>
    );
  const { can } = company.data;
  const words = searchedWords(sought);
  const shown = membersWith(members.data.items, words);
  return (
    <Page width="narrow">
      <PageHeader
        title="Team"
        description={<bdi>{company.data.name}</bdi>}
        back={
          <Link
            to="/companies/$id"
            params={{ id }}
            className={linkStyles({
              variant: "quiet",
              className: "inline-flex items-center gap-1.5",
            })}
          >
            <ArrowLeft aria-hidden className="size-4" /> Back to the company
          </Link>
        }
        actions={
          <>
            {can.readTeam && (
              <Button asChild variant="secondary">
                <Link to="/companies/$id/hiring" params={{ id }}>
                  Stages and questions
                </Link>
              </Button>
            )}
            {can.invite && <Button onClick={() => setInviting(true)}>Invite a colleague</Button>}
          </>
        }
      />
      {can.readLetters && (
        <p className="mt-4">
          <Link to="/companies/$id/letters" params={{ id }} className={linkStyles()}>
            Emails to candidates, and reasons of rejections
          </Link>
        </p>
      )}
      {can.verify && <Verification company={company.data} />}
      <h2 className="sr-only">Members</h2>
      {(members.data.items.length > fewMembers || sought !== "") && (
        <Field label="Find by name or email" className="mt-6">
          <TextInput
            type="search"
            maxLength={textLimits.search}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </Field>
      )}
      <ul className="mt-6 divide-y divide-line rounded-lg border border-line bg-surface">
        {shown.map((member) => (
          <MemberRow
            key={member.userId}
            companyId={id}
            member={member}
            isOwn={member.userId === user.id}
            can={can}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className="mt-3 text-ink-muted">No member has this name.</p>}
      {!can.readTeam && <p className="mt-3 text-ink-muted">Members of the team see all of it.</p>}
      {can.readTeam && (
        <div className="mt-6 overflow-x-auto rounded-lg border border-line bg-surface px-5 py-4">
          <RoleTable />
        </div>
      )}
      {can.changeMembers && <PendingInvitations companyId={id} words={words} />}
      {can.readHistory && <TeamHistory companyId={id} />}
      {can.delete && <DeleteCompany id={id} name={company.data.name} />}
      {can.invite && (
        <InviteDialog
          companyId={id}
          companyName={company.data.name}
          open={inviting}
          onOpenChange={setInviting}
        />
      )}
    </Page>
  );
}
