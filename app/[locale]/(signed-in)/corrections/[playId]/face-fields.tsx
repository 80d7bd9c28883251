"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/app/_ui/select-field";
import type { DieNeed } from "@/engine/core/decision";
import { usePurposeName } from "./purpose-name";

interface FaceFieldsProps {
  readonly dice: readonly DieNeed[];
  /** One face a die; `undefined` for one that nobody has read yet. */
  readonly faces: readonly (number | undefined)[];
  /** Whom each die is about. */
  readonly people?: readonly (string | undefined)[] | undefined;
  readonly onFaces: (faces: readonly (number | undefined)[]) => void;
}

/** What each of some dice showed. */
export function FaceFields({ dice, faces, people = [], onFaces }: FaceFieldsProps) {
  const t = useTranslations("corrections");
  const purposeName = usePurposeName();
  return (
    <div className="grid grid-cols-2 gap-3">
      {dice.map(({ sides, purpose }, index) => {
        const person = people[index];
        const what = [purposeName(purpose), person].filter((part) => part !== undefined && part !== "").join(", ");
        return (
          <SelectField
            key={index}
            label={t("face-of", { what, sides })}
            value={String(faces[index] ?? "")}
            onChange={({ target }) => onFaces(dice.map((_, at) => (at === index ? Number(target.value) : faces[at])))}
            required
            options={[
              { value: "", label: "–", disabled: true },
              ...Array.from({ length: sides }, (_, face) => ({ value: String(face + 1), label: String(face + 1) })),
            ]}
          />
        );
      })}
    </div>
  );
}
