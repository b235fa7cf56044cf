import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { embeddedConfig } from '../../../scripts/lib/bundled-workspace.mjs';
import { serveApp } from '../../../scripts/lib/serve-app.mjs';
import { appConfig } from '../../staging/app-config.mjs';
import { expect, test } from '../embedded/fixtures';

const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.resolve(root, process.env['E2E_DIST'] ?? 'dist');
/** Texts that only the vendor's library contains. */
const LUZMO_MARKS = ['luzmo-embed-dashboard', 'luzmo-iq-embed-chat', 'Cannot retrieve contentWindow'];

async function codeOf(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|css|html|txt)$/.test(name));
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n');
}

test('a build without the external charts contains none of their code, and says so where they are configured', async ({
  page,
}) => {
  const folder = path.join(root, 'test-results', 'without-luzmo');
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--without-luzmo', '--out', folder], { cwd: root });
  const [code, usualCode] = await Promise.all([codeOf(folder), codeOf(dist)]);
  for (const mark of LUZMO_MARKS)
    expect([mark, usualCode.includes(mark), code.includes(mark)]).toEqual([mark, true, false]);
  expect(code).not.toContain('@luzmo/');

  const nowhere = 'http://127.0.0.1:9';
  const addresses = {
    app: nowhere,
    api: nowhere,
    identity: nowhere,
    charts: nowhere,
    sinks: nowhere,
    control: nowhere,
  };
  const external = await serveApp({ distDir: folder, config: appConfig(addresses, 'luzmo'), port: 0 });
  await page.goto(external.url);
  await expect(page.getByText('The configuration /config.json cannot be used.')).toBeVisible();
  await expect(
    page.getByText('analytics.provider: is "luzmo", but this build was made without that library; use "builtin"'),
  ).toBeVisible();
  await external.close();

  const embedded = await serveApp({ distDir: folder, config: embeddedConfig, port: 0 });
  await page.goto(`${embedded.url}/data/1`);
  await expect(page.getByRole('application', { name: 'Trend map' })).toBeVisible();
  await embedded.close();
});
