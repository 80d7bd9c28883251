"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonDialog } from "@/app/_office/reason-dialog";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useAnswer } from "@/app/_trpc/use-answer";
import { Button } from "@/app/_ui/button";
import { formatScore } from "@/app/_ui/format";
import { SelectField } from "@/app/_ui/select-field";
import { Skeleton } from "@/app/_ui/states";
import { UNPLAYED_KINDS, type UnplayedKind } from "@/server/unplayed/schema";
import type { CalendarFixture } from "./fixture-row";
import { TableAfter } from "./table-after";

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A match of clubs that was not played: both lose, or one concedes; table and club books change together. */
export function UnplayedDialog({ fixture }: { readonly fixture: CalendarFixture }) {
  const t = useTranslations("season.unplayed");
  const client = useTRPCClient();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<UnplayedKind>();
  const [conceding, setConceding] = useState(0);
  const [face, setFace] = useState("");
  const [players, setPlayers] = useState(["", ""]);
  const { answer: terms } = useAnswer(
    isOpen ? { fixtureId: fixture.id } : undefined,
    (asked) => client.unplayed.terms.query(asked),
    0,
  );
  const byRule = terms?.policy === "concession-without-penalty" ? "conceded-without-penalty" : "double-loss";
  const kind = fixture.isTie ? "conceded-without-penalty" : (wanted ?? byRule);
  const isBoth = kind === "double-loss";
  const ready = terms?.sides.find(({ seat }) => seat === 1 - conceding);
  const score = terms?.score;
  const scores = isBoth || score === undefined ? [0, 0] : [score.conceding, score.winner];

  const send = (reason: string) =>
    client.unplayed.settle.mutate({
      fixtureId: fixture.id,
      kind,
      conceding,
      ...(face === "" || isBoth ? {} : { face: Number(face) }),
      ...(isBoth || players.includes("") ? {} : { players }),
      reason,
    });

  return (
    <ReasonDialog
      wide
      title={t("title", { home: fixture.home.name, away: fixture.away.name })}
      description={t("text")}
      trigger={<Button variant="quiet">{t("open")}</Button>}
      sendLabel={t("send")}
      onSend={send}
      onOpenChange={setOpen}
    >
      {terms === undefined ? (
        <Skeleton label={t("open")} />
      ) : (
        <>
          <p className="small muted">{t("policy", { policy: t(terms.policy) })}</p>
          {!fixture.isTie && (
            <SelectField
              label={t("outcome")}
              value={kind}
              onChange={({ target }) => setWanted(UNPLAYED_KINDS.find((one) => one === target.value))}
              options={UNPLAYED_KINDS.map((value) => ({ value, label: t(value) }))}
            />
          )}
          {isBoth ? (
            <p>{t("both")}</p>
          ) : (
            <>
              <SelectField
                label={t("who")}
                value={String(conceding)}
                onChange={({ target }) => {
                  setConceding(target.value === "1" ? 1 : 0);
                  setPlayers(["", ""]);
                }}
                options={[
                  { value: "0", label: fixture.home.name },
                  { value: "1", label: fixture.away.name },
                ]}
              />
              <p>
                {t("score", {
                  score: formatScore(terms.score.winner, terms.score.conceding),
                  club: ready?.name ?? "",
                  spp: terms.spp,
                })}
              </p>
              <SelectField
                label={t("gold")}
                value={face}
                onChange={({ target }) => setFace(target.value)}
                options={[
                  { value: "", label: t("in-app") },
                  ...FACES.map((value) => ({ value: String(value), label: String(value) })),
                ]}
              />
              {players.map((player, index) => (
                <SelectField
                  key={index}
                  label={t("player", { n: index + 1 })}
                  value={player}
                  onChange={({ target }) => setPlayers(players.with(index, target.value))}
                  options={[
                    { value: "", label: t("drawn") },
                    ...(ready?.players ?? []).map(({ id, number, name }) => ({
                      value: id,
                      label: `${number} ${name}`,
                    })),
                  ]}
                />
              ))}
            </>
          )}
          <TableAfter
            typed={{
              fixtureId: fixture.id,
              kind,
              scores: conceding === 0 ? scores : scores.toReversed(),
              ...(isBoth ? {} : { winner: 1 - conceding }),
              reason: "",
            }}
          />
        </>
      )}
    </ReasonDialog>
  );
}
