/** How large an uploaded image may be. */
export const MOST_MEBIBYTES = 1;
