#!/bin/sh
# Run by the image's entry point before nginx: a configuration that cannot be used ends the container, and says why.
set -eu
rm -rf /tmp/platform
node /opt/platform/scripts/deployment-files.mjs \
  --config "${PLATFORM_CONFIG:-/config/config.json}" --out /tmp/platform ${PLATFORM_CSP_REPORT_ONLY:+--report-only} \
  ${PLATFORM_CSP_REPORT_URI:+--report-uri "$PLATFORM_CSP_REPORT_URI"}
