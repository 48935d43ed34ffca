# syntax=docker/dockerfile:1
# Static sites behind Caddy. From the repository's folder:
#   docker build -f tooling/deploy/docker/sites.Dockerfile --build-arg SITES=customer -t dawadoot-customer .
# SITES names one site or several of customer, kiosk, marketing, storybook. The origins are read when a site is built.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /repository
ENV CI=true TURBO_TELEMETRY_DISABLED=1 STORYBOOK_DISABLE_TELEMETRY=1
COPY . .
RUN node tooling/scripts/bootstrap.mjs
ARG SITES="customer kiosk marketing storybook"
ARG VITE_CUSTOMER_ORIGIN
ARG VITE_KIOSK_ORIGIN
ARG VITE_MARKETING_ORIGIN
ARG VITE_API_URL=""
ARG VITE_MAPS_KEY=""
RUN NODE_ENV=production sh tooling/deploy/docker/build-sites.sh /out $SITES

FROM caddy:2.10.2-alpine AS proxy
# The binary carries the capability to open low ports. It needs none, and where a container may have no capability at
# all a program that carries one does not start.
RUN setcap -r /usr/bin/caddy && install -d -o 1000 -g 1000 /certificates
COPY --from=build /out/caddy /etc/caddy
COPY --from=build /out/srv /srv
ENV SITES=/srv XDG_DATA_HOME=/tmp/data XDG_CONFIG_HOME=/tmp/config
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/alive"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
