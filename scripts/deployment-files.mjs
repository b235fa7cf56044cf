// node scripts/deployment-files.mjs --config FILE --out DIR [--report-only] [--report-uri ADDRESS]
// Writes what static hosts and nginx need to serve the app with this configuration, see docs/deployment.md.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkedConfig } from './lib/check-config.mjs';
import { deploymentFiles } from './lib/deployment-files.mjs';
import { fail, messageOf, options } from './lib/run.mjs';

const { value, flag } = options();
const [configFile, outDir] = [value('config'), value('out')];
if (configFile === undefined || outDir === undefined) {
  fail('Usage: node scripts/deployment-files.mjs --config FILE --out DIR [--report-only] [--report-uri ADDRESS]');
}

const text = await readFile(path.resolve(configFile), 'utf8').catch((error) => fail(messageOf(error)));
const { config, lines } = await checkedConfig(text);
for (const line of lines) console.error(`${configFile}: ${line}`);
if (config === null) fail(`${configFile}: the product cannot start with it.`);
for (const [name, content] of Object.entries(filesFor(config))) {
  const file = path.resolve(outDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
console.log(`The files for ${configFile} are in ${path.resolve(outDir)}.`);

/** @param {Record<string, any>} config */
function filesFor(config) {
  const reportUri = value('report-uri');
  try {
    return deploymentFiles(config, { reportOnly: flag('report-only'), ...(reportUri && { reportUri }) });
  } catch (error) {
    return fail(`${configFile}: ${messageOf(error)}`);
  }
}
