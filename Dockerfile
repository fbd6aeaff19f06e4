# The service with its console and widgets, for a PostgreSQL of one's own (docs/deploy.md).
ARG NODE_IMAGE=node:26-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile
RUN pnpm --filter @vigia/reports --filter @vigia/widgets --filter @vigia/console run build
RUN pnpm bom

FROM ${NODE_IMAGE} AS modules
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile --prod --filter "@vigia/server..."

FROM ${NODE_IMAGE}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium fonts-dejavu-core \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=modules /app/package.json ./
COPY --from=modules /app/LICENSE /app/THIRD-PARTY-NOTICES.md ./
COPY --from=modules /app/node_modules ./node_modules
COPY --from=modules /app/packages/domain ./packages/domain
COPY --from=modules /app/packages/api ./packages/api
COPY --from=modules /app/packages/reports ./packages/reports
COPY --from=modules /app/packages/server ./packages/server
COPY --from=modules /app/docs/*.md ./docs/
COPY --from=modules /app/docs/examples ./docs/examples
COPY --from=build /app/sbom.cdx.json ./
COPY --from=build /app/packages/reports/dist ./packages/reports/dist
COPY --from=build /app/packages/console/dist ./packages/console/dist
COPY --from=build /app/packages/widgets/dist ./packages/widgets/dist
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4400 VIGIA_DATA=/data VIGIA_STORYBOOK=off CHROMIUM_PATH=/usr/bin/chromium LOG_LEVEL=info
VOLUME /data
EXPOSE 4400
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/server/src/main.ts"]
CMD ["start"]
