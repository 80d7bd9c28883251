import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { MESSAGES } from "./messages";
import { routing } from "./routing";

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale;
  return { locale, messages: MESSAGES[locale], timeZone: "UTC" };
});
