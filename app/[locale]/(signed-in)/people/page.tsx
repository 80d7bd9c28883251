import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { OfficeHeader } from "@/app/_office/office-header";
import { api } from "@/app/_trpc/server";
import { signedIn } from "@/app/_trpc/signed-in";
import { Button } from "@/app/_ui/button";
import { Card, Page } from "@/app/_ui/card";
import { search as searchIcon } from "@/app/_ui/icon-paths";
import { Pagination } from "@/app/_ui/pagination";
import { TextField } from "@/app/_ui/text-field";
import { enterLocale } from "@/i18n/enter-locale";
import { PersonLine } from "./person-line";

export async function generateMetadata({ params }: PageProps<"/[locale]/people">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("auth.people"))("title") };
}

/** For administrators: everybody's account, a link for who lost the password, and who else looks after it all. */
export default async function PeoplePage({ params, searchParams }: PageProps<"/[locale]/people">) {
  const locale = await enterLocale(params);
  const viewer = await signedIn(locale, "/people");
  if (viewer.role !== "administrator") notFound();
  const { search: asked, page: askedPage } = await searchParams;
  const search = typeof asked === "string" ? asked.slice(0, 100) : "";
  const page = Math.min(10_000, Math.max(1, Math.floor(Number(askedPage) || 1)));
  const { accounts, total, pages } = await (await api()).accounts.list({ search, page });
  const t = await getTranslations("auth.people");
  return (
    <>
      <OfficeHeader locale={locale} viewer={viewer} path="/people" title={t("title")} sub={t("sub")} />
      <Page>
        <form className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TextField label={t("search")} name="search" type="search" defaultValue={search} />
          <Button type="submit" icon={searchIcon}>
            {t("search-submit")}
          </Button>
        </form>
        <Card title={total === 0 ? t("none") : t("found", { count: total })} flush>
          <ul>
            {accounts.map((account) => (
              <PersonLine key={account.userId} account={account} isMe={account.userId === viewer.userId} />
            ))}
          </ul>
        </Card>
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(other) => `/${locale}/people?${new URLSearchParams({ search, page: String(other) })}`}
        />
      </Page>
    </>
  );
}
