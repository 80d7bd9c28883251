/** Where a reader's choice of light or dark is kept in the browser; absent means the system's. */
export const THEME_KEY = "dugout-theme";
