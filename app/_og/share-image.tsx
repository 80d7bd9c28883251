import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import type { ReactNode } from "react";

/** Width and height of every share image, in px, as sites that show links expect them. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** The colours of the board, and of the two sides: a share image has no theme. */
export const SHARE = {
  board: "#0c2a1e",
  boardLine: "#2d5543",
  ink: "#f2f7f2",
  ink2: "#a9c4b5",
  bib: "#d5ee3c",
  home: "#1f4dc6",
  away: "#b4440c",
} as const;

const FONTS = join(process.cwd(), "app/_og/fonts");

/** Read once; woff2, which pages load, is not understood here. */
let fonts: Promise<NonNullable<NonNullable<ConstructorParameters<typeof ImageResponse>[1]>["fonts"]>> | undefined;

/** The two faces of the app, read once. */
export async function shareFonts() {
  fonts ??= readFonts();
  return fonts;
}

async function readFonts() {
  const [display, text] = await Promise.all([
    readFile(join(FONTS, "sofia-sans-extra-condensed-800.ttf")),
    readFile(join(FONTS, "hanken-grotesk-550.ttf")),
  ]);
  return [
    { name: "display", data: display, weight: 800 as const },
    { name: "text", data: text, weight: 500 as const },
  ];
}

interface ShareImageProps {
  /** Above the title: the league. */
  readonly place: string;
  readonly title: string;
  readonly sub: string;
  /** What is on now carries the bib. */
  readonly isNow?: boolean;
  readonly children?: ReactNode;
}

/** The picture of a page for those who share its link: the board with one roofed corner, and our mark. */
export async function shareImage({
  place,
  title,
  sub,
  isNow = false,
  children,
}: ShareImageProps): Promise<ImageResponse> {
  const image = (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: "56px 64px",
        background: SHARE.board,
        color: SHARE.ink,
        fontFamily: "text",
        fontSize: 32,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 20 }}>
        <svg viewBox="2 2 43 60" width="40" height="56" role="img" aria-label="Dugout">
          <path fill={SHARE.ink} d="M4 4h9v56H4zM18 9h2a23 23 0 0 1 0 46h-2V45.5h2a13.5 13.5 0 0 0 0-27h-2z" />
          <circle cx="21.5" cy="32" r="5.5" fill={SHARE.bib} />
        </svg>
        <span>{place}</span>
      </div>
      <div style={{ display: "flex", alignItems: "center", gap: 48 }}>
        <div style={{ display: "flex", flexDirection: "column", flex: 1 }}>
          <div style={{ fontFamily: "display", fontSize: sizeOf(title), lineHeight: 1 }}>{title}</div>
          {sub !== "" && <div style={{ color: SHARE.ink2, marginTop: 16, fontSize: 30 }}>{clipped(sub)}</div>}
        </div>
        {children}
      </div>
      <div style={{ display: "flex", height: 10, background: isNow ? SHARE.bib : SHARE.boardLine, borderRadius: 5 }} />
    </div>
  );
  return new ImageResponse(image, { ...SHARE_SIZE, fonts: await shareFonts() });
}

/** Long names get smaller, so that they keep to three lines, in px. */
const sizeOf = (title: string) => (title.length > 40 ? 72 : title.length > 22 ? 92 : 116);

const LONGEST = 140;

const clipped = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
