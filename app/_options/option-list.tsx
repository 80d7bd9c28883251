import { useTranslations } from "next-intl";
import type { OptionField } from "./option-field";
import { useOptionText } from "./option-text";
import type { OptionValues } from "./option-values";

interface OptionListProps {
  readonly fields: readonly OptionField[];
  readonly values: OptionValues;
}

/** Options to read: what it is about, and how it is here. */
export function OptionList({ fields, values }: OptionListProps) {
  const t = useTranslations("options");
  const textOf = useOptionText();
  return (
    <table className="ledger">
      <tbody>
        {fields.map((field) => (
          <tr key={field.key}>
            <th scope="row">{t(`field.${field.word}`)}</th>
            <td className="text-right">{textOf(field, values[field.key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
