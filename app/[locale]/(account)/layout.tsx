import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { robots: { index: false }, referrer: "same-origin" };
export const dynamic = "force-dynamic";

/** Pages about one's account: fresh at every request, and nothing for search engines. */
export default function AccountLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
