import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/icon";
import { chevronDown } from "@/app/_ui/icon-paths";
import { ALL_EDITIONS, type GameId } from "@/engine/catalog";
import { OPTION_FIELDS } from "./option-fields";
import { OptionList } from "./option-list";
import { changedOptions, type OptionValues } from "./option-values";

interface RulesSummaryProps {
  readonly game: GameId;
  readonly edition: string;
  readonly values: OptionValues;
  readonly defaults: OptionValues;
}

/** What a competition is played by: the edition, the house rules that differ, and all of them to unfold. */
export function RulesSummary({ game, edition, values, defaults }: RulesSummaryProps) {
  const t = useTranslations("options");
  const groups = OPTION_FIELDS[game];
  const changed = changedOptions(groups, values, defaults);
  const known = ALL_EDITIONS.find((one) => one === edition);
  return (
    <div className="stack">
      {known !== undefined && (
        <p>
          <b>{t("edition-line", { edition: t(`edition.${known}`) })}</b>
        </p>
      )}
      {known === "league-document" && <p className="small muted">{t("document-differs")}</p>}
      {groups.length > 0 && changed.length === 0 && <p className="small muted">{t("no-house-rules")}</p>}
      {changed.length > 0 && (
        <section className="stack stack-1" aria-label={t("house-rules")}>
          <h3>{t("house-rules")}</h3>
          <OptionList fields={changed} values={values} />
        </section>
      )}
      {groups.length > 0 && (
        <details className="why">
          <summary>
            <span className="strong small">{t("all-options")}</span>
            <Icon path={chevronDown} />
          </summary>
          <div className="stack">
            {groups.map(({ word, fields }) => (
              <section key={word} className="stack stack-1" aria-label={t(`group.${word}`)}>
                <h4 className="small strong">{t(`group.${word}`)}</h4>
                <OptionList fields={fields} values={{ ...defaults, ...values }} />
              </section>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
