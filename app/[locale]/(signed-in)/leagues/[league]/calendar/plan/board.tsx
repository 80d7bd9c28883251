"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { Notice } from "@/app/_ui/notice";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { FixtureCard } from "./fixture-card";
import type { Planning } from "./planning-types";
import { RoundColumn } from "./round-column";
import { clashesAt } from "./target";
import { useHeld } from "./use-held";
import { useMover } from "./use-mover";
import { useWords } from "./use-words";

interface BoardProps {
  readonly planning: Planning;
  readonly competitionId: string;
}

/** The matches of a competition by round, to be moved by dragging, by finger, or by keys. */
export function Board({ planning, competitionId }: BoardProps) {
  const t = useTranslations("planning");
  const words = useWords(planning);
  const mover = useMover(planning, words);
  const [moved, setMoved] = useState<string>();
  const rounds = planning.rounds.filter((round) => round.competitionId === competitionId);
  const own = planning.fixtures.filter((fixture) => fixture.competitionId === competitionId);
  const { held, take, drop, onKey, letGo, inRound } = useHeld({
    rounds,
    onDrop: (fixture, target) => {
      setMoved(fixture.id);
      void mover.move(fixture, target);
    },
  });
  const clashes = useMemo(() => {
    const roundOf = new Map(planning.rounds.map((round) => [round.id, round]));
    return new Map(
      planning.fixtures.map((fixture) => {
        const round = roundOf.get(fixture.roundId);
        const stays = fixture.whyUnmovable === "fixture-is-played" || round === undefined;
        return [fixture.id, stays ? [] : clashesAt(planning, fixture, { round, day: fixture.day })];
      }),
    );
  }, [planning]);
  // A card that went to another column is a new one: whoever moved it by keys finds it in the focus again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be done whenever the calendar has come anew
  useEffect(() => {
    if (moved !== undefined) document.getElementById(`card-${moved}`)?.focus();
  }, [planning]);

  const { asked } = mover;
  return (
    <Card title={t("board")} flush>
      <p className="card-body small muted">{t("board-text")}</p>
      <ScrollRegion label={t("board")}>
        <div className="plan-board">
          {rounds.map((round) => (
            <RoundColumn
              key={round.id}
              round={round}
              words={words}
              blackouts={planning.blackouts}
              players={held?.fixture.players ?? []}
              landing={
                round.isLocked || (held?.fixture.isTie === true && held.fixture.roundId !== round.id)
                  ? undefined
                  : inRound(round)
              }
              isTarget={held?.target.round.id === round.id}
              onDrop={drop}
            >
              {own
                .filter(({ roundId }) => roundId === round.id)
                .map((fixture) => {
                  const isHeld = held?.fixture.id === fixture.id;
                  return (
                    <FixtureCard
                      key={fixture.id}
                      fixture={fixture}
                      timeZone={planning.timeZone}
                      clashes={clashes.get(fixture.id) ?? []}
                      isHeld={isHeld}
                      words={words}
                      onPress={() => (isHeld ? drop() : take(fixture))}
                      onKey={onKey}
                      // The browser looks at the card first; columns that change under it would end the drag.
                      onDragStart={() => setTimeout(() => take(fixture))}
                      onDragEnd={letGo}
                    />
                  );
                })}
            </RoundColumn>
          ))}
        </div>
      </ScrollRegion>
      <div className="plan-status" role="status">
        {held !== undefined && (
          <div className="row row-3 wrap">
            <p className="grow">
              {t("taken", {
                match: words.matchText(held.fixture),
                target: t("target", {
                  round: words.roundText(held.target.round),
                  day: words.dayText(held.target.day),
                }),
              })}{" "}
              {clashesAt(planning, held.fixture, held.target).map(words.clashText).join(" ") || t("clear")}
            </p>
            <Button variant="quiet" onClick={letGo}>
              {t("let-go")}
            </Button>
          </div>
        )}
        {held === undefined && mover.refusal !== undefined && <Notice tone="bad">{mover.refusal}</Notice>}
      </div>
      <ConfirmDialog
        title={t("against")}
        confirmLabel={t("move-anyway")}
        cancelLabel={t("let-go")}
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (!open) mover.forget();
        }}
        onConfirm={() => (asked === undefined ? Promise.resolve(true) : mover.move(asked.fixture, asked.target, true))}
      >
        {asked?.clashes.map((clash, index) => (
          <p key={index}>{words.clashText(clash)}</p>
        ))}
      </ConfirmDialog>
    </Card>
  );
}
