/** The days of a month in whole weeks; days of its neighbours are undefined. @param month "2026-10" @param firstWeekday 1 is Monday */
export function monthWeeks(month: string, firstWeekday: number): (string | undefined)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() - firstWeekday + 7) % 7;
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > length ? undefined : `${month}-${String(day).padStart(2, "0")}`;
    }),
  );
}
