import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Chip } from "@/app/_ui/chip";
import { Dialog } from "@/app/_ui/dialog";
import { SelectField } from "@/app/_ui/select-field";
import { edition, type PointsView, positionOf, rosterOf, type Side, skillsToLearn } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { useSkillWords } from "./skill-words";

interface AdvancePlayerProps {
  readonly side: Side;
  readonly points: PointsView;
  /** A roll waits for its pick first. */
  readonly isWaiting: boolean;
  /** A concession of the own side cost what was earned in this match. */
  readonly isLost: boolean;
}

type Way = PointsView["ways"][number];

/** A player's star player points, and the ways in which he can advance. */
export function AdvancePlayer({ side, points, isWaiting, isLost }: AdvancePlayerProps) {
  const t = useTranslations("after");
  const [isOpen, setOpen] = useState(false);
  const { number, name, tally, unspent, ways, mustAdvance } = points;
  return (
    <div className="spp-line">
      <b>
        {number} {name}
      </b>
      <span className="small grow">
        {tally !== undefined && t(isLost ? "earned-lost" : "earned", { spp: tally.spp })}
      </span>
      <Chip>{t("unspent", { spp: unspent })}</Chip>
      {mustAdvance && <Chip tone="warn">{t("must-advance")}</Chip>}
      <Dialog
        title={`${number} ${name}`}
        description={t("advance-hint", { spp: unspent })}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<Button disabled={ways.length === 0 || isWaiting}>{t("advance")}</Button>}
      >
        <div className="stack">
          {ways.map((way) => (
            <AdvanceWay key={way.kind} side={side} player={points.id} way={way} onDone={() => setOpen(false)} />
          ))}
        </div>
      </Dialog>
    </div>
  );
}

function AdvanceWay({ side, player: id, way, onDone }: { side: Side; player: string; way: Way; onDone: () => void }) {
  const { state, act } = usePlay();
  const t = useTranslations("after");
  const [choice, setChoice] = useState<string>();
  const rules = edition(state.edition, state.options);
  const skillWords = useSkillWords(rules);
  const { club, loans } = state.sides[side];
  const player = [...club.players, ...loans].find((one) => one.id === id);
  if (player === undefined) return null;
  const position = positionOf(player, rosterOf(club, rules));
  const { kind, cost } = way;
  const { randomRolls, characteristicDie } = rules.advancement;
  const isRandom = kind === "random-primary" || kind === "random-secondary";
  const access = kind === "chosen-primary" || kind === "random-primary" ? "primary" : "secondary";
  const learnable = skillsToLearn(access, player, position, rules);
  const options = isRandom
    ? position[access]
        .filter((category) => rules.skills.categories[category]?.some((skill) => learnable.includes(skill)))
        .map((value) => ({ value, label: t(`category.${value}`) }))
    : learnable.map((value) => ({ value, label: skillWords(value, position) }));
  const picked = choice ?? options[0]?.value ?? "";
  if (kind !== "characteristic" && options.length === 0) return null;

  function advance() {
    act({ type: "advance", side, player: id, advancement: askedFor(kind, picked, position[access]) });
    onDone();
  }

  return (
    <div className="row row-3 wrap">
      {kind === "characteristic" ? (
        <span className="grow">
          <b>{t("way.characteristic")}</b>
          <br />
          <span className="small muted">{t("characteristic-hint", { die: characteristicDie })}</span>
        </span>
      ) : (
        <span className="grow">
          <SelectField
            label={t(`way.${kind}`)}
            hint={isRandom ? t("random-hint", { rolls: randomRolls }) : undefined}
            options={options}
            value={picked}
            onChange={(event) => setChoice(event.target.value)}
          />
        </span>
      )}
      <Button variant="primary" onClick={advance}>
        {t("spend", { spp: cost })}
      </Button>
    </div>
  );
}

type Category = Parameters<typeof skillsToLearn>[2]["primary"][number];

function askedFor(kind: Way["kind"], picked: string, categories: readonly Category[]) {
  const category = categories.find((one) => one === picked);
  switch (kind) {
    case "characteristic":
      return { how: "characteristic" } as const;
    case "chosen-primary":
    case "chosen-secondary":
      return { how: kind, skill: picked } as const;
    case "random-primary":
    case "random-secondary":
      if (category === undefined) throw new Error(`no category ${picked}`);
      return { how: kind, category } as const;
  }
}
