"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { CREST_PATTERNS, CREST_SHAPES, type CrestDesign } from "@/engine/league/crest";
import { Crest } from "./crest";
import { CREST_PAIRS } from "./crest-for-name";

interface CrestEditorProps {
  readonly name: string;
  readonly value: CrestDesign;
  readonly onChange: (design: CrestDesign) => void;
}

/** Draws a crest: every choice is shown as it would look on this crest. */
export function CrestEditor({ name, value, onChange }: CrestEditorProps) {
  const t = useTranslations("ui.crest");
  const [first, second] = value.colours;
  return (
    <div className="grid gap-4 md:grid-cols-[auto_minmax(0,1fr)] items-start">
      <div className="grid justify-items-center gap-2 rounded-lg bg-board p-5">
        <Crest name={name} design={value} size={104} alone />
      </div>
      <div className="stack stack-4">
        <Looks
          label={t("shape")}
          looks={CREST_SHAPES.map((shape) => ({ ...value, shape }))}
          nameOf={({ shape }) => t(`shapes.${shape}`)}
          isChosen={({ shape }) => shape === value.shape}
          onChange={onChange}
        />
        <Looks
          label={t("pattern")}
          looks={CREST_PATTERNS.map((pattern) => ({ ...value, pattern }))}
          nameOf={({ pattern }) => t(`patterns.${pattern}`)}
          isChosen={({ pattern }) => pattern === value.pattern}
          onChange={onChange}
        />
        <Looks
          label={t("colours")}
          looks={CREST_PAIRS.map(([a, b]): CrestDesign => ({ ...value, colours: [a, b] }))}
          nameOf={(_, index) => t("pair", { number: index + 1 })}
          isChosen={({ colours }) => colours[0] === first && colours[1] === second}
          onChange={onChange}
        />
        <div className="row row-3 wrap">
          <Colour
            label={t("first-colour")}
            value={first}
            onChange={(a) => onChange({ ...value, colours: [a, second] })}
          />
          <Colour
            label={t("second-colour")}
            value={second}
            onChange={(b) => onChange({ ...value, colours: [first, b] })}
          />
        </div>
      </div>
    </div>
  );
}

interface LooksProps {
  readonly label: string;
  readonly looks: readonly CrestDesign[];
  readonly nameOf: (design: CrestDesign, index: number) => string;
  readonly isChosen: (design: CrestDesign) => boolean;
  readonly onChange: (design: CrestDesign) => void;
}

function Looks({ label, looks, nameOf, isChosen, onChange }: LooksProps) {
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <span className="row wrap">
        {looks.map((design, index) => (
          <button
            key={nameOf(design, index)}
            type="button"
            className="choice w-14 justify-center px-0"
            aria-pressed={isChosen(design)}
            aria-label={nameOf(design, index)}
            onClick={() => onChange(design)}
          >
            <Crest name={nameOf(design, index)} design={design} size={34} />
          </button>
        ))}
      </span>
    </fieldset>
  );
}

interface ColourProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

function Colour({ label, value, onChange }: ColourProps) {
  const id = useId();
  return (
    <span className="row">
      <input
        id={id}
        type="color"
        value={value}
        className="h-12 w-16 cursor-pointer rounded-md border border-line-strong bg-surface-raised p-1"
        onChange={(event) => onChange(event.target.value.toLowerCase())}
      />
      <label htmlFor={id} className="label">
        {label}
      </label>
    </span>
  );
}
