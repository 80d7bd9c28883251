import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./i18n/request.ts");

const SAFE = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
];

const ASK_AGAIN = [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }];

/** @type {import("next").NextConfig} */
const config = {
  agentRules: false,
  devIndicators: false,
  poweredByHeader: false,
  // `npm test` checks types; a stranger's first start should not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A page kept on disk would outlive the write that dropped it, if the process is killed in between.
    isrFlushToDisk: false,
    globalNotFound: true,
  },
  async headers() {
    return [
      { source: "/:path*", headers: SAFE },
      // Only embeds may stand in the frame of another site.
      { source: "/((?!embed/).*)", headers: [{ key: "X-Frame-Options", value: "SAMEORIGIN" }] },
      // Next says that static pages are good for a year; ours are good until the next result, so every cache asks again.
      { source: "/:locale(en|es|fr|de)", headers: ASK_AGAIN },
      { source: "/:locale(en|es|fr|de)/l/:path*", headers: ASK_AGAIN },
      { source: "/fonts/:path*", headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }] },
    ];
  },
};

export default withNextIntl(config);
