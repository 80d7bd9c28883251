import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/app/_ui/text-field";
import { type Draft, draftOfRoster, type Edition } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { ROSTER_NAMES } from "@/engine/blood-bowl/data/names/rosters";

/** Every roster of the edition, to search and pick. */
export function RosterPicker({ rules, onPick }: { readonly rules: Edition; readonly onPick: (draft: Draft) => void }) {
  const t = useTranslations("draft");
  const locale = useLocale();
  const [search, setSearch] = useState("");
  const rosters = rules.rosters
    .map((roster) => ({ roster, name: nameIn(ROSTER_NAMES, roster.id, locale) }))
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <div className="stack stack-4">
      <TextField
        label={t("search-roster")}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="roster-grid">
        {rosters.map(({ roster, name }) => (
          <li key={roster.id}>
            <button type="button" className="roster-pick" onClick={() => onPick(draftOfRoster(roster.id, rules))}>
              <b className="display">{name}</b>
              <span className="small muted">{t("tier", { tier: roster.tier })}</span>
            </button>
          </li>
        ))}
      </ul>
      {rosters.length === 0 && <p className="muted">{t("no-roster", { search })}</p>}
    </div>
  );
}
