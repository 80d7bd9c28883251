import type { ClubBookShown } from "../_parts/shapes";

export type Line = ClubBookShown["book"][number];

/** Lines of a book that belong together: one match, or one day without one. */
export interface Chapter {
  readonly fixtureId: string | undefined;
  readonly at: number;
  readonly lines: readonly Line[];
}

const DAY = 86_400_000;

/** A book in chapters, newest first; within a chapter the lines stand as they were written. */
export function chaptersOf(lines: readonly Line[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    const last = chapters.at(-1);
    const belongs =
      last !== undefined &&
      last.fixtureId === line.fixtureId &&
      (line.fixtureId !== undefined || Math.abs(line.at - last.at) < DAY);
    if (belongs) chapters[chapters.length - 1] = { ...last, lines: [...last.lines, line] };
    else chapters.push({ fixtureId: line.fixtureId, at: line.at, lines: [line] });
  }
  return chapters.reverse();
}
