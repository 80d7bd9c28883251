import { getTranslations } from "next-intl/server";
import { Button } from "@/app/_ui/button";
import type { ProviderId } from "@/server/accounts/providers";
import { signInByProvider } from "./actions";
import { PROVIDER_NAMES } from "./provider-names";
import type { Arrival } from "./way-on";

interface ProviderButtonsProps {
  readonly providers: readonly ProviderId[];
  readonly arrival: Arrival;
}

/** The other ways in, below a form; nothing where none is configured. */
export async function ProviderButtons({ providers, arrival: { locale, next } }: ProviderButtonsProps) {
  if (providers.length === 0) return undefined;
  const t = await getTranslations("auth.providers");
  return (
    <form action={signInByProvider} className="stack">
      <p className="row row-3 muted small before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("or")}
      </p>
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="next" value={next} />
      {providers.map((provider) => (
        <Button key={provider} type="submit" name="provider" value={provider} fill>
          {t("go-on", { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
    </form>
  );
}
