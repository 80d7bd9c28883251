"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { CopyButton } from "@/app/_ui/copy-button";
import { CrestEditor } from "@/app/_ui/crest/crest-editor";
import { crestForName } from "@/app/_ui/crest/crest-for-name";
import { CloseOverlay, Dialog, Sheet } from "@/app/_ui/dialog";
import { FileDrop } from "@/app/_ui/file-drop";
import { ellipsis, pencil, trash2 } from "@/app/_ui/icon-paths";
import { Menu } from "@/app/_ui/menu";
import { NumberPad } from "@/app/_ui/number-pad";
import { NumberStepper } from "@/app/_ui/number-stepper";
import { PasswordField } from "@/app/_ui/password-field";
import { Tabs } from "@/app/_ui/tabs";
import { ToastLine, useToast } from "@/app/_ui/toast";
import { Sample, Section } from "./section";

const CASUALTY_BANDS = [
  { label: "Badly hurt", note: "no lasting effect", from: 1, to: 8, wide: true },
  { label: "Seriously hurt", note: "misses 1", from: 9, to: 10, tone: "warn" },
  { label: "Serious injury", note: "+1 niggling", from: 11, to: 12, tone: "bad" },
  { label: "Lasting injury", note: "−1", from: 13, to: 14, tone: "bad" },
  { label: "Dead", note: "leaves", from: 15, to: 16, tone: "worst" },
] as const;

export function Inputs() {
  const [count, setCount] = useState(3);
  const [six, setSix] = useState<number | undefined>(4);
  const [sixteen, setSixteen] = useState<number | undefined>(13);
  const [crest, setCrest] = useState(crestForName("Harrowgate Rovers"));
  return (
    <Section title="Amounts, pads, files, crests">
      <NumberStepper label="Re-rolls" value={count} max={8} onChange={setCount} hint="50,000 each, 8 at most." />
      <PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="off" />
      <Sample name="Number pad, D6 typed">
        <div className="max-w-56">
          <NumberPad label="D6" sides={6} picked={six} onPick={setSix} />
        </div>
      </Sample>
      <Sample name="Number pad, D16 grouped by what it means">
        <NumberPad label="Casualty roll" sides={16} bands={CASUALTY_BANDS} picked={sixteen} onPick={setSixteen} />
      </Sample>
      <FileDrop label="Drop a CSV here, or choose one" hint="Results of a season, at most 1 MB." accept=".csv" />
      <Sample name="Copy a link">
        <CopyButton text="https://dugout.example/j/k7Qa" label="Copy the link" doneLabel="Copied" />
      </Sample>
      <Sample name="Crest" wide>
        <CrestEditor name="Harrowgate Rovers" value={crest} onChange={setCrest} />
      </Sample>
    </Section>
  );
}

export function Overlays() {
  const toast = useToast();
  return (
    <Section title="Dialog, sheet, menu, tabs, toast">
      <Sample name="Over the page">
        <div className="row wrap">
          <ConfirmDialog
            trigger={<Button variant="danger">Concede</Button>}
            title="Concede the match?"
            confirmLabel="Concede"
            cancelLabel="Play on"
            danger
            onConfirm={async () => true}
          >
            <p>Ironjaws win 2–0. Harrowgate get no winnings, lose the 5 SPP of this match and D3 dedicated fans.</p>
          </ConfirmDialog>
          <Dialog trigger={<Button>Move the date</Button>} title="Move the date" description="Both coaches are told.">
            <CloseOverlay>
              <Button variant="primary">Move</Button>
            </CloseOverlay>
          </Dialog>
          <Sheet trigger={<Button>7 Brandt</Button>} title="7 Brandt">
            <div className="stack stack-2 mt-3">
              <Button size="table">Touchdown</Button>
              <Button size="table">Casualty</Button>
            </div>
          </Sheet>
          <Menu
            trigger={<Button icon={ellipsis}>More</Button>}
            items={[
              { heading: "7 Brandt" },
              { label: "Rename", icon: pencil },
              "line",
              { label: "Dismiss", icon: trash2, danger: true },
            ]}
          />
          <Button
            onClick={() =>
              toast({ text: "Touchdown, 7 Brandt. 2–1", action: { label: "Undo", onAct: () => undefined } })
            }
          >
            Say it
          </Button>
        </div>
      </Sample>
      <Sample name="Toast">
        <ToastLine text="Touchdown, 7 Brandt. 2–1" action={{ label: "Undo", onAct: () => undefined }} />
      </Sample>
      <Sample name="Tabs">
        <Tabs
          label="Club"
          tabs={[
            { id: "squad", label: "Squad", content: <p className="small">Fourteen players.</p> },
            { id: "treasury", label: "Treasury", content: <p className="small">205,000 gold.</p> },
            { id: "decisions", label: "Decisions", count: 3, content: <p className="small">Three wait.</p> },
          ]}
        />
      </Sample>
    </Section>
  );
}
