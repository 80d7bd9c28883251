"use client";

import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import type { Command, View } from "@/engine/juego-de-la-liga";
import { type PlaySeen, seenOf } from "../seen";
import { Curtain } from "./curtain";
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
  const [next, setNext] = useState<{ readonly seat: number; readonly name: string }>();

  async function show(seat: number) {
    setShown({ play: await client.plays.get.query({ playId: first.playId, seat }), seat });
    setNext(undefined);
  }

  function handOver(seat: number, view: View) {
    const { phase, clubs, options } = view;
    const hides = options.hiddenMoney || phase.kind === "matchday" || (clubs[seat]?.hand.length ?? 0) > 0;
    if (hides) setNext({ seat, name: clubs[seat]?.coach || (clubs[seat]?.name ?? "") });
    else void show(seat);
  }

  if (next !== undefined) return <Curtain name={next.name} onReady={() => void show(next.seat)} />;
  const isPassedRound = first.shared && firstSeat !== undefined;
  return (
    <JuegoTable
      key={shown.seat ?? "watch"}
      play={shown.play}
      seat={shown.seat}
      onHandOver={isPassedRound ? handOver : undefined}
    />
  );
}
