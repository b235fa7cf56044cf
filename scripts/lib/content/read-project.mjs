import { readdir } from 'node:fs/promises';
import { completeItems } from './complete-items.mjs';
import { earlierVersions, previousRows } from './previous-rows.mjs';
import { readJson } from './read-json.mjs';

/**
 * @typedef {Record<string, any>} Row of a workspace document
 * @typedef {'shifts' | 'trends' | 'topics' | 'opportunities' | 'foresight' | 'experiments'} ListName
 * @typedef {'deepdives' | 'sources' | 'versions' | 'previous' | 'earlier' | 'decisions' | 'permissions' | 'realFigures'} MapName
 * @typedef {Record<ListName, Row[]> & Record<MapName, Row> & { sow: Row }} Project
 */

/** What was decided in the project before, if anything. */
const DECISIONS = 'decisions.json';

/**
 * Reads one project: sow.json, one file for each shift with its trends and topics, and its decisions.
 * @param {string} folder
 * @returns {Promise<Project>}
 */
export async function readProject(folder) {
  const { sow, previous, earlier = [], versions, permissions, ...own } = await readJson(folder, 'sow.json');
  const files = await readdir(folder);
  const names = files.filter((name) => /^\d+-.*\.json$/.test(name)).sort();
  const decisions = files.includes(DECISIONS) ? await readJson(folder, DECISIONS) : [];
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
    earlier: {},
    decisions: { [sow.id]: decisions },
  };
  completeItems(project);
  if (!previous) return project;
  const rows = previousRows(project, previous);
  return { ...project, previous: { [sow.id]: rows }, earlier: { [sow.id]: earlierVersions(rows.topics, earlier) } };
}
