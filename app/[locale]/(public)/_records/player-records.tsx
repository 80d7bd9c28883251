import { useLocale, useTranslations } from "next-intl";
import { positionName } from "../_parts/names";
import { RecordList } from "./record-list";
import type { RecordsShown } from "./records-shown";

/** The best players of each kind; over all time the most experienced are the hall of fame. */
export function PlayerRecords({ page }: { readonly page: RecordsShown }) {
  const t = useTranslations("records");
  const locale = useLocale();
  const { league, named, leaders, competition } = page;
  return leaders.map(({ deed, players }) => (
    <RecordList
      key={deed}
      title={deed === "spp" && competition === undefined ? t("hall") : t(`deed.${deed}`)}
      unit={t(`unit.${deed}`)}
      lines={players.map(({ clubId, id, name, position, status, matches, count }) => {
        const club = named[clubId];
        return {
          id: `${clubId}-${id}`,
          name: (
            <a href={`/${locale}/l/${league.slug}/clubs/${club?.clubSlug ?? ""}/players/${id}`}>
              {name === "" ? t("player.unnamed") : name}
            </a>
          ),
          note: [
            positionName(locale, position),
            club?.name,
            status === "dead" ? t("dead") : t("matches-short", { count: matches }),
          ].join(" · "),
          figure: count,
        };
      })}
    />
  ));
}
