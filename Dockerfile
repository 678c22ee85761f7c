FROM node:24-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
# The schema is not here yet; build-site generates the client.
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs build-site \
	&& npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
	&& rm -rf .next/cache .data

FROM node:24-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
WORKDIR /portal
# The one folder that is written to, by the backup service alone.
RUN install -d -o node -g node /backups
COPY --from=build /portal ./
USER node
EXPOSE 3000
CMD ["node", "scripts/server.mjs"]
