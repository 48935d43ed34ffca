#!/bin/sh
# build-sites.sh FOLDER SITE…: the sites' files in FOLDER/srv, and in FOLDER/caddy what serves them.
set -eu
out=$1
shift
export PATH="$PWD/node_modules/.bin:$PATH"
deploy=tooling/deploy
mkdir -p "$out/srv" "$out/caddy/sites"
cp "$deploy/caddy/Caddyfile" "$out/caddy/"
for site in "$@"; do
  if [ "$site" = storybook ]; then
    pnpm --filter @dawadoot/storybook run build:storybook
    cp -R tooling/storybook/storybook-static "$out/srv/storybook"
  else
    turbo run build --filter="@dawadoot/$site"
    node "$deploy/src/bundle.ts" "$out/srv" "$site"
  fi
  cp "$deploy/caddy/sites/$site.caddy" "$out/caddy/sites/"
done
