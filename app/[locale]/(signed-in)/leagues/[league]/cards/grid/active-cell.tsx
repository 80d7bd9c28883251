import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { placeAfter } from "./grid-keys";
import { isBlock, type Place, type TableCells } from "./table-model";

interface ActiveCellProps {
  readonly cells: TableCells;
  readonly at: Place;
  readonly label: string;
  /** What is wrong with it, read with the cell. */
  readonly fault: string | undefined;
  readonly suggestions: readonly string[];
  readonly onWrite: (value: string) => void;
  readonly onPaste: (copied: string) => void;
  readonly onMove: (to: Place) => void;
}

/** The cell that one types in; keys lead on from it. */
export function ActiveCell({ cells, at, label, fault, suggestions, onWrite, onPaste, onMove }: ActiveCellProps) {
  const value = cells.rows[at.row]?.[at.column] ?? "";
  const [draft, setDraft] = useState(value);
  const [first] = useState(value);
  const leaves = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function write(next: string) {
    setDraft(next);
    onWrite(next);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd, value: typed } = event.currentTarget;
    if (event.key === "Escape") {
      leaves.current = true;
      write(first);
      return;
    }
    if (event.key === "Tab" && leaves.current) return;
    if (event.nativeEvent.isComposing) return;
    leaves.current = false;
    const caret = { from: selectionStart ?? 0, to: selectionEnd ?? 0, length: typed.length };
    const to = placeAfter(event, at, caret, cells);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const copied = event.clipboardData.getData("text/plain");
    if (!isBlock(copied)) return;
    event.preventDefault();
    onPaste(copied);
  }

  const listId = suggestions.length === 0 ? undefined : `codes-${at.column}`;
  return (
    <>
      <input
        ref={input}
        value={draft}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-description={fault}
        autoComplete="off"
        spellCheck={false}
        list={listId}
        onChange={({ target }) => write(target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      {listId !== undefined && (
        <datalist id={listId}>
          {suggestions.map((code) => (
            <option key={code} value={code} />
          ))}
        </datalist>
      )}
    </>
  );
}
