import { Button, ButtonLink } from "@/app/_ui/button";
import { RadioGroup, SegmentedControl } from "@/app/_ui/choices";
import { IconButton } from "@/app/_ui/icon-button";
import { dices, info, keyboard, plus, undo2, x } from "@/app/_ui/icon-paths";
import { SelectField } from "@/app/_ui/select-field";
import { Checkbox, Switch } from "@/app/_ui/switch";
import { TextareaField, TextField } from "@/app/_ui/text-field";
import { Sample, Section } from "./section";

export function Buttons() {
  return (
    <Section title="Buttons">
      <Sample name="Primary: rest, busy, off, as a link">
        <div className="row wrap">
          <Button variant="primary">Record</Button>
          <Button variant="primary" busy>
            Record
          </Button>
          <Button variant="primary" disabled>
            Record
          </Button>
          <ButtonLink variant="primary" href="#main" icon={plus}>
            Invite
          </ButtonLink>
        </div>
      </Sample>
      <Sample name="Plain, quiet, danger">
        <div className="row wrap">
          <Button>Pass</Button>
          <Button variant="quiet" icon={info}>
            Which rule?
          </Button>
          <Button variant="danger">Concede the match</Button>
        </div>
      </Sample>
      <Sample name="Now (one per screen), at the table">
        <div className="row wrap">
          <Button variant="now" size="hero">
            End turn
          </Button>
          <Button size="table" icon={undo2}>
            Undo
          </Button>
          <IconButton icon={x} label="Close" />
        </div>
      </Sample>
    </Section>
  );
}

export function Fields() {
  return (
    <Section title="Fields">
      <TextField label="Club name" defaultValue="Harrowgate Rovers" hint="Two to forty characters." />
      <TextField
        label="Treasury after the draft"
        defaultValue="−15,000"
        error="15,000 over. Take one re-roll less or a cheaper player."
      />
      <TextField label="Edition" defaultValue="League document" disabled hint="Fixed since round 1." />
      <SelectField
        label="Roster"
        defaultValue="human"
        options={[
          { value: "human", label: "Human" },
          { group: "Undead", options: [{ value: "shambling", label: "Shambling Undead" }] },
        ]}
      />
      <TextareaField label="Reason" placeholder="Why the result was decided" />
      <Sample>
        <SegmentedControl
          label="Dice"
          defaultValue="app"
          choices={[
            { value: "app", label: "App dice", icon: dices },
            { value: "typed", label: "Typed", icon: keyboard },
          ]}
        />
      </Sample>
      <Sample>
        <Switch label="Stay awake" defaultChecked />
        <br />
        <Switch label="Sounds" hint="Only for your own turn." />
        <br />
        <Checkbox label="Open to visitors" defaultChecked />
      </Sample>
      <RadioGroup
        label="Calendar"
        defaultValue="single"
        choices={[
          { value: "single", label: "Once against each" },
          { value: "double", label: "Home and away", hint: "14 rounds for 8 clubs" },
        ]}
      />
      <RadioGroup
        look="cards"
        label="How"
        defaultValue="block"
        choices={[
          { value: "block", label: "Block", hint: "+2 SPP" },
          { value: "foul", label: "Foul", hint: "no SPP" },
          { value: "crowd", label: "Crowd", hint: "no SPP", disabled: true },
        ]}
      />
    </Section>
  );
}
