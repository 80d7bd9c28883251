"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReasonDialog } from "@/app/_office/reason-dialog";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Button } from "@/app/_ui/button";
import { IconButton } from "@/app/_ui/icon-button";
import { chevronDown, chevronUp } from "@/app/_ui/icon-paths";
import { Switch } from "@/app/_ui/switch";
import type { TableOffice } from "./table-office";

interface DecideTieProps {
  readonly competitionId: string;
  readonly criterion: TableOffice["waiting"][number]["criterion"];
  readonly level: readonly { readonly id: string; readonly name: string }[];
}

/** Puts those who are level into order, as the lots or the play-off said; or lets the app draw the lots. */
export function DecideTie({ competitionId, criterion, level }: DecideTieProps) {
  const t = useTranslations("formats");
  const season = useTranslations("season");
  const client = useTRPCClient();
  const [order, setOrder] = useState(level);
  const [isDrawn, setDrawn] = useState(false);

  const send = (reason: string) =>
    client.tables.decideTie.mutate({ competitionId, criterion, entryIds: order.map(({ id }) => id), isDrawn, reason });

  const swap = (index: number) =>
    setOrder(order.map((one, at) => (at === index ? order[index + 1] : at === index + 1 ? order[index] : one) ?? one));

  return (
    <ReasonDialog
      title={t("decide-tie-title", { names: level.map(({ name }) => name).join(", ") })}
      description={t(`tie-waits.${criterion}`)}
      trigger={<Button>{t("decide-tie")}</Button>}
      sendLabel={t(isDrawn ? "draw-lots" : "store-order")}
      onSend={send}
    >
      {criterion === "lots" && (
        <Switch
          label={t("let-draw")}
          hint={t("let-draw-hint")}
          checked={isDrawn}
          onChange={({ target }) => setDrawn(target.checked)}
        />
      )}
      {!isDrawn && (
        <ol className="stack stack-2" aria-label={t("order")}>
          {order.map(({ id, name }, index) => (
            <li key={id} className="row row-3">
              <b className="num">{index + 1}.</b>
              <span className="grow">{name}</span>
              <IconButton
                icon={chevronUp}
                label={season("move-up", { what: name })}
                disabled={index === 0}
                onClick={() => swap(index - 1)}
              />
              <IconButton
                icon={chevronDown}
                label={season("move-down", { what: name })}
                disabled={index === order.length - 1}
                onClick={() => swap(index)}
              />
            </li>
          ))}
        </ol>
      )}
    </ReasonDialog>
  );
}
