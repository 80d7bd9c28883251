import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { sheetOf } from "@/engine/juego-de-la-liga";
import { SheetBoard } from "./sheet-board";
import { useNames, useTable } from "./table-context";

/** Sheets are chosen in turn; each is shown with its numbers. */
export function Draft({ due }: { readonly due: number }) {
  const t = useTranslations("juego");
  const { cards, legal, isSending, send } = useTable();
  const { coach } = useNames();
  const choices = legal.flatMap(({ command }) => (command.type === "choose-sheet" ? [command] : []));
  return (
    <main className="jg-page">
      <h1>{t("draft", { name: coach(due) })}</h1>
      <div className="rounds">
        {choices.map((command) => {
          const sheet = sheetOf(cards, command.sheet);
          return (
            <div key={command.sheet} className="stack">
              <SheetBoard sheet={sheet} spaces={{}} bench={[]} />
              <Button variant="primary" size="table" busy={isSending} onClick={() => send(command)}>
                {t("do.choose-sheet", { formation: sheet.sheet.formation })}
              </Button>
            </div>
          );
        })}
      </div>
    </main>
  );
}
