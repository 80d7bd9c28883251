import type { Mapping } from "./guess-columns";
import type { CsvColumn } from "./kinds";
import type { CsvFault, CsvFaultCode } from "./prepared";
import type { CsvLine } from "./read-csv";

/** Names are the same whatever their case and spaces. */
export const keyOf = (name: string): string => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

/** A line read by columns; what is wrong with it is noted down. */
export class CsvRow {
  readonly line: number;
  private count = 0;

  constructor(
    private readonly source: CsvLine,
    private readonly mapping: Mapping,
    private readonly faults: CsvFault[],
  ) {
    this.line = source.line;
  }

  get isSound(): boolean {
    return this.count === 0;
  }

  /** The cell; empty where the file has none. */
  text(column: CsvColumn): string {
    const index = this.mapping[column];
    return index === undefined ? "" : (this.source.cells[index] ?? "");
  }

  fault(column: CsvColumn | undefined, what: CsvFaultCode): undefined {
    this.count += 1;
    const value = column === undefined ? "" : this.text(column);
    this.faults.push({ line: this.line, column, what, value });
  }

  /** A cell that must say something, of at most so many characters. */
  needed(column: CsvColumn, most: number): string {
    const text = this.text(column);
    if (text === "") this.fault(column, "is-missing");
    if (text.length > most) this.fault(column, "too-long");
    return text;
  }

  /** A whole number from 0; undefined where the cell is empty. */
  whole(column: CsvColumn): number | undefined {
    const text = this.text(column);
    if (text === "") return undefined;
    return /^\d{1,3}$/.test(text) ? Number(text) : this.fault(column, "not-a-number");
  }
}

/** Keeps count of what a file says once. */
export function onceIn(): (row: CsvRow, column: CsvColumn, key: string) => void {
  const seen = new Set<string>();
  return (row, column, key) => {
    if (key !== "" && seen.has(key)) row.fault(column, "row-twice");
    seen.add(key);
  };
}
