import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { calendarPlus } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { StateLine } from "@/app/_ui/state-line";
import { EmptyState, ErrorState, OfflineState, Skeleton } from "@/app/_ui/states";
import { Sample, Section } from "./section";

export function Feedback() {
  return (
    <Section title="State line, notices">
      <Sample>
        <div className="stack">
          <StateLine state="saved">Saved 19:42</StateLine>
          <StateLine state="waiting">3 waiting</StateLine>
          <StateLine state="offline">Offline, 12 waiting. Nothing is lost.</StateLine>
        </div>
      </Sample>
      <Sample>
        <div className="stack">
          <Notice>The published 2025 table says minor in this cell. Your league plays the document.</Notice>
          <Notice tone="warn">Two players of Ironjaws are in the wrong order of numbers.</Notice>
        </div>
      </Sample>
      <Sample>
        <div className="stack">
          <Notice tone="bad">Not recorded: 15 Quist is off the pitch. Nothing has changed.</Notice>
          <Notice tone="good">The seed fits the promise. All 84 faces are genuine.</Notice>
        </div>
      </Sample>
    </Section>
  );
}

export function States() {
  return (
    <Section title="Empty, loading, error, offline">
      <EmptyState
        icon={calendarPlus}
        title="No fixtures yet"
        action={<Button variant="primary">Invite a coach</Button>}
      >
        Two clubs must be ready first. One is.
      </EmptyState>
      <Skeleton label="Loading" />
      <ErrorState title="The table didn’t load" action={<Button>Try again</Button>}>
        The server answered with an error. The results are safe.
      </ErrorState>
      <OfflineState title="No network">
        You see the table as of 19:42. Recording goes on and is sent later.
      </OfflineState>
      <Card now title="On now">
        <p className="small">The one sheet with the bib.</p>
      </Card>
    </Section>
  );
}
