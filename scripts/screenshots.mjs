// npm run screenshots: takes the pictures in docs/pictures from the built app, in both themes and three sizes, and
// writes the page that shows them.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { embeddedConfig } from './lib/bundled-workspace.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { fail, projectDir } from './lib/run.mjs';
import { showChoice, showMapping, showOwnMap } from './lib/own-data-pictures.mjs';
import { serveApp } from './lib/serve-app.mjs';

/**
 * Width and height in pixels, by the suffix of the file's name.
 *
 * @type {Record<string, readonly [width: number, height: number]>}
 */
const SIZES = { '': [1440, 900], '-1024': [1024, 768], '-390': [390, 844] };
const BRIEF = 'topic=1203&topic=1101&topic=1301&topic=1102';
/**
 * File name, address, title, and what to do there before the picture is taken.
 *
 * @type {readonly (readonly [string, string, string, ((page: import('playwright').Page) => Promise<void>)?])[]}
 */
const PAGES = [
  ['login', '/login', 'The login page'],
  ['own-data', '/login', 'Own data: the choice of a file', showChoice],
  ['own-data-mapping', '/login', 'Own data: the rows of a file and what they become', showMapping],
  ['own-data-map', '/login', 'Own data: the map of a file', showOwnMap],
  ['home', '/homepage/1', 'Home'],
  ['topic', '/homepage/1?topic_id=1203', 'A topic’s flashcard'],
  ['impacting-drivers', '/homepage/1?topic_id=1203', 'A topic’s flashcard: impacting drivers', showImpactingDrivers],
  ['trend-map', '/data/1', 'Data Explorer: the trend map'],
  ['topic-map', '/data/1?tab=opportunityMap', 'Data Explorer: the topic map'],
  ['movement', '/data/1', 'Data Explorer: what has moved since the previous data', showMovement],
  ['lists', '/data/1?tab=trendList', 'Data Explorer: the list view'],
  ['drivers', '/data/1?tab=drivers', 'Data Explorer: drivers & impact'],
  ['review', '/review/1', 'Review: one topic at a time'],
  ['board', '/review/1?tab=board', 'Review: the board'],
  ['coverage', '/review/1?tab=coverage', 'Review: the coverage'],
  ['compare', '/compare/1?topic=1203&topic=1101&topic=1301', 'Compare: three topics side by side'],
  [
    'brief',
    `/brief/1?${BRIEF}&question=What%20should%20we%20pilot%20next%3F`,
    'A brief, with the checks before it is sent',
  ],
  ['discoveries', '/data-refresh/1', 'New Discoveries, and what moved since the previous data'],
  ['platforms', '/platforms/1', 'Platforms'],
  ['insights', '/foresight/1', 'Weekly insights'],
  ['not-found', '/404', 'A page that does not exist'],
];
/** Of those beginning with 'own-data', a visitor opens a file. */
const SIGNED_OUT = ['login', ...PAGES.map(([name]) => name).filter((name) => name.startsWith('own-data'))];
/** Fixed, because the homepage greets by the time of day. */
const TIME = new Date(2026, 10, 20, 9, 30);
/** After this time, in ms, all covers are drawn and all transitions have ended. */
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
    for (const [name, address, , act] of PAGES) {
      const file = `${name}-${theme}${suffix}.jpg`;
      if (only.length > 0 && !only.includes(file)) continue;
      const context = await browser.newContext({ viewport: { width, height } });
      await context.addInitScript(prepare, { theme, signedIn: !SIGNED_OUT.includes(name) });
      const page = await context.newPage();
      await page.clock.setFixedTime(TIME);
      await page.goto(server.url + address);
      await act?.(page);
      await page.waitForTimeout(SETTLE_MS);
      await page.screenshot({ path: path.join(folder, file), type: 'jpeg', quality: 82 });
      await context.close();
    }
  }
}
await browser.close();
await server.close();
await writeFile(path.join(folder, 'README.md'), gallery());

/** The page with six pictures of each screen: light and dark side by side, from wide to narrow. */
function gallery() {
  /** @type {(name: string, title: string, theme: string, size: [string, readonly [number, number]]) => string} */
  const picture = (name, title, theme, [suffix, [width, height]]) =>
    `<img src="${name}-${theme}${suffix}.jpg" width="${Math.round(width / 3)}" alt="${title}, ${theme}, ${width} × ${height}">`;
  const screens = PAGES.map(([name, , title]) =>
    [
      `## ${title}`,
      ...Object.entries(SIZES).map((size) =>
        ['light', 'dark'].map((theme) => picture(name, title, theme, size)).join('\n'),
      ),
    ].join('\n\n'),
  );
  return `${['# Pictures', 'Made by `npm run screenshots`, on the bundled workspace.', ...screens].join('\n\n')}\n`;
}

/** @param {import('playwright').Page} page */
async function showImpactingDrivers(page) {
  const tab = page.getByRole('tab', { name: 'Impacting Drivers' });
  await tab.click();
  await tab.evaluate((element) => element.scrollIntoView());
}

/** @param {import('playwright').Page} page */
async function showMovement(page) {
  await page.getByRole('button', { name: 'Movement' }).click();
  // Closes the button's tooltip, and does not open the sidebar of a narrow window.
  await page.mouse.move(388, 4);
}

/** Runs in the page. @param {{ theme: string, signedIn: boolean }} settings */
function prepare({ theme, signedIn }) {
  localStorage.setItem('theme', theme);
  if (signedIn) localStorage.setItem('embedded-session', 'embedded|maya');
}
