import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { SelectField } from "@/app/_ui/select-field";
import type { CsvPreview } from "@/server/exchange/csv/import-csv";
import type { CsvColumn } from "@/server/exchange/schema";

interface MappingCardProps {
  readonly preview: CsvPreview;
  readonly onMap: (column: CsvColumn, index: number | undefined) => void;
}

/** Which column of the file is read as what; guessed from the first line, and changed here. */
export function MappingCard({ preview: { columns, headers, mapping }, onMap }: MappingCardProps) {
  const t = useTranslations("exchange");
  const options = [
    { value: "", label: t("not-in-file") },
    ...headers.map((header, index) => ({
      value: String(index),
      label: header === "" ? t("column-number", { number: index + 1 }) : header,
    })),
  ];
  return (
    <Card title={t("columns")}>
      <div className="grid gap-4 grid-cols-1 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ column, isNeeded }) => (
          <SelectField
            key={column}
            label={t(`column.${column}`)}
            error={isNeeded && mapping[column] === undefined ? t("column-needed") : undefined}
            value={String(mapping[column] ?? "")}
            onChange={({ target }) => onMap(column, target.value === "" ? undefined : Number(target.value))}
            options={options}
          />
        ))}
      </div>
    </Card>
  );
}
