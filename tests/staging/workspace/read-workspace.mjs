import { readFile } from 'node:fs/promises';
import { messageOf } from '../../../scripts/lib/run.mjs';
import { entries, id, isObject, rows } from './fields.mjs';
import {
  readExperiment,
  readInsight,
  readOpportunity,
  readPermissions,
  readShift,
  readSow,
  readVersion,
} from './projects.mjs';
import { readDeepdive, readSources, readTopic, readTrend } from './signals.mjs';

export const CURRENT_DATA = 'Current Data';
const PREVIOUS_DATA = 'Previous Data';

/**
 * @typedef {Record<string, any>} Row of a table
 * @typedef {import('./fields.mjs').RawRow} RawRow of a workspace file
 */

/**
 * @param {string} file
 * @returns {Promise<unknown>} rejects with a sentence that names the file
 */
export async function loadWorkspaceFile(file) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no readable workspace file ${file}.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The workspace file ${file} is not JSON: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Reads a workspace file into the rows of the database. An unusable row is left out, the rest is loaded.
 * @param {unknown} document a parsed workspace file
 * @param {string} orgId of the projects
 * @param {ReadonlySet<string>} taken sow ids of other organisations: a project with one of them is left out with its
 *   content
 * @returns {Record<'sows' | 'shifts' | 'trends' | 'topics' | 'topic_materials' | 'opportunities' | 'insights' |
 *   'experiments', Row[]>} by table
 */
export function workspaceRows(document, orgId, taken) {
  /** @type {Row} */
  const file = isObject(document) ? document : {};
  const free = rows(file['sows'], readSow).filter((sow) => !taken.has(sow.id));
  const sows = firstOfEach(free, 'id').map((sow) => ({
    ...sow,
    org_id: orgId,
    permissions: readPermissions(file['permissions']?.[sow.id]),
    versions: rows(file['versions']?.[sow.id], readVersion),
  }));
  const known = new Set(sows.map((sow) => sow.id));
  /** @type {<Found extends { sow_id: string }>(list: unknown, read: (row: RawRow) => Found | null) => Found[]} */
  const ofSows = (list, read) => rows(list, read).filter((row) => known.has(row.sow_id));

  const trends = ofVersion(ofSows(file['trends'], readTrend), CURRENT_DATA);
  const topics = ofVersion(ofSows(file['topics'], readTopic), CURRENT_DATA);
  for (const [sow, previous] of entries(file['previous'])) {
    if (!known.has(sow) || !isObject(previous)) continue;
    /** @type {<Found>(list: unknown, read: (row: RawRow) => Found | null) => Found[]} the rows need not repeat the key */
    const ofThisSow = (list, read) => rows(list, (row) => read({ ...row, sow_id: sow }));
    trends.push(...ofVersion(ofThisSow(previous['trends'], readTrend), PREVIOUS_DATA));
    topics.push(...ofVersion(ofThisSow(previous['topics'], readTopic), PREVIOUS_DATA));
  }
  return {
    sows: numbered(sows),
    shifts: numbered(ofSows(file['shifts'], readShift)),
    trends: ranked(firstOfEach(trends, 'ssid', 'version'), 'trend_name'),
    topics: ranked(firstOfEach(topics, 'tid', 'version'), 'topic_name'),
    topic_materials: materials(file),
    opportunities: numbered(ofSows(file['opportunities'], readOpportunity)),
    insights: numbered(ofSows(file['foresight'], readInsight)),
    experiments: firstOfEach(ofSows(file['experiments'], readExperiment), 'eid'),
  };
}

/** @param {Row} file */
function materials(file) {
  /** @type {Map<string | null, { deepdive?: object, sources?: object }>} */
  const byTopic = new Map();
  for (const [key, material] of entries(file['deepdives'])) byTopic.set(id(key), { deepdive: readDeepdive(material) });
  for (const [key, material] of entries(file['sources'])) {
    byTopic.set(id(key), { ...byTopic.get(id(key)), sources: readSources(material) });
  }
  byTopic.delete(null);
  return [...byTopic].map(([tid, { deepdive = readDeepdive(null), sources = readSources(null) }]) => ({
    tid,
    deepdive,
    sources,
  }));
}

/**
 * @template {object} Found
 * @param {readonly Found[]} list
 * @param {string} version
 */
function ofVersion(list, version) {
  return list.map((row) => ({ ...row, version }));
}

/**
 * @template {object} Found
 * @param {readonly Found[]} list
 */
function numbered(list) {
  return list.map((row, position) => ({ ...row, position }));
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Numbers rows in the order of their names here, because databases sort names differently.
 * @template {Row} Found
 * @param {readonly Found[]} list
 * @param {string & keyof Found} nameKey
 */
function ranked(list, nameKey) {
  const byName = list.toSorted((one, other) => collator.compare(one[nameKey], other[nameKey]));
  return numbered(byName);
}

/**
 * @template {Row} Found
 * @param {readonly Found[]} list
 * @param {readonly (string & keyof Found)[]} keys
 */
function firstOfEach(list, ...keys) {
  const seen = new Set();
  return list.filter((row) => {
    const key = JSON.stringify(keys.map((each) => row[each]));
    return seen.has(key) ? false : seen.add(key);
  });
}
