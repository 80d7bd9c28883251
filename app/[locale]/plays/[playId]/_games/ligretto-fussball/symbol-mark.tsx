import type { CardSymbol } from "@/engine/ligretto-fussball";

const SHAPES: Readonly<Record<CardSymbol, string>> = {
  football: "M22 4a18 18 0 1 0 0 36 18 18 0 0 0 0-36zm0 9 9 7-3.5 10h-11L13 20z",
  trophy:
    "M12 5h20v4h8c0 9-4 13-9 14-1 4-3 6-6 7v5h6v5H13v-5h6v-5c-3-1-5-3-6-7-5-1-9-5-9-14h8zm0 7H8c0 4 2 6 5 7zm20 0-1 7c3-1 5-3 5-7z",
  boot: "M8 6h15l2 10 15 7c3 2 3 5 3 9H8zM8 34h35v4H8z",
  "corner-flag": "M9 4h5v32h8v4H3v-4h6zM17 6l23 9-23 9z",
  whistle: "M4 20a14 14 0 1 0 27 5l11-4v-9H18A14 14 0 0 0 4 20zm14-2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z",
  gloves:
    "M10 21V10a3 3 0 0 1 6 0v8h1V6a3 3 0 0 1 6 0v12h1V8a3 3 0 0 1 6 0v13l4-4c3-2 6 1 4 4l-8 12H12c-2-3-2-8-2-12zM12 35h18v5H12z",
};

/** One of the six symbols; its word stands beside it or in the name of the card. */
export function SymbolMark({ symbol, label }: { readonly symbol: CardSymbol; readonly label?: string | undefined }) {
  return (
    <svg
      className="lg-symbol"
      viewBox="0 0 44 44"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path fillRule="evenodd" d={SHAPES[symbol]} />
    </svg>
  );
}
