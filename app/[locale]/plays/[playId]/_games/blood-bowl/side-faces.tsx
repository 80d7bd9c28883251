"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { ClubCrest } from "@/engine/league/crest";

/** What a side looks like beside its play: crest and coach as the league shows them. */
export interface SideFace {
  readonly coach: string;
  readonly crest: ClubCrest | undefined;
}

export interface SideFaces {
  readonly home: SideFace;
  readonly away: SideFace;
}

const Context = createContext<SideFaces | undefined>(undefined);

export function SideFacesProvider({ faces, children }: { readonly faces: SideFaces; readonly children: ReactNode }) {
  return <Context value={faces}>{children}</Context>;
}

export function useSideFaces(): SideFaces {
  const faces = useContext(Context);
  if (faces === undefined) throw new Error("useSideFaces outside of its provider");
  return faces;
}
