import { useTranslations } from "next-intl";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { SelectField } from "@/app/_ui/select-field";
import { Switch } from "@/app/_ui/switch";
import type { OptionField, OptionGroup, OptionValue } from "./option-field";
import { useOptionText } from "./option-text";
import type { OptionValues } from "./option-values";

interface OptionsFormProps {
  readonly groups: readonly OptionGroup[];
  readonly values: OptionValues;
  readonly defaults: OptionValues;
  readonly onChange: (key: string, value: OptionValue) => void;
}

/** Every option of a game with its default named beside it. */
export function OptionsForm({ groups, values, defaults, onChange }: OptionsFormProps) {
  const t = useTranslations("options");
  return (
    <div className="stack stack-4">
      {groups.map(({ word, fields }) => (
        <section key={word} className="stack" aria-label={t(`group.${word}`)}>
          <h3>{t(`group.${word}`)}</h3>
          <div className="staff-grid">
            {fields.map((field) => (
              <OptionInput
                key={field.key}
                field={field}
                value={values[field.key] ?? defaults[field.key]}
                standard={defaults[field.key]}
                onChange={(value) => onChange(field.key, value)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface OptionInputProps {
  readonly field: OptionField;
  readonly value: OptionValue | undefined;
  readonly standard: OptionValue | undefined;
  readonly onChange: (value: OptionValue) => void;
}

function OptionInput({ field, value, standard, onChange }: OptionInputProps) {
  const t = useTranslations("options");
  const textOf = useOptionText();
  const label = t(`field.${field.word}`);
  const hint = [
    field.hint === undefined ? "" : t(`hint.${field.hint}`),
    t("default-is", { value: textOf(field, standard) }),
  ]
    .join(" ")
    .trim();
  switch (field.kind) {
    case "switch":
      return (
        <Switch
          label={label}
          hint={hint}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case "number":
      return (
        <NumberStepper
          label={label}
          hint={hint}
          value={typeof value === "number" ? value : field.min}
          min={field.min}
          max={field.max}
          step={field.step}
          show={(count) => textOf(field, count)}
          onChange={onChange}
        />
      );
    case "choice":
      return (
        <SelectField
          label={label}
          hint={hint}
          value={String(value)}
          onChange={({ target }) => {
            const picked = field.choices.find((one) => String(one.value) === target.value);
            if (picked !== undefined) onChange(picked.value);
          }}
          options={field.choices.map((one) => ({ value: String(one.value), label: textOf(field, one.value) }))}
        />
      );
  }
}
