import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./i18n/request.ts");

/** @type {import("next").NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  serverExternalPackages: ["@electric-sql/pglite"],
  // `npm test` checks types; a stranger's first start should not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A page kept on disk would outlive the write that dropped it, if the process is killed in between.
    isrFlushToDisk: false,
    globalNotFound: true,
  },
};

export default withNextIntl(config);
