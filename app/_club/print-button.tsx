"use client";

import { Button } from "@/app/_ui/button";
import { fileText } from "@/app/_ui/icon-paths";

/** Prints the page; on paper it is not there. */
export const PrintButton = ({ children }: { readonly children: string }) => (
  <Button variant="quiet" icon={fileText} className="no-print" onClick={() => window.print()}>
    {children}
  </Button>
);
