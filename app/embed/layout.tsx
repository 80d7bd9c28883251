import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "@/app/styles/globals.css";
import { EmbedHeadScript } from "./embed-head-script";

export const metadata: Metadata = { title: "Dugout", robots: { index: false } };

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

/** A page in the frame of another site: links lead out of the frame. */
export default function EmbedLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <base target="_top" />
        <EmbedHeadScript />
      </head>
      <body className="embed">
        {children}
        <script src="/embed-inside.js" defer />
      </body>
    </html>
  );
}
