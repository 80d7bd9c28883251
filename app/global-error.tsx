"use client";

import { CrashPage, type CrashPageProps } from "@/app/_ui/crash-page";
import "@/app/styles/globals.css";

/** Even the layout has failed. */
export default function GlobalError({ reset }: CrashPageProps) {
  return (
    <html lang="en">
      <body>
        <CrashPage reset={reset} />
      </body>
    </html>
  );
}
