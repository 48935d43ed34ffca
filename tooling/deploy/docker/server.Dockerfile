# syntax=docker/dockerfile:1
# The API server, the worker that reads prescriptions, and the job that brings a database up to date: one image, told
# apart by its command. From the repository's folder:
#   docker build -f tooling/deploy/docker/server.Dockerfile -t dawadoot-server .
# Debian rather than Alpine: the reader's libraries come as binaries for glibc.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /repository
ENV CI=true
COPY . .
RUN sh tooling/deploy/docker/build-server.sh /out

FROM node:24.21.0-bookworm-slim AS server
WORKDIR /srv
COPY --from=build /out .
ENV NODE_ENV=production PORT=4000
USER node
EXPOSE 4000
CMD ["node", "apps/server/src/main.ts"]
