// Reads a workspace file into the rows of the database. Files are messy: an unusable row is left out, the rest loads.
import { readFile } from 'node:fs/promises';
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
export const PREVIOUS_DATA = 'Previous Data';

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
    throw new Error(`The workspace file ${file} is not JSON: ${error.message}`, { cause: error });
  }
}

/**
 * @param {unknown} document a parsed workspace file
 * @param {string} orgId whose projects these are
 * @param {ReadonlySet<string>} taken sow ids of others: a project with one of them is left out with all that is in it
 * @returns {Record<string, object[]>} by table
 */
export function workspaceRows(document, orgId, taken) {
  const file = isObject(document) ? document : {};
  const free = rows(file.sows, readSow).filter((sow) => !taken.has(sow.id));
  const sows = firstOfEach(free, 'id').map((sow) => ({
    ...sow,
    org_id: orgId,
    permissions: readPermissions(file.permissions?.[sow.id]),
    versions: rows(file.versions?.[sow.id], readVersion),
  }));
  const known = new Set(sows.map((sow) => sow.id));
  const ofSows = (list, read) => rows(list, read).filter((row) => known.has(row.sow_id));

  const trends = ofVersion(ofSows(file.trends, readTrend), CURRENT_DATA);
  const topics = ofVersion(ofSows(file.topics, readTopic), CURRENT_DATA);
  for (const [sow, previous] of entries(file.previous)) {
    if (!known.has(sow) || !isObject(previous)) continue;
    // The sow is said by the key; its rows need not repeat it.
    const ofThisSow = (list, read) => rows(list, (row) => read({ ...row, sow_id: sow }));
    trends.push(...ofVersion(ofThisSow(previous.trends, readTrend), PREVIOUS_DATA));
    topics.push(...ofVersion(ofThisSow(previous.topics, readTopic), PREVIOUS_DATA));
  }
  return {
    sows: numbered(sows),
    shifts: numbered(ofSows(file.shifts, readShift)),
    trends: ranked(firstOfEach(trends, 'ssid', 'version'), 'trend_name'),
    topics: ranked(firstOfEach(topics, 'tid', 'version'), 'topic_name'),
    topic_materials: materials(file),
    opportunities: numbered(ofSows(file.opportunities, readOpportunity)),
    insights: numbered(ofSows(file.foresight, readInsight)),
    experiments: firstOfEach(ofSows(file.experiments, readExperiment), 'eid'),
  };
}

function materials(file) {
  const byTopic = new Map();
  for (const [key, material] of entries(file.deepdives)) byTopic.set(id(key), { deepdive: readDeepdive(material) });
  for (const [key, material] of entries(file.sources)) {
    byTopic.set(id(key), { ...byTopic.get(id(key)), sources: readSources(material) });
  }
  byTopic.delete(null);
  return [...byTopic].map(([tid, { deepdive = readDeepdive(null), sources = readSources(null) }]) => ({
    tid,
    deepdive,
    sources,
  }));
}

function ofVersion(list, version) {
  return list.map((row) => ({ ...row, version }));
}

function numbered(list) {
  return list.map((row, position) => ({ ...row, position }));
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

// Databases do not agree on the order of names, so it is settled here, once for all of them.
function ranked(list, nameKey) {
  const byName = list.toSorted((one, other) => collator.compare(one[nameKey], other[nameKey]));
  return numbered(byName);
}

function firstOfEach(list, ...keys) {
  const seen = new Set();
  return list.filter((row) => {
    const key = JSON.stringify(keys.map((each) => row[each]));
    return seen.has(key) ? false : seen.add(key);
  });
}
