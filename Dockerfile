# The server in a container: no shell before it, no root, nothing written but below /data and /tmp. docs/operating.md says how to run it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Scripts of packages are not run; the server itself sets the embedded database up.
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY scripts/require-node.js ./scripts/require-node.js
COPY scripts/start.js ./scripts/start.js
COPY scripts/stamps.js ./scripts/stamps.js
COPY scripts/derive.js ./scripts/derive.js
COPY scripts/spec-tools ./scripts/spec-tools
COPY scripts/shared ./scripts/shared
COPY scripts/bundle.js ./scripts/bundle.js
COPY scripts/console.js ./scripts/console.js
COPY scripts/prepare-cluster.js ./scripts/prepare-cluster.js
COPY scripts/operate ./scripts/operate
COPY docs ./docs
COPY spec/rules ./spec/rules
COPY README.md ./README.md
COPY SECURITY.md ./SECURITY.md
COPY clients/python/README.md ./clients/python/README.md
COPY generated ./generated
COPY spec/released ./spec/released
COPY domain ./domain
COPY handlers ./handlers
COPY clients/typescript ./clients/typescript
COPY console ./console
# The last of them makes what a first start with its own database begins with. Whoever builds this may keep what is theirs from others, and
# compiled code is of use to whom it was compiled for alone.
RUN node scripts/derive.js && node scripts/bundle.js && node scripts/console.js && node scripts/prepare-cluster.js \
  && rm -rf .npmrc node_modules/.cache && chmod -R a+rX .

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3001 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
RUN install --directory --mode=700 --owner=1000 --group=1000 /data
# The user `node` of the image, by number, so that an orchestrator sees that it is not root.
USER 1000:1000
VOLUME ["/data"]
EXPOSE 3001
# Liveness alone: a server without its database is not helped by a restart.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3001}/api/v1/healthz`, { signal: AbortSignal.timeout(2500) }).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server is the first process of the container, and handles SIGTERM. With its own database run it under --init: docs/operating.md says why.
ENTRYPOINT ["node", "--max-semi-space-size=8", "--heap-growing-percent=20", "--no-allocation-site-pretenuring", "--no-maglev-destroy-on-background", "./scripts/start.js"]
