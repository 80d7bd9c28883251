"use client";

import type { Recorded } from "@/engine/core/play";
import type { ActAs } from "@/server/plays/schema";
import { AfterMatch } from "./after/after-match";
import { BeforeMatch } from "./before/before-match";
import { DicePrompt } from "./dice-prompt";
import { Recorder } from "./match/recorder";
import { PlayProvider, usePlay } from "./play-context";
import "./phase.css";
import { type SideFaces, SideFacesProvider } from "./side-faces";

interface BloodBowlPlayProps {
  readonly playId: string;
  readonly lines: readonly Recorded<unknown>[];
  readonly as: ActAs;
  readonly faces: SideFaces;
  /** The own side, where the reader has one: the one that the steps after the match open on. */
  readonly mySeat: number | undefined;
  readonly back: { readonly href: string; readonly label: string };
}

/** A Blood Bowl fixture from the first fan to the last coin: each phase has its own screen. */
export function BloodBowlPlay({ playId, lines, as, faces, mySeat, back }: BloodBowlPlayProps) {
  return (
    <PlayProvider playId={playId} lines={lines} as={as}>
      <SideFacesProvider faces={faces}>
        <Phase mySeat={mySeat} back={back} />
        <DicePrompt />
      </SideFacesProvider>
    </PlayProvider>
  );
}

function Phase({ mySeat, back }: Pick<BloodBowlPlayProps, "mySeat" | "back">) {
  const { state } = usePlay();
  switch (state.phase) {
    case "before":
      return <BeforeMatch back={back} />;
    case "match":
      return <Recorder back={back} />;
    case "after":
    case "done":
      return <AfterMatch mySeat={mySeat} back={back} />;
  }
}
