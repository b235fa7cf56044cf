// node scripts/own-data-template.mjs: writes the template for own data that the product offers (docs/own-data.md).
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { exampleSheets } from './lib/own-data-example.mjs';
import { projectDir } from './lib/run.mjs';

const WRITER = 'src/infrastructure/write-xlsx.ts';

/** @type {{ module: typeof import('../src/infrastructure/write-xlsx') }} */
const { module } = await runnerImport(path.join(projectDir, WRITER), { configFile: false, logLevel: 'error' });
await writeFile(path.join(projectDir, 'public/own-data-template.xlsx'), module.writeXlsx(await exampleSheets()));
