import type { Metadata } from "next";
import "@/app/styles/globals.css";

export const metadata: Metadata = { title: "404 · Dugout" };

/** For paths outside the languages (the API, embeds): a reader of pages gets the one in their own language. */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body>
        <main className="page">
          <h1>There is nothing here</h1>
          <p>
            <a href="/">Dugout</a>
          </p>
        </main>
      </body>
    </html>
  );
}
