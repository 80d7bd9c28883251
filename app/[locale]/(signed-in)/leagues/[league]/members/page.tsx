import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { ResetLinkButton } from "@/app/_account/reset-link-button";
import { Card } from "@/app/_ui/card";
import { DateTime } from "@/app/_ui/date-time";
import { enterLocale } from "@/i18n/enter-locale";
import { AuditCard } from "../_parts/audit-card";
import { OfficePage, openOffice } from "../office-page";
import { InvitationRow } from "./invitation-row";
import { InviteForm } from "./invite-form";
import { MailInvitation } from "./mail-invitation";
import { MemberRow } from "./member-row";
import { RatingForm } from "./rating-form";

export async function generateMetadata({ params }: PageProps<"/[locale]/leagues/[league]/members">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("office"))("tab.members") };
}

/** Invitations by link and QR picture, roles, and everything that was done. */
export default async function MembersPage({ params }: PageProps<"/[locale]/leagues/[league]/members">) {
  const locale = await enterLocale(params);
  const { league: slug } = await params;
  const { viewer, caller, league } = await openOffice(locale, slug);
  const t = await getTranslations("office");
  const rating = await getTranslations("club.rating");
  const leagueId = league.id;
  const members = await caller.leagues.members({ leagueId });
  const invitations = await caller.leagues.invitations({ leagueId });
  const audit = await caller.leagues.audit({ leagueId, limit: 40 });
  const { canMail } = await caller.accounts.me();
  const origin = await originOf();
  const open = invitations.filter(
    ({ revokedAt, expiresAt, uses, mostUses }) => revokedAt === null && expiresAt > new Date() && uses < mostUses,
  );
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="members">
      <div className="page-split">
        <div className="stack stack-4">
          <Card title={t("invitations")}>
            <div className="stack stack-4">
              {open.map(({ id, token, role, note, uses, mostUses, expiresAt }) => (
                <InvitationRow
                  key={id}
                  leagueId={leagueId}
                  invitationId={id}
                  address={`${origin}/join/${token}`}
                  label={note === "" ? t(`role.${role}`) : `${t(`role.${role}`)}, ${note}`}
                  uses={t("uses", { uses, mostUses })}
                  until={<DateTime at={expiresAt} timeZone={league.timeZone} look="date" />}
                >
                  {canMail && <MailInvitation leagueId={leagueId} invitationId={id} />}
                </InvitationRow>
              ))}
              <InviteForm leagueId={leagueId} isFirst={open.length === 0} mayAppoint={league.standing.appoints} />
            </div>
          </Card>
          <Card title={rating("title")}>
            <RatingForm leagueId={leagueId} k={league.ratingK} start={league.ratingStart} />
          </Card>
          <Card title={t("members")} flush>
            <ul>
              {members.map(({ userId, name, role, clubs }) => (
                <MemberRow
                  key={userId}
                  leagueId={leagueId}
                  userId={userId}
                  name={name}
                  role={role}
                  clubs={clubs.map((club) => club.name).join(", ")}
                  isMe={userId === viewer.userId}
                  mayAppoint={league.standing.appoints}
                >
                  {userId === viewer.userId ? undefined : (
                    <ResetLinkButton userId={userId} name={name} leagueId={leagueId} />
                  )}
                </MemberRow>
              ))}
            </ul>
          </Card>
        </div>
        <AuditCard entries={audit.entries} timeZone={league.timeZone} href={`/${locale}/leagues/${slug}/audit`} />
      </div>
    </OfficePage>
  );
}

/** Under which address this page was opened: links must lead back to the same. */
async function originOf(): Promise<string> {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "localhost:3000";
  return `${sent.get("x-forwarded-proto") ?? "http"}://${host}`;
}
