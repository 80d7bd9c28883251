import { useTranslations } from "next-intl";
import { SelectField } from "@/app/_ui/select-field";
import { LANGUAGE_NAMES } from "@/app/_ui/settings-menu";
import { Checkbox } from "@/app/_ui/switch";
import { TextField } from "@/app/_ui/text-field";
import { LOCALES } from "@/i18n/routing";
import { EVENTS, type Hook } from "./notice-types";

/** What is typed and chosen about an address. */
export interface HookDraft {
  readonly name: string;
  readonly url: string;
  readonly locale: Hook["locale"];
  readonly events: readonly Hook["events"][number][];
}

interface HookFieldsProps {
  readonly draft: HookDraft;
  readonly onChange: (draft: HookDraft) => void;
  /** The address is known and stays unless another one is typed. */
  readonly isKnown: boolean;
}

export function HookFields({ draft, onChange, isKnown }: HookFieldsProps) {
  const t = useTranslations("notices");
  const tell = (event: (typeof EVENTS)[number], wanted: boolean) =>
    onChange({ ...draft, events: EVENTS.filter((one) => (one === event ? wanted : draft.events.includes(one))) });
  return (
    <>
      <TextField
        label={t("name")}
        value={draft.name}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
        maxLength={60}
        required
      />
      <TextField
        label={t("url")}
        hint={isKnown ? t("url-keep") : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={draft.url}
        onChange={({ target }) => onChange({ ...draft, url: target.value })}
        maxLength={500}
        required={!isKnown}
      />
      <SelectField
        label={t("locale")}
        value={draft.locale}
        onChange={({ target }) =>
          onChange({ ...draft, locale: LOCALES.find((one) => one === target.value) ?? draft.locale })
        }
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <fieldset className="field">
        <legend>{t("events")}</legend>
        <span className="grid sm:grid-cols-2">
          {EVENTS.map((event) => (
            <Checkbox
              key={event}
              label={t(`event.${event}`)}
              checked={draft.events.includes(event)}
              onChange={({ target }) => tell(event, target.checked)}
            />
          ))}
        </span>
      </fieldset>
    </>
  );
}
