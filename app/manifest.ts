import type { MetadataRoute } from "next";

/** Lets a tablet keep the app on its home screen, without the browser's bars. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Dugout",
    short_name: "Dugout",
    start_url: "/home",
    scope: "/",
    display: "standalone",
    background_color: "#edf1eb",
    theme_color: "#0c2a1e",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
