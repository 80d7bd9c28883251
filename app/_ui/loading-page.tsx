import { useTranslations } from "next-intl";
import { Page } from "./card";
import { Skeleton } from "./states";

/**
 * A `loading.tsx` for a slow page. The language's root has none: a page below one that has answers 200
 * before it knows that it is not found or that the reader must sign in.
 */
export function LoadingPage() {
  const t = useTranslations("common");
  return (
    <Page>
      <Skeleton label={t("loading")} />
    </Page>
  );
}
