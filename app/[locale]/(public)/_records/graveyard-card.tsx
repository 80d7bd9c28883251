import { useLocale, useTranslations } from "next-intl";
import { positionName } from "../_parts/names";
import { RecordList } from "./record-list";
import type { RecordsShown } from "./records-shown";

/** Who fell, and where; the most experienced first. */
export function GraveyardCard({ page }: { readonly page: RecordsShown }) {
  const t = useTranslations("records");
  const locale = useLocale();
  const { league, named, graveyard } = page;
  return (
    <RecordList
      title={t("graveyard")}
      unit={t("unit.spp")}
      lines={graveyard
        .toSorted((a, b) => b.spp - a.spp)
        .map(({ clubId, id, name, position, matches, spp, killer }) => ({
          id: `${clubId}-${id}`,
          name: (
            <a href={`/${locale}/l/${league.slug}/clubs/${named[clubId]?.clubSlug ?? ""}/players/${id}`}>
              † {name === "" ? t("player.unnamed") : name}
            </a>
          ),
          note: [
            positionName(locale, position),
            named[clubId]?.name,
            t("matches-short", { count: matches }),
            killer && t("killed-by", { killer: killer.name, club: named[killer.clubId]?.name ?? "" }),
          ]
            .filter(Boolean)
            .join(" · "),
          figure: spp,
        }))}
    />
  );
}
