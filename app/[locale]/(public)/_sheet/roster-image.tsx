import { ImageResponse } from "next/og";
import { getTranslations } from "next-intl/server";
import { crestPicture } from "@/app/_og/crest-picture";
import { SHARE, shareFonts } from "@/app/_og/share-image";
import { formatNumber } from "@/app/_ui/format";
import { rosteredPlayers } from "@/engine/blood-bowl";
import type { Locale } from "@/i18n/routing";
import { clubValues } from "../_parts/club-values";
import { rosterName } from "../_parts/names";
import type { ClubShown, Squad } from "../_parts/shapes";
import { type PlayerLine, playerLine } from "./player-line";

/** In px. */
const WIDTH = 1_200;
const HEAD = 200;
const COLUMNS = 28;
const FOOT = 40;

/** The roster of a club as a PNG as high as its players need. */
export async function rosterImage(locale: Locale, page: ClubShown, squad: Squad): Promise<ImageResponse> {
  const t = await getTranslations({ locale, namespace: "public" });
  const { name, crest, coachName } = page.club;
  const { rules, roster, teamValue } = clubValues(squad);
  const marks = { missesNext: t("squad.misses-next"), retired: t("squad.retired"), niggling: t("squad.niggling") };
  const lines = rosteredPlayers(squad)
    .toSorted((a, b) => a.number - b.number)
    .map((player) => playerLine(locale, player, roster, rules, marks));
  const facts = [
    [t("fact.value"), formatNumber(locale, teamValue.total)],
    [t("fact.fans"), String(squad.dedicatedFans)],
    [t("fact.treasury"), formatNumber(locale, squad.treasury)],
  ] as const;
  const image = (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: "32px 40px",
        background: SHARE.board,
        color: SHARE.ink,
        fontFamily: "text",
        fontSize: 19,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 28, height: HEAD - 56 }}>
        {await crestPicture({ name, design: crest, size: 108 })}
        <div style={{ display: "flex", flexDirection: "column", flex: 1 }}>
          <div style={{ fontFamily: "display", fontSize: name.length > 24 ? 52 : 68, lineHeight: 1 }}>{name}</div>
          <div style={{ color: SHARE.ink2, marginTop: 8, fontSize: 22 }}>
            {[rosterName(locale, squad.roster), coachName, page.league.name].filter(Boolean).join(" · ")}
          </div>
        </div>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: "flex", flexDirection: "column", alignItems: "flex-end" }}>
            <span style={{ color: SHARE.ink2, fontSize: 18 }}>{label}</span>
            <span style={{ fontFamily: "display", fontSize: 40, lineHeight: 1 }}>{value}</span>
          </div>
        ))}
      </div>
      <div style={{ display: "flex", gap: 14, height: COLUMNS, paddingLeft: 332, color: SHARE.ink2, fontSize: 16 }}>
        {["MA", "ST", "AG", "PA", "AV"].map((column) => (
          <span key={column} style={{ width: 44, justifyContent: "center" }}>
            {column}
          </span>
        ))}
      </div>
      {lines.map((line) => (
        <Row key={line.number} {...line} />
      ))}
    </div>
  );
  const height = HEAD + COLUMNS + FOOT + lines.reduce((sum, line) => sum + line.height, 0);
  return new ImageResponse(image, { width: WIDTH, height, fonts: await shareFonts() });
}

function Row({ number, name, position, figures, skills, value, height }: PlayerLine) {
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        gap: 14,
        height,
        borderTop: `2px solid ${SHARE.boardLine}`,
      }}
    >
      <span style={{ fontFamily: "display", fontSize: 32, width: 44 }}>{number}</span>
      <div style={{ display: "flex", flexDirection: "column", width: 260 }}>
        <span style={{ fontSize: 21 }}>{name}</span>
        <span style={{ color: SHARE.ink2, fontSize: 16 }}>{position}</span>
      </div>
      {figures.map(({ text, changed }, index) => (
        <span
          key={index}
          style={{
            fontFamily: "display",
            fontSize: 28,
            width: 44,
            justifyContent: "center",
            ...(changed ? { borderBottom: `3px solid ${SHARE.ink}` } : {}),
          }}
        >
          {text}
        </span>
      ))}
      <span style={{ flex: 1, fontSize: 17, lineHeight: 1.25, color: SHARE.ink2 }}>{skills}</span>
      <span style={{ fontFamily: "display", fontSize: 26, width: 70, justifyContent: "flex-end" }}>{value}</span>
    </div>
  );
}
