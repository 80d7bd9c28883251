"use client";

import { useLocale, useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { classNames } from "@/app/_ui/class-names";
import { formatDate } from "@/app/_ui/format";
import { IconButton } from "@/app/_ui/icon-button";
import { lock, lockOpen } from "@/app/_ui/icon-paths";
import { refusalText } from "@/app/_ui/refusal-text";
import type { Clash } from "@/engine/league/clashes";
import type { PlanFixture } from "./planning-types";
import type { Words } from "./use-words";

interface FixtureCardProps {
  readonly fixture: PlanFixture;
  readonly timeZone: string;
  /** What stands against it where it is. */
  readonly clashes: readonly Clash[];
  readonly isHeld: boolean;
  readonly words: Words;
  /** Takes it, or puts it down where the keys led. */
  readonly onPress: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
}

/** A match in the calendar: a button that takes it, unless it stays where it is. */
export function FixtureCard(props: FixtureCardProps) {
  const { fixture, timeZone, clashes, isHeld, words, onPress, onKey, onDragStart, onDragEnd } = props;
  const t = useTranslations("planning");
  const errors = useTranslations("errors");
  const locale = useLocale();
  const { whyUnmovable, startsAt, place } = fixture;
  const match = words.matchText(fixture);
  const when = startsAt === undefined ? t("no-date") : formatDate(locale, startsAt, timeZone, "moment");
  const facts = (
    <>
      <b>{match}</b>
      <small>{[when, place].filter(Boolean).join(", ")}</small>
      {clashes.map((clash, index) => (
        <small key={index} className="plan-clash">
          ⚠ {words.clashText(clash)}
        </small>
      ))}
    </>
  );
  return (
    <li className="plan-line">
      {whyUnmovable === undefined ? (
        <button
          type="button"
          id={`card-${fixture.id}`}
          className={classNames("plan-card", isHeld && "is-held")}
          aria-pressed={isHeld}
          aria-label={[t("take", { match: `${match}, ${when}` }), ...clashes.map(words.clashText)].join(". ")}
          draggable
          onClick={onPress}
          onKeyDown={onKey}
          onDragStart={(event) => {
            event.dataTransfer.setData("text/plain", fixture.id);
            event.dataTransfer.effectAllowed = "move";
            onDragStart();
          }}
          onDragEnd={onDragEnd}
        >
          {facts}
        </button>
      ) : (
        <div className="plan-card">
          {facts}
          <small>{refusalText(errors, whyUnmovable)}</small>
        </div>
      )}
      {(whyUnmovable === undefined || whyUnmovable === "fixture-locked") && (
        <LockButton fixtureId={fixture.id} match={match} isLocked={fixture.isLocked} />
      )}
    </li>
  );
}

interface LockButtonProps {
  readonly fixtureId: string;
  readonly match: string;
  readonly isLocked: boolean;
}

/** Keeps a match where it is, or lets it move again. */
function LockButton({ fixtureId, match, isLocked }: LockButtonProps) {
  const t = useTranslations("planning");
  const client = useTRPCClient();
  const { run, isBusy } = useCall();
  return (
    <IconButton
      icon={isLocked ? lock : lockOpen}
      label={t(isLocked ? "unlock" : "lock", { match })}
      disabled={isBusy}
      onClick={() => void run(() => client.rounds.lockFixture.mutate({ fixtureId, isLocked: !isLocked }))}
    />
  );
}
