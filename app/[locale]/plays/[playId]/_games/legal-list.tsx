"use client";

import { useSeatPlay } from "@/app/_play/use-seat-play";
import { Button } from "@/app/_ui/button";
import { Card, Page } from "@/app/_ui/card";
import { type PlaySeen, parseSeen } from "./seen";

/** Every command that the seat may give, as a list: what there is of a game before its own screen. */
export function LegalList({ play, seat }: { readonly play: PlaySeen; readonly seat: number | undefined }) {
  const { snapshot, store } = useSeatPlay<unknown, unknown>({
    playId: play.playId,
    seat,
    shared: play.shared,
    first: { ...parseSeen(play), version: play.version },
    parse: parseSeen,
  });
  return (
    <Page>
      <Card>
        <ul className="stack stack-2">
          {snapshot.legal
            .filter(({ refusal }) => refusal === undefined)
            .map(({ command }, index) => (
              <li key={index}>
                <Button busy={snapshot.isSending} onClick={() => void store.act(command)}>
                  {JSON.stringify(command)}
                </Button>
              </li>
            ))}
        </ul>
      </Card>
    </Page>
  );
}
