// Generates a workspace of any size: one project, 8 shifts with 12 trends each, and as many topics as asked for.
//   node bench/generate-workspace.mjs --topics 6000 --out FILE
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fail, options } from '../scripts/lib/run.mjs';
import { pick, seededRandom } from './lib/random.mjs';
import { shiftRow, topicRow, trendRow } from './lib/sample-rows.mjs';
import { sampleParagraph } from './lib/sample-text.mjs';

const SOW_ID = 1;
const SHIFTS = 8;
const TRENDS_PER_SHIFT = 12;
const DEFAULT_TOPICS = 200;
const DEFAULT_SEED = 20_261_121;
/** Only so many topics have sources and a deepdive: enough for opening flashcards. */
const TOPICS_WITH_MATERIAL = 50;

const QUADRANTS = [
  { id: 1, name: 'strong_signal', label: 'Strong Signal', description: 'A $type that is large and growing fast.' },
  { id: 2, name: 'mature_signal', label: 'Mature Signal', description: 'A $type that is large and settled.' },
  { id: 3, name: 'potential_disruptor', label: 'Potential Disruptor', description: 'A $type that is small and fast.' },
  { id: 4, name: 'uncertain_signal', label: 'Uncertain Signal', description: 'A $type that is small and slow.' },
];

/**
 * Generates a workspace document as it is in a workspace file.
 * @param {{ topics?: number, shifts?: number, seed?: number }} [size]
 */
export function generateWorkspace({
  topics: topicCount = DEFAULT_TOPICS,
  shifts: shiftCount = SHIFTS,
  seed = DEFAULT_SEED,
} = {}) {
  const random = seededRandom(seed);
  const shifts = range(shiftCount).map((index) => shiftRow(random, index, SOW_ID));
  const trends = shifts.flatMap((shift, at) =>
    range(TRENDS_PER_SHIFT).map((index) => trendRow(random, at * TRENDS_PER_SHIFT + index, shift)),
  );
  const topics = range(topicCount).map((index) => topicRow(random, index, pick(random, trends)));
  const opened = topics.slice(0, TOPICS_WITH_MATERIAL);
  return {
    meta: { title: `Generated workspace, ${topicCount} topics`, licence: 'CC0-1.0', attribution: null },
    sows: [
      { id: SOW_ID, name: 'Benchmark', loadDate: '2026-09-30', newDiscoveries: [], experiments: [], reneAI: true },
    ],
    shifts,
    trends,
    topics,
    deepdives: Object.fromEntries(opened.map(({ tid }) => [tid, deepdive(random)])),
    sources: Object.fromEntries(opened.map(({ tid }) => [tid, sources(random)])),
    versions: { [SOW_ID]: [{ version: 'Current Data', date: '2026-09-30' }] },
    permissions: { [SOW_ID]: { reneAI: true, experiments: [] } },
    quadrants: QUADRANTS,
  };
}

/** @param {() => number} random */
function deepdive(random) {
  return {
    evolution: [
      ['2015-2020', sampleParagraph(random, 1)],
      ['2021-2026', sampleParagraph(random, 1)],
    ],
    provocations: [sampleParagraph(random, 1)],
  };
}

/** @param {() => number} random */
function sources(random) {
  const source = {
    title: sampleParagraph(random, 1),
    url: 'https://example.com/',
    internal_classification: 'Research',
  };
  return { topic_sources: [source], last_updated: '2026-08-01' };
}

/** @param {number} length */
function range(length) {
  return Array.from({ length }, (_, index) => index);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { value } = options();
  const topics = Number(value('topics') ?? DEFAULT_TOPICS);
  const out = value('out');
  if (!Number.isInteger(topics) || topics < 0) fail('--topics must be a whole number.');
  if (out === undefined) fail('--out must name the file to write.');
  await writeFile(out, JSON.stringify(generateWorkspace({ topics })));
}
