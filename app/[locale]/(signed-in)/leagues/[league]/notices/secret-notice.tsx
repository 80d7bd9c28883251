import { useTranslations } from "next-intl";
import { CopyButton } from "@/app/_ui/copy-button";
import { Notice } from "@/app/_ui/notice";

/** The secret of a webhook, the one time that it is shown. */
export function SecretNotice({ secret }: { readonly secret: string }) {
  const t = useTranslations("notices");
  return (
    <Notice tone="good" live>
      <div className="stack stack-2">
        <b>{t("secret-title")}</b>
        <code className="break-all" data-testid="hook-secret">
          {secret}
        </code>
        <p className="small">{t("secret-once")}</p>
        <span>
          <CopyButton text={secret} label={t("copy")} doneLabel={t("copied")} />
        </span>
      </div>
    </Notice>
  );
}
