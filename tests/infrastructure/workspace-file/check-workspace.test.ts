import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkWorkspace } from '../../../src/infrastructure/workspace-file/check-workspace';
import { KNOWN_KEYS } from '../../../src/infrastructure/workspace-file/known-keys';
import { isByDay } from '../../setup/by-day';

const sows = [{ id: 1, name: 'One' }];
const aTopic = { tid: 1, sow_id: 1, topic_name: 'Topic', quadrant: 1 };
const aTrend = { ssid: 1, sow_id: 1, trend_name: 'Trend', quadrant: 1 };

function warningsOf(file: object): readonly string[] {
  return checkWorkspace({ sows, ...file }).map(
    ({ path: where, message, severity }) => `${severity} ${where.join('.')} ${message}`,
  );
}

describe('a figure that distorts a chart', () => {
  it.each([
    [{ average_sizing: 12 }, 'is 12, but a sizing is a fraction from 0 to 1; did you mean 0.12, which is 12 %?'],
    [{ consumer_sizing: -0.1 }, 'is -0.1, but a sizing is a fraction from 0 to 1'],
    [{ topic_growth: 300 }, 'is 300, but growth is a fraction a year, from -1 to 10; did you mean 3, which is 300 %?'],
    [{ topic_growth: -1.5 }, 'is -1.5, but growth is a fraction a year, from -1 to 10'],
    [{ quadrant: 5 }, 'is 5, which is none of 1 to 4; the signal is shown as unclassified'],
    [{ quadrant: { id: 0, label: 'Own' } }, 'is 0, which is none of 1 to 4; the signal is shown as unclassified'],
    [{ topic_status: 9 }, 'is 9, which is no status; it counts as Undefined'],
  ])('is warned of: %j', (facts, message) => {
    const [key] = Object.keys(facts);
    expect(warningsOf({ topics: [{ ...aTopic, ...facts }] })).toEqual([`warning topics.0.${key} ${message}`]);
  });

  it('is warned of in trends and in the previous data, too', () => {
    const trends = [{ ...aTrend, trend_average_sizing: 12, trend_growth: 11 }];
    const paths = checkWorkspace({ sows, trends, previous: { 1: { trends, topics: [] } } }).map((problem) =>
      problem.path.join('.'),
    );
    const keys = ['trend_average_sizing', 'trend_growth'];
    expect(paths).toEqual([
      ...keys.map((key) => `trends.0.${key}`),
      ...keys.map((key) => `previous.1.trends.0.${key}`),
    ]);
  });

  it('is none within the limits, and where it is unknown', () => {
    const limits = [
      { average_sizing: 0, consumer_sizing: 1, topic_growth: -1, topic_status: -1, quadrant: 4 },
      { average_sizing: null, topic_growth: 10, topic_status: '4', quadrant: '2' },
      { quadrant: null, topic_growth: null },
    ];
    expect(warningsOf({ topics: limits.map((facts, index) => ({ ...aTopic, tid: index, ...facts })) })).toEqual([]);
  });
});

describe('a misspelt key', () => {
  it.each([
    ['topic_staus', 'topic_status'],
    ['topicStatus', 'topic_status'],
    ['Average-Sizing', 'average_sizing'],
    ['society_sizng', 'society_sizing'],
    ['driver_counts', 'driver_count'],
  ])('%s is warned of, with %s as the suggestion', (written, intended) => {
    expect(warningsOf({ topics: [{ ...aTopic, [written]: 0 }] })).toEqual([
      `warning topics.0.${written} is no known key and is ignored; did you mean ${intended}?`,
    ]);
  });

  it('is found in every part of the file', () => {
    const item = { type: 'Topic', tid: 1, topic_name: 'Topic' };
    const found = warningsOf({
      topcs: [],
      meta: { licens: 'x' },
      deepdives: { 1: { manifestations: [{ startup_names: 'S', startup_description: 'x' }] } },
      sources: { 1: { topic_source: [] } },
      opportunities: [{ sow_id: 1, opportunity_name: 'P', topics: [{ ...item, quadrnt: 1 }] }],
      versions: { 1: [{ version: 'Current Data', dat: 'x' }] },
    });
    expect(found.map((line) => line.replace(/ is no .* mean/, ' ->'))).toEqual([
      'warning topcs -> topics?',
      'warning meta.licens -> licence?',
      'warning deepdives.1.manifestations.0.startup_description -> startup_descriptions?',
      'warning sources.1.topic_source -> topic_sources?',
      'warning opportunities.0.topics.0.quadrnt -> quadrant?',
      'warning versions.1.0.dat -> date?',
    ]);
  });

  it('is a language that is none', () => {
    expect(warningsOf({ meta: { language: 'German!' } })).toEqual([
      "unknown meta.language must be a language such as 'de' or 'pt-BR'; the texts are taken for English",
    ]);
    expect(warningsOf({ meta: { language: 'de-at' } })).toEqual([]);
  });

  it('is warned of beside the fault that it causes', () => {
    const found = checkWorkspace({ sow: sows });
    expect(found.map(({ severity, path: where }) => `${severity} ${where.join('.')}`)).toEqual([
      'fatal sows',
      'warning sow',
    ]);
  });

  it('is none where it is like no known key: files may say more than the product reads', () => {
    expect(warningsOf({ topics: [{ ...aTopic, comment: 'mine', source: 'x', internal_id: 7 }] })).toEqual([]);
  });

  it('is told by a list of keys that is in the documentation', async () => {
    const text = await readFile('docs/workspace-file.md', 'utf8');
    for (const list of ['sows.*', 'shifts.*', 'trends.*', 'topics.*', 'opportunities.*', 'foresight.*']) {
      const missing = (KNOWN_KEYS[list] ?? []).filter((key) => !text.includes(`\`${key}\``) && key !== 'trends');
      expect(missing, list).toEqual([]);
    }
  });
});

describe('npm run validate', () => {
  it.skipIf(isByDay)('prints the line of each warning', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'validate-'));
    const file = path.join(folder, 'w.json');
    const topic = { ...aTopic, topic_staus: 1, average_sizing: 12 };
    await writeFile(file, JSON.stringify({ sows, topics: [topic] }, null, 1));
    const lineOf = (key: string) =>
      JSON.stringify({ sows, topics: [topic] }, null, 1)
        .split(`"${key}"`)[0]
        ?.split('\n').length;
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/validate.mjs', file]);
    await rm(folder, { recursive: true });
    const lines = stdout.trim().replaceAll(file, 'w.json').split('\n');
    expect(lines).toEqual([
      `w.json:${lineOf('topic_staus')}: warning: topics.0.topic_staus is no known key and is ignored; did you mean topic_status?`,
      `w.json:${lineOf('average_sizing')}: warning: topics.0.average_sizing is 12, but a sizing is a fraction from 0 to 1; did you mean 0.12, which is 12 %?`,
      'w.json: 0 fatal, 0 rows skipped, 0 fields ignored, 2 warnings, 0 notes.',
    ]);
  });
});
