/** Fan factor of a side: its dedicated fans and a D3 of fair-weather fans (R6). */
export const fanFactor = (dedicatedFans: number, d3: number) => dedicatedFans + d3;

/** Attendance of a match: both fan factors (BB-041). */
export const attendanceOf = (home: number, away: number) => home + away;
