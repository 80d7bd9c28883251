FROM node:22-bookworm-slim
WORKDIR /dugout
COPY package.json package-lock.json ./
COPY scripts scripts
RUN node -e "import('./scripts/prepare.mjs').then((prepare) => prepare.installPackages())"
COPY . .
RUN node -e "import('./scripts/prepare.mjs').then((prepare) => prepare.buildApp())" \
  && mkdir -p /data && chown -R node:node /data /dugout
USER node
ENV DUGOUT_DATA=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "scripts/start.mjs"]
