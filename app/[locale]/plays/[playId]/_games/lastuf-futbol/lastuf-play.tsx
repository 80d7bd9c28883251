"use client";

import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import type { Command, View } from "@/engine/lastuf-futbol";
import { type PlaySeen, seenOf } from "../seen";
import { Curtain } from "./curtain";
import { dueSeat } from "./due-seat";
import { LastufTable } from "./lastuf-table";
import "./lastuf.css";

export const parseLastuf = seenOf<View, Command>();

interface LastufPlayProps {
  readonly play: PlaySeen;
  readonly seat: number | undefined;
}

/** A game of Lastuf Futbol from one seat; on one tablet a curtain falls between hands. */
export function LastufPlay({ play: first, seat: firstSeat }: LastufPlayProps) {
  const client = useTRPCClient();
  const [shown, setShown] = useState({ play: first, seat: firstSeat });
  const isPassedRound = first.shared && firstSeat !== undefined;
  const [next, setNext] = useState(isPassedRound ? dueSeat(parseLastuf(first).view) : undefined);

  async function handOver(seat: number) {
    setShown({ play: await client.plays.get.query({ playId: first.playId, seat }), seat });
    setNext(undefined);
  }

  const { view } = parseLastuf(shown.play);
  if (next !== undefined) {
    return <Curtain name={view.table.entrants[next]?.name ?? ""} onReady={() => void handOver(next)} />;
  }
  return (
    <LastufTable
      key={shown.seat ?? "watch"}
      play={shown.play}
      seat={shown.seat}
      onHandOver={isPassedRound ? setNext : undefined}
    />
  );
}
