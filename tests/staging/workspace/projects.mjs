// Reads the rows of projects (sows) and their content in a workspace file.
import { asItIs, flag, id, isObject, quadrant, rows, text, texts, wireId } from './fields.mjs';

/** @param {Record<string, unknown>} row */
export function readSow(row) {
  const [sowId, name] = [id(row.id), text(row.name)];
  if (sowId === null || name === null) return null;
  return {
    id: sowId,
    name,
    load_date: text(row.loadDate),
    new_discoveries: rows(row.newDiscoveries, readCarouselItem),
    experiments: rows(row.experiments, readExperimentReference),
    rene_ai: flag(row.reneAI),
    organisation: isObject(row.organisation) ? asItIs(row.organisation) : {},
  };
}

/** @param {unknown} settings */
export function readPermissions(settings) {
  if (!isObject(settings)) return null;
  return { reneAI: flag(settings.reneAI), experiments: rows(settings.experiments, readExperimentReference) };
}

/** @param {Record<string, unknown>} row */
export function readVersion(row) {
  const version = text(row.version);
  return version === null ? null : { version, date: text(row.date) };
}

/** @param {Record<string, unknown>} row */
export function readShift(row) {
  const [shiftId, sowId, name] = [id(row.id), id(row.sow_id), text(row.name)];
  if (shiftId === null || sowId === null || name === null) return null;
  return { id: shiftId, sow_id: sowId, name, description: text(row.description) };
}

/** @param {Record<string, unknown>} row */
export function readOpportunity(row) {
  const [sowId, name] = [id(row.sow_id), text(row.opportunity_name)];
  if (sowId === null || name === null) return null;
  const topics = rows(row.topics, readCarouselItem);
  return { sow_id: sowId, opportunity_name: name, topics, topic_names: texts(row.topic_names) };
}

/** @param {Record<string, unknown>} row */
export function readInsight(row) {
  const [sowId, title] = [id(row.sow_id), text(row.insight_title)];
  if (sowId === null || title === null) return null;
  return {
    sow_id: sowId,
    insight_title: title,
    insight_description: text(row.insight_description),
    created_at: text(row.created_at),
    sources: rows(row.sources, readInsightSource),
    predictions: rows(row.predictions, readPrediction),
  };
}

/** @param {Record<string, unknown>} row */
export function readExperiment(row) {
  const [eid, sowId] = [id(row.eid), id(row.sow_id)];
  const [name, url] = [text(row.experiment_name), text(row.experiment_url)];
  if (eid === null || sowId === null || url === null) return null;
  return { eid, sow_id: sowId, experiment_name: name, experiment_url: url };
}

/** @param {import('./fields.mjs').RawRow} row */
function readInsightSource(row) {
  const title = text(row.source_title);
  return title === null
    ? null
    : { source_title: title, source_url: text(row.source_url), source_favicon: text(row.source_favicon) };
}

/** @param {import('./fields.mjs').RawRow} row */
function readPrediction(row) {
  const [predictionId, name] = [id(row.id), text(row.name)];
  const known = row.type === 'Topic' || row.type === 'Trend';
  return predictionId === null || name === null || !known ? null : { id: wireId(predictionId), type: row.type, name };
}

/** @param {import('./fields.mjs').RawRow} row */
function readExperimentReference(row) {
  const [eid, name] = [id(row.eid), text(row.experiment_name)];
  return eid === null || name === null ? null : { eid: wireId(eid), experiment_name: name };
}

/** @param {import('./fields.mjs').RawRow} row */
function readCarouselItem(row) {
  const [key, kind] = row['type'] === 'Topic' ? ['tid', 'topic'] : ['ssid', 'trend'];
  if (row['type'] !== 'Topic' && row['type'] !== 'Trend') return null;
  const [itemId, name] = [id(row[key]), text(row[`${kind}_name`])];
  if (itemId === null || name === null) return null;
  return {
    type: row.type,
    [key]: wireId(itemId),
    [`${kind}_name`]: name,
    [`${kind}_image_s3_uri`]: text(row[`${kind}_image_s3_uri`]),
    quadrant: quadrant(row.quadrant),
  };
}
