import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Doorway } from "@/app/_account/doorway";
import { endMails } from "@/app/_account/mail-actions";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { ErrorState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { readUnsubscribeToken } from "@/server/notices/door";

interface UnsubscribePageProps {
  readonly params: Promise<{ readonly locale: string; readonly token: string }>;
  readonly searchParams: Promise<{ readonly done?: string | string[] }>;
}

export async function generateMetadata({ params }: UnsubscribePageProps): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("auth.unsubscribe"))("title"), referrer: "no-referrer" };
}

/** Ends one kind of mail without a sign-in. Programs that open every link of a mail end nothing: a button does. */
export default async function UnsubscribePage({ params, searchParams }: UnsubscribePageProps) {
  const locale = await enterLocale(params);
  const { token } = await params;
  const t = await getTranslations("auth.unsubscribe");
  const found = readUnsubscribeToken(token);
  const isDone = (await searchParams).done !== undefined;
  return (
    <Doorway path={`/unsubscribe/${token}`} title={t("title")}>
      {found === undefined ? (
        <ErrorState bare title={t("gone")}>
          {t("gone-text")}
        </ErrorState>
      ) : isDone ? (
        <Notice tone="good">{t("done")}</Notice>
      ) : (
        <form action={endMails} className="stack stack-4">
          <p>{t(`ask.${found.wish}`)}</p>
          <input type="hidden" name="language" value={locale} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" fill>
            {t("submit")}
          </Button>
        </form>
      )}
    </Doorway>
  );
}
