FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# The build writes these values into the pages: a change needs a new image (docs/deploy.md).
ARG SITE_URL
ARG NEXT_PUBLIC_FIREBASE_API_KEY
ARG NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN
ARG NEXT_PUBLIC_FIREBASE_PROJECT_ID
ARG SOCIAL_FACEBOOK
ARG SOCIAL_INSTAGRAM
ARG SOCIAL_TWITTER
ARG SOCIAL_YOUTUBE
ARG COMPANY_NAME
ARG COMPANY_ADDRESS
ARG COMPANY_AUTHORIZATION
ARG COMPANY_REGISTRATION
ARG COMPANY_DISPUTES
ARG COMPANY_HOST
ARG COMPANY_REPRESENTATIVE
ARG COMPANY_VAT_ID
ARG AGENTS
ARG LANGUAGES
RUN npm run build
# Serving needs no sources. A fixed build name lets a volume be mounted into it.
RUN mv .next/"$(readlink .next/current)" .next/release && ln -sfn release .next/current \
  && rm -r .next/work node_modules studio e2e

FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /shop
# The proxy is another container: the port is not published to other machines (deploy/compose.yaml).
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop ./
# The only folders that the shop writes to. A new volume mounted there gets the same owner.
RUN install -d -o node -g node var .next/release/server/route-cache
USER node
EXPOSE 3000
HEALTHCHECK --start-period=30s --interval=10s --timeout=10s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As process 1, so that it receives the signal to stop.
CMD ["node", ".next/current/serve.js"]
