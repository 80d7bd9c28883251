import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { dices } from "@/app/_ui/icon-paths";
import { refusalText } from "@/app/_ui/refusal-text";
import { type CardId, type Command, priceOf, type SpaceId, salePrice } from "@/engine/juego-de-la-liga";
import { offersFor } from "./market";
import { useNames, useTable } from "./table-context";

interface TurnButtonsProps {
  /** The footballer of the market that is looked at. */
  readonly picked: CardId | undefined;
  /** Where he is to go; the best free space where none is chosen. */
  readonly space: SpaceId | undefined;
}

/** Everything that may be done in a turn on the board, as buttons. */
export function TurnButtons({ picked, space }: TurnButtonsProps) {
  const { legal } = useTable();
  const open = legal.filter(({ refusal }) => refusal === undefined).map(({ command }) => command);
  return (
    <>
      {open.map((command) => (
        <PlainButton key={JSON.stringify(command)} command={command} />
      ))}
      {legal.map(({ command, refusal }) =>
        command.type === "take" ? (
          <TakeButton key={`${command.from}-${command.footballer}`} command={command} refusal={refusal} />
        ) : null,
      )}
      {picked !== undefined && <SignButtons picked={picked} space={space} />}
    </>
  );
}

/** A command that says everything by its kind; those on cards have parts of their own. */
function PlainButton({ command }: { readonly command: Command }) {
  const t = useTranslations("juego");
  const { view, isSending, send } = useTable();
  const { footballer, money } = useNames();
  const act = () => send(command);
  switch (command.type) {
    case "roll":
      return (
        <Button variant="now" size="table" icon={dices} busy={isSending} onClick={act}>
          {t("do.roll")}
        </Button>
      );
    case "end-turn":
      return (
        <Button size="table" busy={isSending} onClick={act}>
          {t("do.end-turn")}
        </Button>
      );
    case "sell": {
      const club = view.clubs[command.seat];
      const amount = club === undefined ? 0 : salePrice(club, command.footballer);
      return (
        <Button size="table" busy={isSending} onClick={act}>
          {t("do.sell", { name: footballer(command.footballer), amount: money(amount) })}
        </Button>
      );
    }
    case "choose-top":
      return (
        <Button size="table" busy={isSending} onClick={act}>
          {footballer(command.footballer)}
        </Button>
      );
    case "eliminate-row":
      return (
        <Button busy={isSending} onClick={act}>
          {t("do.eliminate-row", { row: command.row + 1 })}
        </Button>
      );
    case "eliminate-market":
      return (
        <Button busy={isSending} onClick={act}>
          {t("do.eliminate-market")}
        </Button>
      );
    default:
      return null;
  }
}

interface TakeButtonProps {
  readonly command: Extract<Command, { type: "take" }>;
  readonly refusal: string | undefined;
}

function TakeButton({ command, refusal }: TakeButtonProps) {
  const t = useTranslations("juego");
  const errors = useTranslations("errors");
  const { isSending, send } = useTable();
  const { footballer, club } = useNames();
  const words = t("do.take", { name: footballer(command.footballer), club: club(command.from) });
  return (
    <Button disabled={refusal !== undefined} busy={isSending} onClick={() => send(command)}>
      {refusal === undefined ? words : `${words}: ${refusalText(errors, refusal)}`}
    </Button>
  );
}

function SignButtons({ picked, space }: { readonly picked: CardId; readonly space: SpaceId | undefined }) {
  const t = useTranslations("juego");
  const { cards, legal, isSending, send } = useTable();
  const { footballer, money } = useNames();
  const amount = money(priceOf(cards, picked));
  return offersFor(legal, picked)
    .filter(({ refusal }) => refusal === undefined)
    .map(({ command }) => {
      const [sold] = command.sell ?? [];
      const name = footballer(picked);
      return (
        <Button
          key={sold ?? "plain"}
          variant="primary"
          size="table"
          busy={isSending}
          onClick={() => send(space === undefined ? command : { ...command, space })}
        >
          {sold === undefined
            ? t("do.sign", { name, amount })
            : t("do.sell-and-sign", { sold: footballer(sold), name, amount })}
        </Button>
      );
    });
}
