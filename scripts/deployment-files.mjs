// node scripts/deployment-files.mjs --config FILE --out DIR [--report-only] [--report-uri ADDRESS]
// Writes what static hosts and nginx need to serve the app with this configuration, see docs/deployment.md.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deploymentFiles } from './lib/deployment-files.mjs';
import { fail, options } from './lib/run.mjs';

const { value, flag } = options();
const [configFile, outDir, reportUri] = ['config', 'out', 'report-uri'].map(value);
if (configFile === undefined || outDir === undefined) {
  fail('Usage: node scripts/deployment-files.mjs --config FILE --out DIR [--report-only] [--report-uri ADDRESS]');
}

const files = deployed(await readFile(path.resolve(configFile), 'utf8').catch((error) => fail(error.message)));
for (const [name, text] of Object.entries(files)) {
  const file = path.resolve(outDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
console.log(`${Object.keys(files).length} files for ${configFile} are in ${path.resolve(outDir)}.`);

function deployed(text) {
  try {
    return deploymentFiles(JSON.parse(text), { reportOnly: flag('report-only'), ...(reportUri && { reportUri }) });
  } catch (error) {
    return fail(`${configFile}: ${error.message}`);
  }
}
