// npm run screenshots: takes the pictures in docs/pictures from the built app, in both themes and three sizes.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { embeddedConfig } from './lib/bundled-workspace.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { fail, projectDir } from './lib/run.mjs';
import { serveApp } from './lib/serve-app.mjs';

const SIZES = { '': [1440, 900], '-1024': [1024, 768], '-390': [390, 844] };
const PAGES = [
  ['login', '/login', false],
  ['home', '/homepage/1', true],
  ['topic', '/homepage/1?topic_id=1203', true],
  ['trend-map', '/data/1', true],
  ['topic-map', '/data/1?tab=opportunityMap', true],
  ['lists', '/data/1?tab=trendList', true],
  ['drivers', '/data/1?tab=drivers', true],
  ['platforms', '/platforms/1', true],
  ['insights', '/foresight/1', true],
  ['not-found', '/404', true],
];
/** Drawn art and fades have come to rest by then. */
const SETTLE_MS = 1800;

const browserFound = await findBrowser();
if (browserFound.fault) fail(browserFound.fault);
const server = await serveApp({ distDir: path.join(projectDir, 'dist'), config: embeddedConfig, port: 0 });
const browser = await chromium.launch({
  ...(browserFound.path && { executablePath: browserFound.path }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const folder = path.join(projectDir, 'docs', 'pictures');
await mkdir(folder, { recursive: true });
const only = process.argv.slice(2);
for (const theme of ['light', 'dark']) {
  for (const [suffix, [width, height]] of Object.entries(SIZES)) {
    for (const [name, address, signedIn] of PAGES) {
      const file = `${name}-${theme}${suffix}.jpg`;
      if (only.length > 0 && !only.includes(file)) continue;
      const context = await browser.newContext({ viewport: { width, height } });
      await context.addInitScript(prepare, { theme, signedIn });
      const page = await context.newPage();
      await page.goto(server.url + address);
      await page.waitForTimeout(SETTLE_MS);
      await page.screenshot({ path: path.join(folder, file), type: 'jpeg', quality: 82 });
      await context.close();
    }
  }
}
await browser.close();
await server.close();

function prepare({ theme, signedIn }) {
  localStorage.setItem('theme', theme);
  if (signedIn) localStorage.setItem('embedded-session', 'embedded|maya');
}
