import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../run.mjs';
import { readJson } from './read-json.mjs';
import { readProject } from './read-project.mjs';

/**
 * Puts the small files below content/ together into the one workspace document that the app fetches.
 * @param {string} [dir]
 * @returns {Promise<Record<string, unknown>>} see the file format in docs/workspace-file.md
 */
export async function assembleWorkspace(dir = path.join(projectDir, 'content')) {
  const folders = (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const projects = await Promise.all(folders.map(({ name }) => readProject(path.join(dir, name))));
  const listOf = (/** @type {import('./read-project.mjs').ListName} */ name) => projects.flatMap((each) => each[name]);
  const mapOf = (/** @type {import('./read-project.mjs').MapName} */ name) =>
    Object.assign({}, ...projects.map((each) => each[name]));
  return {
    meta: { ...(await readJson(dir, 'meta.json')), real_figures: mapOf('realFigures') },
    sows: projects.map(({ sow }) => sow).sort((one, other) => one.id - other.id),
    shifts: listOf('shifts'),
    trends: listOf('trends'),
    topics: listOf('topics'),
    deepdives: mapOf('deepdives'),
    sources: mapOf('sources'),
    opportunities: listOf('opportunities'),
    foresight: listOf('foresight'),
    versions: mapOf('versions'),
    previous: mapOf('previous'),
    earlier: mapOf('earlier'),
    decisions: mapOf('decisions'),
    experiments: listOf('experiments'),
    permissions: mapOf('permissions'),
    quadrants: await readJson(dir, 'quadrants.json'),
  };
}
