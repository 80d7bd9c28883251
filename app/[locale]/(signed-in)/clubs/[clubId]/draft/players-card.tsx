import { useLocale, useTranslations } from "next-intl";
import { madeUpName } from "@/app/_club/made-up-name";
import { Card } from "@/app/_ui/card";
import { IconButton } from "@/app/_ui/icon-button";
import { shirt, shuffle } from "@/app/_ui/icon-paths";
import { SelectField } from "@/app/_ui/select-field";
import { EmptyState } from "@/app/_ui/states";
import { TextField } from "@/app/_ui/text-field";
import type { Draft } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { POSITION_NAMES } from "@/engine/blood-bowl/data/names/positions";
import type { Roster } from "./positions-card";

interface PlayersCardProps {
  readonly draft: Draft;
  readonly roster: Roster;
  readonly onChange: (draft: Draft) => void;
}

/** Numbers and names on the shirts, and the captain where the roster has one. */
export function PlayersCard({ draft, roster, onChange }: PlayersCardProps) {
  const t = useTranslations("draft");
  const locale = useLocale();
  const change = (index: number, values: Partial<Draft["players"][number]>) =>
    onChange({
      ...draft,
      players: draft.players.map((player, at) => (at === index ? { ...player, ...values } : player)),
    });
  const hasCaptain = roster.specialRules.includes("team-captain");
  return (
    <Card title={t("shirts")}>
      {draft.players.length === 0 ? (
        <EmptyState bare icon={shirt} title={t("no-shirts")}>
          {t("no-shirts-text")}
        </EmptyState>
      ) : (
        <ol className="shirt-grid">
          {draft.players.map(({ number, name, position }, index) => (
            <li key={index} className="row items-end">
              <span className="w-20">
                <TextField
                  label={t("number")}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={99}
                  value={number}
                  onChange={(event) =>
                    change(index, { number: Math.min(99, Math.max(1, Number(event.target.value) || 1)) })
                  }
                />
              </span>
              <span className="grow">
                <TextField
                  label={nameIn(POSITION_NAMES, position, locale)}
                  value={name}
                  maxLength={40}
                  onChange={(event) => change(index, { name: event.target.value })}
                />
              </span>
              <IconButton
                icon={shuffle}
                label={t("make-up", { number })}
                onClick={() =>
                  change(index, {
                    name: madeUpName(
                      roster.id,
                      draft.players.map((player) => player.name),
                    ),
                  })
                }
              />
            </li>
          ))}
        </ol>
      )}
      {hasCaptain && draft.players.length > 0 && (
        <div className="mt-4">
          <SelectField
            label={t("captain")}
            value={draft.captain === undefined ? "" : String(draft.captain)}
            onChange={({ target }) => {
              const { captain: _, ...rest } = draft;
              onChange(target.value === "" ? rest : { ...rest, captain: Number(target.value) });
            }}
            options={[
              { value: "", label: t("no-captain") },
              ...draft.players.map(({ number, name }) => ({ value: String(number), label: `${number} ${name}` })),
            ]}
          />
        </div>
      )}
    </Card>
  );
}
