"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, isTRPCClientError } from "@trpc/client";
import { createTRPCContext } from "@trpc/tanstack-react-query";
import { type ReactNode, useState } from "react";
import superjson from "superjson";
import type { AppRouter } from "@/server/root";

const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

export { useTRPC, useTRPCClient };

const LONGEST_URL = 2_000;
const FRESH_FOR_MS = 10_000;
const MOST_RETRIES = 2;

/** Gives signed-in pages the app's own calls, with what was fetched kept for a while. */
export function CallsProvider({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(newQueryClient);
  const [trpcClient] = useState(() =>
    createTRPCClient<AppRouter>({
      links: [httpBatchLink({ url: "/api/trpc", transformer: superjson, maxURLLength: LONGEST_URL })],
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        // An answer is an answer; only the network is asked again.
        retry: (failures, error) => !hasAnswer(error) && failures < MOST_RETRIES,
      },
    },
  });
}

const hasAnswer = (error: Error) => isTRPCClientError<AppRouter>(error) && error.data !== undefined;
