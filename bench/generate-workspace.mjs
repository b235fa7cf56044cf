// Generates a workspace of any size: one project, 8 shifts with 12 trends each, and as many topics as asked for.
//   node bench/generate-workspace.mjs --topics 6000 --out FILE
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fail, options } from '../scripts/lib/run.mjs';
import { pick, seededRandom } from './lib/random.mjs';
import { nameOf, paragraph } from './lib/words.mjs';

const SOW_ID = 1;
const SHIFTS = 8;
const TRENDS_PER_SHIFT = 12;
const DEFAULT_TOPICS = 200;
const DEFAULT_SEED = 20_261_121;
/** As many topics as have sources and a deepdive: what a person opens, not what a map holds. */
const TOPICS_WITH_MATERIAL = 50;
const LARGE_FROM = 0.5;
const FAST_FROM = 0.16;

/**
 * @param {{ topics?: number, seed?: number }} [size]
 * @returns {Record<string, unknown>} a workspace document
 */
export function generateWorkspace({ topics: topicCount = DEFAULT_TOPICS, seed = DEFAULT_SEED } = {}) {
  const random = seededRandom(seed);
  const shifts = range(SHIFTS).map((index) => ({
    id: index + 1,
    sow_id: SOW_ID,
    name: `Shift ${index + 1}: ${nameOf(index * 9)}`,
    description: paragraph(random, 1),
  }));
  const trends = range(SHIFTS * TRENDS_PER_SHIFT).map((index) =>
    trendRow(random, index, shifts[Math.floor(index / TRENDS_PER_SHIFT)].name),
  );
  const topics = range(topicCount).map((index) => topicRow(random, index, pick(random, trends).ssid));
  return {
    meta: { title: `Generated workspace, ${topicCount} topics`, licence: 'CC0-1.0', attribution: null },
    sows: [
      { id: SOW_ID, name: 'Benchmark', loadDate: '2026-09-30', newDiscoveries: [], experiments: [], reneAI: false },
    ],
    shifts,
    trends,
    topics,
    ...material(random, topics.slice(0, TOPICS_WITH_MATERIAL)),
    versions: { [SOW_ID]: [{ version: 'Current Data', date: '2026-09-30' }] },
    permissions: { [SOW_ID]: { reneAI: false, experiments: [] } },
    quadrants: [
      { id: 1, name: 'strong_signal', label: 'Strong Signal', description: 'A $type that is large and growing fast.' },
      { id: 2, name: 'mature_signal', label: 'Mature Signal', description: 'A $type that is large and settled.' },
      {
        id: 3,
        name: 'potential_disruptor',
        label: 'Potential Disruptor',
        description: 'A $type that is small and fast.',
      },
      { id: 4, name: 'uncertain_signal', label: 'Uncertain Signal', description: 'A $type that is small and slow.' },
    ],
  };
}

function trendRow(random, index, shiftName) {
  const { growth, consumer, industry, society, average, label, quadrant, drivers } = figures(random);
  return {
    ssid: index + 101,
    sow_id: SOW_ID,
    shift_name: shiftName,
    trend_name: `${nameOf(index * 5)} trend`,
    trend_description: paragraph(random, 5),
    trend_image_s3_uri: null,
    quadrant,
    trend_average_sizing: average,
    trend_average_sizing_label: label,
    trend_consumer_sizing: consumer,
    trend_industry_sizing: industry,
    trend_society_sizing: society,
    trend_consensus_label: 'Moderate',
    trend_consensus_icon_uri: null,
    trend_growth: growth,
    driver_count: drivers,
  };
}

function topicRow(random, index, trend) {
  const { growth, consumer, industry, society, average, label, quadrant, drivers } = figures(random);
  return {
    tid: index + 1001,
    sow_id: SOW_ID,
    trend,
    topic_name: nameOf(index),
    topic_description: paragraph(random, 5),
    topic_image_s3_uri: null,
    topic_status: Math.floor(random() * 5),
    quadrant,
    average_sizing: average,
    average_sizing_label: label,
    consumer_sizing: consumer,
    industry_sizing: industry,
    society_sizing: society,
    topic_consensus_label: 'Moderate',
    topic_consensus_icon_uri: null,
    topic_growth: growth,
    driver_count: drivers,
  };
}

/** Three sizings and their mean, a growth, and the quadrant that both lead to. */
function figures(random) {
  const [consumer, industry, society] = range(3).map(() => rounded(random()));
  const average = rounded((consumer + industry + society) / 3);
  const growth = rounded(random() * 0.4 - 0.04);
  const quadrant = (average >= LARGE_FROM ? 1 : 3) + (growth >= FAST_FROM ? 0 : 1);
  const label = average >= LARGE_FROM ? 'Established' : 'Emerging';
  return { growth, consumer, industry, society, average, label, quadrant, drivers: 1 + Math.floor(random() * 14) };
}

function material(random, topics) {
  const deepdives = {};
  const sources = {};
  for (const { tid } of topics) {
    deepdives[tid] = {
      evolution: [
        ['2015-2020', paragraph(random, 1)],
        ['2021-2026', paragraph(random, 1)],
      ],
      provocations: [paragraph(random, 1)],
    };
    sources[tid] = {
      topic_sources: [
        { title: paragraph(random, 1), url: 'https://example.com/', internal_classification: 'Research' },
      ],
      last_updated: '2026-08-01',
    };
  }
  return { deepdives, sources };
}

function range(length) {
  return Array.from({ length }, (_, index) => index);
}

function rounded(value) {
  return Math.round(value * 1000) / 1000;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { value } = options();
  const topics = Number(value('topics') ?? DEFAULT_TOPICS);
  const out = value('out');
  if (!Number.isInteger(topics) || topics < 0) fail('--topics must be a whole number.');
  if (out === undefined) fail('--out must name the file to write.');
  await writeFile(out, JSON.stringify(generateWorkspace({ topics })));
}
