/** Calls of the public API that one address may make; a club site that shows a table asks far less. */
export const API_CALLS_A_MINUTE = 120;
