// npm run build: builds the app into dist/ and writes a .gz and a .br copy beside each file that compresses, so that any
// static server can send them. The folder is replaced as a whole at the end: a page that is open in it until then is
// complete, and so is a build that failed before.
//   --without-luzmo  leaves out the proprietary chart library (docs/services.md)
//   --out DIR        builds into another folder
//   --source-maps DIR  writes source maps into a folder of their own, to be given to the error-report service
import { rmSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

const mapsDir = value('source-maps');
const args = ['build', '--logLevel', 'warn', '--outDir', workDir, '--emptyOutDir'];
const code = await runNode([toolPath('vite'), ...args, ...(mapsDir === undefined ? [] : ['--sourcemap', 'hidden'])], {
  env: flag('without-luzmo') ? { DMV_WITHOUT_LUZMO: '1' } : {},
});
if (code !== 0) process.exit(code);
if (mapsDir !== undefined) await moveSourceMaps(workDir, path.resolve(mapsDir));
await compress(workDir);
await swapInto(workDir, distDir);

/**
 * The folder of the app holds no source maps: everything in it is published.
 * @param {string} from
 * @param {string} to
 */
async function moveSourceMaps(from, to) {
  const entries = await readdir(from, { withFileTypes: true, recursive: true });
  for (const entry of entries.filter(({ name }) => name.endsWith('.map'))) {
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, file));
    await mkdir(path.dirname(target), { recursive: true });
    await cp(file, target);
    await rm(file);
  }
}

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
