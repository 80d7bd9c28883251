"use client";

import { useTranslations } from "next-intl";
import { Notice } from "@/app/_ui/notice";
import type { Decision } from "@/engine/blood-bowl";
import { FaultLine } from "./fault-line";
import type { SeenFault } from "./shapes";

interface FaultsListProps {
  readonly faults: readonly SeenFault[];
  readonly onDecide: (decision: Decision) => void;
}

/** Steps that are not legal any more, one by one. */
export function FaultsList({ faults, onDecide }: FaultsListProps) {
  const t = useTranslations("corrections");
  const isOpen = faults.some(({ choice }) => choice === undefined);
  return (
    <section className="stack" aria-label={t("faults")}>
      <Notice tone={isOpen ? "warn" : "info"}>
        <b>{t("faults")}</b>
        <p>{t("faults-text")}</p>
      </Notice>
      <ul className="stack">
        {faults.map((fault) => (
          <FaultLine key={fault.key} fault={fault} onDecide={onDecide} />
        ))}
      </ul>
    </section>
  );
}
