import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Crest } from "@/app/_ui/crest/crest";
import { Icon } from "@/app/_ui/icon";
import { link, user } from "@/app/_ui/icon-paths";
import { crestOf } from "@/engine/league/crest";
import type { Member } from "./office-types";

/** Who is in the league, with their clubs. */
export async function CoachesCard({ members, href }: { readonly members: readonly Member[]; readonly href: string }) {
  const t = await getTranslations("office");
  return (
    <Card
      title={t("coaches")}
      flush
      end={
        <ButtonLink variant="quiet" icon={link} href={href}>
          {t("invite")}
        </ButtonLink>
      }
    >
      <ul>
        {members.map(({ userId, name, role, clubs }) => {
          const [club] = clubs;
          return (
            <li key={userId} className="list-line">
              {club === undefined ? (
                <Icon path={user} size="lg" />
              ) : (
                <Crest name={club.name} design={crestOf(club.crest)} size={28} />
              )}
              <span className="grow">
                <b>{name}</b>
                <br />
                <span className="small muted">{clubs.map((one) => one.name).join(", ") || t("no-club-yet")}</span>
              </span>
              <span className="small muted">{t(`role.${role}`)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
