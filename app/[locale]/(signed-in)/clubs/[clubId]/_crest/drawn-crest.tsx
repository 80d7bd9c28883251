import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/provider";
import { Button } from "@/app/_ui/button";
import { CrestEditor } from "@/app/_ui/crest/crest-editor";
import { crestForName } from "@/app/_ui/crest/crest-for-name";
import { Notice } from "@/app/_ui/notice";
import type { CrestDesign } from "@/engine/league/crest";
import { useCrestCall } from "./use-crest-call";

interface DrawnCrestProps {
  readonly clubId: string;
  readonly name: string;
  readonly crest: CrestDesign | undefined;
}

/** A crest out of shapes and colours. */
export function DrawnCrest({ clubId, name, crest }: DrawnCrestProps) {
  const t = useTranslations("club.crest");
  const client = useTRPCClient();
  const { change, isBusy, refusal } = useCrestCall();
  const [design, setDesign] = useState(crest ?? crestForName(name));
  const save = () => client.clubs.change.mutate({ clubId, crest: { ...design, colours: [...design.colours] } });
  return (
    <div className="stack stack-4">
      <CrestEditor name={name} value={design} onChange={setDesign} />
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Button busy={isBusy} onClick={() => void change(save, t("saved"))}>
        {t("save")}
      </Button>
    </div>
  );
}
