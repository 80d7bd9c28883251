import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { CallForm } from "@/app/_ui/call-form";
import { Dialog } from "@/app/_ui/dialog";
import { TextField } from "@/app/_ui/text-field";

interface HirePlayerProps {
  /** A made-up name to begin with. */
  readonly suggestName: () => string;
  readonly title: string;
  readonly note: string;
  /** Why it cannot be done now, in words. */
  readonly refusal: string | undefined;
  readonly onHire: (name: string) => void;
}

/** A position to hire for; the new player gets a name first. */
export function HirePlayer({ title, note, refusal, suggestName, onHire }: HirePlayerProps) {
  const t = useTranslations("after");
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  return (
    <div className="shop-line">
      <span className="small">
        <b>{title}</b>
        <br />
        {refusal ?? note}
      </span>
      <Dialog
        title={t("hire-name", { position: title })}
        open={isOpen}
        onOpenChange={(opens) => {
          if (opens) setName(suggestName());
          setOpen(opens);
        }}
        trigger={<Button disabled={refusal !== undefined}>{t("hire")}</Button>}
      >
        <CallForm
          onSend={() => {
            onHire(name.trim());
            setOpen(false);
          }}
        >
          <TextField
            label={t("name")}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={40}
            required
            autoFocus
          />
          <Button type="submit" variant="primary" disabled={name.trim() === ""}>
            {t("hire-for", { gold: note })}
          </Button>
        </CallForm>
      </Dialog>
    </div>
  );
}
