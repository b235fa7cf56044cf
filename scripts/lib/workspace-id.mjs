import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * The id of a workspace file that is about to be written, by which the statuses of its users go. A file that replaces
 * another one is the same workspace, whatever its name is now: it takes the id of that file, or its title, by which a file
 * without an id is known.
 * @param {string} out the file that is written, and perhaps replaced
 * @param {string} [wanted] given by the user
 * @returns {Promise<{ id: string, line: string }>} and what is said of it
 */
export async function idFor(out, wanted) {
  const before = await keyOf(out);
  if (wanted !== undefined) {
    const id = wanted.trim();
    const isOther = before !== null && before !== id;
    const lost = isOther
      ? ` The file that it replaces had ‘${before}’: decisions made there are those of another workspace.`
      : '';
    return { id, line: `Its id is ‘${id}’.${lost}` };
  }
  if (before !== null) {
    return {
      id: before,
      line: `It keeps the id of the file that it replaces, ‘${before}’: the decisions of its users stay.`,
    };
  }
  const id = randomUUID();
  return { id, line: `Its new id is ‘${id}’: give it with --id where the file is written anew elsewhere.` };
}

/**
 * @param {string} file
 * @returns {Promise<string | null>} by what a workspace file is known; null: there is none, or it cannot be read
 */
async function keyOf(file) {
  try {
    const { meta } = JSON.parse(await readFile(file, 'utf8'));
    return [meta?.id, meta?.title].find((text) => typeof text === 'string' && text.trim() !== '')?.trim() ?? null;
  } catch {
    return null;
  }
}
