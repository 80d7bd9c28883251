/** Where a reader's choice of light or dark is kept in the browser; absent means the system's. */
export const THEME_KEY = "dugout-theme";

/** Where it is kept in the browser that nothing should move on its own: "off"; absent means as the system says. */
export const MOTION_KEY = "dugout-motion";
