import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { search } from "@/app/_ui/icon-paths";

interface SearchFormProps {
  readonly league: { readonly slug: string; readonly name: string };
  readonly asked?: string;
}

/** Looks for clubs, coaches and players of a league by name; a plain form, without script. */
export function SearchForm({ league, asked = "" }: SearchFormProps) {
  const t = useTranslations("news");
  const locale = useLocale();
  return (
    <search className="no-print">
      <form action={`/${locale}/l/${league.slug}/search`} className="row">
        <input
          type="search"
          name="q"
          className="input grow"
          defaultValue={asked}
          maxLength={80}
          required
          placeholder={t("search-label")}
          aria-label={t("search-in", { league: league.name })}
        />
        <Button type="submit" icon={search}>
          {t("search")}
        </Button>
      </form>
    </search>
  );
}
