// npm run build: builds the app into dist/ and writes a .gz and a .br copy beside each file that compresses, so that any
// static server can send them. The folder is replaced as a whole at the end: a page that is open in it until then is
// complete, and so is a build that failed before.
//   --without-luzmo  leaves out the proprietary chart library (docs/services.md)
//   --out DIR        builds into another folder
import { rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { swapInto } from './lib/finished-build.mjs';
import { options, projectDir, runNode, toolPath } from './lib/run.mjs';

const { flag, value } = options();
const distDir = path.resolve(projectDir, value('out') ?? 'dist');
const workDir = path.join(path.dirname(distDir), `.build-${process.pid}`);
process.once('exit', () => rmSync(workDir, { recursive: true, force: true }));
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** Compressing smaller files saves too little to be worth a file. */
const MIN_BYTES = 512;

const code = await runNode([toolPath('vite'), 'build', '--logLevel', 'warn', '--outDir', workDir, '--emptyOutDir'], {
  env: flag('without-luzmo') ? { DMV_WITHOUT_LUZMO: '1' } : {},
});
if (code !== 0) process.exit(code);
await compress(workDir);
await swapInto(workDir, distDir);

/** @param {string} dir */
async function compress(dir) {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = await readFile(file);
      if (content.length < MIN_BYTES) return;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
    }),
  );
}
