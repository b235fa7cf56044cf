import { readdir } from 'node:fs/promises';
import { completeItems } from './complete-items.mjs';
import { previousRows } from './previous-rows.mjs';
import { readJson } from './read-json.mjs';

/**
 * @typedef {Record<string, any>} Row of a workspace document
 * @typedef {'shifts' | 'trends' | 'topics' | 'opportunities' | 'foresight' | 'experiments'} ListName
 * @typedef {'deepdives' | 'sources' | 'versions' | 'previous' | 'permissions' | 'realFigures'} MapName
 * @typedef {Record<ListName, Row[]> & Record<MapName, Row> & { sow: Row }} Project
 */

/**
 * Reads one project: sow.json and one file for each shift with its trends and topics.
 * @param {string} folder
 * @returns {Promise<Project>}
 */
export async function readProject(folder) {
  const { sow, previous, versions, permissions, ...own } = await readJson(folder, 'sow.json');
  const names = (await readdir(folder)).filter((name) => /^\d+-.*\.json$/.test(name)).sort();
  const parts = await Promise.all(names.map((name) => readJson(folder, name)));
  const project = {
    sow,
    shifts: parts.map(({ shift }) => shift),
    trends: parts.flatMap(({ trends }) => trends),
    topics: parts.flatMap(({ topics }) => topics),
    opportunities: own.opportunities ?? [],
    foresight: own.foresight ?? [],
    experiments: own.experiments ?? [],
    deepdives: Object.assign({}, ...parts.map(({ deepdives }) => deepdives)),
    sources: Object.assign({}, ...parts.map(({ sources }) => sources)),
    realFigures: Object.assign({}, ...parts.map(({ real_figures }) => real_figures)),
    versions: { [sow.id]: versions },
    permissions: { [sow.id]: permissions },
    previous: {},
  };
  completeItems(project);
  return previous ? { ...project, previous: { [sow.id]: previousRows(project, previous) } } : project;
}
