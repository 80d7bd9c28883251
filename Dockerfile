FROM node:20-bookworm-slim AS build
WORKDIR /dugout
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY scripts scripts
RUN node -e "import('./scripts/prepare.mjs').then((prepare) => prepare.installPackages())"
COPY . .
# The start finds packages and build as they should be, and does only what is left to do.
RUN node -e "import('./scripts/prepare.mjs').then((prepare) => prepare.buildApp())" \
  && rm -rf .next/cache \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
WORKDIR /dugout
COPY --from=build --chown=node:node /dugout ./
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production DUGOUT_DATA=/data PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--v8-pool-size=1", "scripts/start.mjs"]
