#!/bin/sh
# build-server.sh FOLDER: the server's sources, what they need at run time, and nothing else.
set -eu
out=$1
manager=$(node -p "require('./package.json').packageManager")
mkdir -p "$out/apps" "$out/packages"
cp package.json pnpm-lock.yaml pnpm-workspace.yaml "$out/"
cp -R apps/server "$out/apps/"
cp -R packages/api packages/domain packages/reader "$out/packages/"
cd "$out"
npx -y "$manager" install --frozen-lockfile --prod --filter '@dawadoot/server...'
find apps packages -path '*/node_modules' -prune -o \
  \( -name '*.test.ts' -o -name 'vitest*.config.ts' \) -exec rm {} +
