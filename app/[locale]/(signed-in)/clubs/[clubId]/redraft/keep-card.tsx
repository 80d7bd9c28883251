import { useLocale, useTranslations } from "next-intl";
import { skillName } from "@/app/_club/skill-name";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import { formatNumber } from "@/app/_ui/format";
import { Checkbox } from "@/app/_ui/switch";
import {
  agentFee,
  type Club,
  type ClubPlayer,
  currentValue,
  type Edition,
  type Redraft,
  rosteredPlayers,
} from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { POSITION_NAMES } from "@/engine/blood-bowl/data/names/positions";

interface KeepCardProps {
  readonly club: Club;
  readonly rules: Edition;
  readonly redraft: Redraft;
  readonly onChange: (redraft: Redraft) => void;
}

/** Everybody on the roster with his price, the agent's fee in it; a tick keeps him. */
export function KeepCard({ club, rules, redraft, onChange }: KeepCardProps) {
  const t = useTranslations("redraft");
  const locale = useLocale();
  const players = rosteredPlayers(club).toSorted((a, b) => a.number - b.number);
  const gold = (amount: number) => formatNumber(locale, amount);
  const keep = (player: ClubPlayer, isKept: boolean) =>
    onChange({
      ...redraft,
      keep: isKept ? [...redraft.keep, player.id] : redraft.keep.filter((id) => id !== player.id),
    });
  return (
    <Card
      title={t("keep")}
      flush
      end={<span className="small muted">{t("kept-count", { count: redraft.keep.length })}</span>}
    >
      <ul>
        {players.map((player) => {
          const { id, number, name, position, skills, status, missesNext, sppEarned } = player;
          const [value, fee] = [currentValue(player), agentFee(player, rules)];
          const shown = skills.map((skill) => skillName(locale, skill));
          return (
            <li key={id} className="list-line">
              <span className="row wrap grow">
                <Checkbox
                  label={`${number} ${name}`}
                  hint={[nameIn(POSITION_NAMES, position, locale), t("spp", { spp: sppEarned }), ...shown].join(" · ")}
                  checked={redraft.keep.includes(id)}
                  onChange={({ target }) => keep(player, target.checked)}
                />
                {status === "temporarily-retired" && <Chip tone="warn">{t("retired")}</Chip>}
                {status === "active" && missesNext && <Chip tone="warn">{t("missed")}</Chip>}
              </span>
              <span className="text-right">
                <b className="num">{gold(value + fee)}</b>
                <br />
                <span className="small muted nowrap">{t("price", { value: gold(value), fee: gold(fee) })}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <div className="row wrap p-4">
        <Button onClick={() => onChange({ ...redraft, keep: players.map(({ id }) => id) })}>{t("keep-all")}</Button>
        <Button variant="quiet" onClick={() => onChange({ ...redraft, keep: [] })}>
          {t("keep-none")}
        </Button>
      </div>
    </Card>
  );
}
