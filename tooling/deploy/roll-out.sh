#!/usr/bin/env bash
# roll-out.sh APP IMAGE: puts a new image of one app into the cluster that kubectl knows, and waits until it serves.
# APP is server (API, worker and migration) or a site. The old version goes on serving until the new one does.
set -euo pipefail
app=$1
image=$2
here=$(cd "$(dirname "$0")" && pwd)
cluster() { kubectl --namespace dawadoot "$@"; }

roll() {
  cluster set image "deployment/$1" "$2=$image"
  cluster rollout status "deployment/$1" --timeout=10m
}

case $app in
  server)
    cluster delete job migrate --ignore-not-found
    sed "s|image: dawadoot-server|image: $image|" "$here/kubernetes/migrate.yaml" | cluster apply -f -
    cluster wait --for=condition=complete job/migrate --timeout=10m
    roll api api
    roll worker worker
    ;;
  customer | kiosk | marketing | storybook) roll "$app" site ;;
  *)
    echo "no such app: $app" >&2
    exit 2
    ;;
esac
