import { useDeferredValue, useMemo, useState } from "react";
import {
  type Balance,
  balanceOf,
  type CardSet,
  type CsvTables,
  DUGOUT_SET,
  exportCsv,
  importCsv,
  importJson,
  type ParsedSet,
  type SetFault,
  type SetTable,
} from "@/engine/juego-de-la-liga";

interface EditedSet {
  readonly name: string;
  readonly tables: CsvTables;
  readonly parsed: ParsedSet;
  /** Of the set as it stands; undefined while something is wrong with it. */
  readonly balance: Balance | undefined;
  /** What is wrong with a JSON file that was chosen last. */
  readonly fileFaults: readonly SetFault[];
  readonly rename: (name: string) => void;
  readonly write: (table: SetTable, text: string) => void;
  /** The newest change, and the way to take it back. */
  readonly undo: { readonly table: SetTable; readonly take: () => void } | undefined;
  readonly readJson: (text: string) => void;
  readonly startFrom: (set: CardSet) => void;
}

/** A table as it was before something was written in it. */
interface Change {
  readonly table: SetTable;
  readonly before: string;
}

const KEPT = 200;

/** A card set while it is edited as five tables; checked and weighed with every change. */
export function useCardSet(stored: CardSet | undefined): EditedSet {
  const first = stored ?? DUGOUT_SET;
  const [name, rename] = useState(stored?.name ?? "");
  const [tables, setTables] = useState(() => exportCsv(first));
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [fileFaults, setFileFaults] = useState<readonly SetFault[]>([]);
  const slow = useDeferredValue({ name, tables });
  const parsed = useMemo(
    () => importCsv({ id: stored?.id ?? "own", name: slow.name || "–" }, slow.tables),
    [slow, stored],
  );
  const balance = useMemo(() => (parsed.ok ? balanceOf(parsed.set) : undefined), [parsed]);

  function write(table: SetTable, text: string) {
    if (text === tables[table]) return;
    setTables({ ...tables, [table]: text });
    setChanges([...changes, { table, before: tables[table] }].slice(-KEPT));
  }

  function takeBack({ table, before }: Change) {
    setTables({ ...tables, [table]: before });
    setChanges(changes.slice(0, -1));
  }

  function startFrom(set: CardSet) {
    setChanges([]);
    rename(set.name);
    setTables(exportCsv(set));
    setFileFaults([]);
  }

  const newest = changes.at(-1);
  return {
    name,
    tables,
    parsed,
    balance,
    fileFaults,
    rename,
    write,
    undo: newest && { table: newest.table, take: () => takeBack(newest) },
    readJson(text) {
      const read = importJson(text);
      if (read.ok) startFrom(read.set);
      else setFileFaults(read.faults);
    },
    startFrom,
  };
}
