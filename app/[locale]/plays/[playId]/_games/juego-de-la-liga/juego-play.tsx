"use client";

import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import type { Command, View } from "@/engine/juego-de-la-liga";
import { type PlaySeen, seenOf } from "../seen";
import { Curtain } from "./curtain";
import { dueSeat } from "./due-seat";
import { JuegoTable } from "./juego-table";
import "./juego.css";
import "./juego-match.css";
import "./juego-season.css";

export const parseJuego = seenOf<View, Command>();

interface JuegoPlayProps {
  readonly play: PlaySeen;
  readonly seat: number | undefined;
}

/** A season from one seat; one tablet goes round, with a curtain only where a coach has something to hide. */
export function JuegoPlay({ play: first, seat: firstSeat }: JuegoPlayProps) {
  const client = useTRPCClient();
  const [shown, setShown] = useState({ play: first, seat: firstSeat });
  const isPassedRound = first.shared && firstSeat !== undefined;
  const [next, setNext] = useState(() => (isPassedRound ? curtainAt(parseJuego(first).view) : undefined));

  async function show(seat: number) {
    setShown({ play: await client.plays.get.query({ playId: first.playId, seat }), seat });
    setNext(undefined);
  }

  function handOver(seat: number, view: View) {
    const curtain = curtainFor(view, seat);
    if (curtain === undefined) void show(seat);
    else setNext(curtain);
  }

  if (next !== undefined) return <Curtain name={next.name} onReady={() => void show(next.seat)} />;
  return (
    <JuegoTable
      key={shown.seat ?? "watch"}
      play={shown.play}
      seat={shown.seat}
      onHandOver={isPassedRound ? handOver : undefined}
    />
  );
}

/** Where a coach has something that the others may not see, the tablet is handed over behind a curtain. */
function curtainFor({ phase, clubs, options }: View, seat: number) {
  const club = clubs[seat];
  const hides = options.hiddenMoney || phase.kind === "matchday" || (club?.hand.length ?? 0) > 0;
  return hides ? { seat, name: club?.coach || (club?.name ?? "") } : undefined;
}

/** The curtain with which a page begins; whoever is alone hides nothing from anybody. */
function curtainAt(view: View) {
  const due = dueSeat(view);
  return due === undefined || view.order.length === 1 ? undefined : curtainFor(view, due);
}
