import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../run.mjs';

/**
 * @param {string[]} parts of the file's path
 * @returns {Promise<any>} rejects with an error that names the file
 */
export async function readJson(...parts) {
  const file = path.join(...parts);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}
