import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;

/**
 * Writes a .gz copy beside every file of a build that compresses.
 * @param {string} dir
 */
export async function compressAll(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compress(path.join(file.parentPath ?? file.path, file.name))));
}

/**
 * @param {string} file
 * @param {unknown} value
 */
export async function writeCompressedJson(file, value) {
  await writeFile(file, JSON.stringify(value));
  await compress(file);
}

/** @param {string} file */
async function compress(file) {
  await writeFile(`${file}.gz`, await promisify(gzip)(await readFile(file), { level: 9 }));
}
