import type { State } from "../state";
import type { Fault, RefusedChange } from "./model";
import type { Order } from "./plan";

/** What is to be taken again of one play. */
export interface Taking {
  readonly before: State | undefined;
  readonly orders: readonly Order[];
  readonly from: number;
  readonly refused: readonly RefusedChange[];
  readonly faults: readonly Fault[];
  /** The steps as they were recorded, and the state before them. */
  readonly settledFrom: State | undefined;
  readonly settledOrders: readonly Order[];
}
