import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { CrestEditor } from "@/app/_ui/crest/crest-editor";
import { crestForName } from "@/app/_ui/crest/crest-for-name";
import type { CrestDesign } from "@/engine/league/crest";

/** The club's crest out of shapes and colours. */
export function CrestCard({
  clubId,
  name,
  crest,
}: {
  readonly clubId: string;
  readonly name: string;
  readonly crest: CrestDesign | undefined;
}) {
  const t = useTranslations("draft");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [design, setDesign] = useState(crest ?? crestForName(name));
  return (
    <Card title={t("crest")}>
      <div className="stack">
        <CrestEditor name={name} value={design} onChange={setDesign} />
        {refusal !== undefined && <p role="alert">{refusal}</p>}
        <Button
          busy={isBusy}
          onClick={() =>
            void run(() => client.clubs.change.mutate({ clubId, crest: { ...design, colours: [...design.colours] } }))
          }
        >
          {t("save-crest")}
        </Button>
      </div>
    </Card>
  );
}
