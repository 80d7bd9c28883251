import { useTranslations } from "next-intl";
import { useState } from "react";
import { OPTION_FIELDS } from "@/app/_options/option-fields";
import { changedOptions, type OptionValues } from "@/app/_options/option-values";
import { OptionsForm } from "@/app/_options/options-form";
import { RulesSummary } from "@/app/_options/rules-summary";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Icon } from "@/app/_ui/icon";
import { chevronDown } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import type { GameId } from "@/engine/catalog";

interface HouseRulesFoldProps {
  readonly game: GameId;
  readonly values: OptionValues;
  readonly defaults: OptionValues;
  readonly onChange: (values: OptionValues) => void;
  readonly children?: React.ReactNode;
}

/** The house rules of a competition, folded; how many differ stands beside the word. */
export function HouseRulesFold({ game, values, defaults, onChange, children }: HouseRulesFoldProps) {
  const t = useTranslations("options");
  const groups = OPTION_FIELDS[game];
  const count = changedOptions(groups, values, defaults).length;
  return (
    <details className="why">
      <summary>
        <span>
          <b>{t("house-rules")}</b> <span className="small muted">{t("changed-count", { count })}</span>
        </span>
        <Icon path={chevronDown} />
      </summary>
      <div className="stack stack-4">
        <p className="small muted">{t("house-rules-hint")}</p>
        <OptionsForm
          groups={groups}
          values={values}
          defaults={defaults}
          onChange={(key, value) => onChange({ ...values, [key]: value })}
        />
        <div className="row wrap">
          {children}
          {count > 0 && (
            <Button variant="quiet" onClick={() => onChange(defaults)}>
              {t("reset")}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}

interface HouseRulesProps {
  readonly competition: {
    readonly id: string;
    readonly game: GameId;
    readonly edition: string;
    readonly options: OptionValues;
    readonly isPinned: boolean;
  };
  readonly defaults: OptionValues;
}

/** What a competition is played by: to change until its first match starts, to read from then on. */
export function HouseRules({ competition, defaults }: HouseRulesProps) {
  const t = useTranslations("options");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const { id: competitionId, game, edition, options, isPinned } = competition;
  const [values, setValues] = useState(options);
  const [isSaved, setSaved] = useState(false);
  if (OPTION_FIELDS[game].length === 0) return null;
  if (isPinned) {
    return (
      <section className="stack" aria-label={t("rules-of-play")}>
        <RulesSummary game={game} edition={edition} values={options} defaults={defaults} />
        <p className="small muted">{t("pinned")}</p>
      </section>
    );
  }

  async function save() {
    const done = await run(async () => {
      await client.competitions.changeOptions.mutate({ competitionId, options: values });
      return true;
    });
    setSaved(done === true);
  }

  return (
    <HouseRulesFold
      game={game}
      values={values}
      defaults={defaults}
      onChange={(next) => {
        setSaved(false);
        setValues(next);
      }}
    >
      <Button busy={isBusy} onClick={() => void save()}>
        {t("save")}
      </Button>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {isSaved && (
        <Notice tone="good" live>
          {t("saved")}
        </Notice>
      )}
    </HouseRulesFold>
  );
}
