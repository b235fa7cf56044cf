import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { csvDocument } from '../../../src/domain/shared/csv';
import type { Topic } from '../../../src/domain/topic/topic';
import type { Trend } from '../../../src/domain/trend/trend';
import { topicReader, trendReader } from '../../../src/infrastructure/wire/topic.wire';
import { UNREPORTED } from '../../../src/infrastructure/wire/rows';
import { signalSheet } from '../../../src/ui/charts/export/signal-sheet';
import { chartItems } from '../../../src/application/charts/items/chart-items';
import { describeItem, describeMap } from '../../../src/ui/charts/items/map-summary';
import { renderFlashcards } from './render-flashcards';
import { isByDay } from '../../setup/by-day';

const FORBIDDEN = /undefined|\bnull\b|NaN|Infinity|\[object/;

/** What exports of other programs write for a figure or a text that they do not have. */
const odd = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  '  ',
  'undefined',
  'null',
  'NaN',
  'nan',
  Number.NaN,
  Infinity,
  -1,
  0.5,
  7,
  '0.5',
  true,
  [],
  {},
  ['x'],
  'Large',
);

const fields = (...names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] });

const topicRow = fields(
  'topic_description',
  'topic_image_s3_uri',
  'topic_status',
  'quadrant',
  'trend',
  'average_sizing',
  'average_sizing_label',
  'consumer_sizing',
  'industry_sizing',
  'society_sizing',
  'topic_consensus_label',
  'topic_consensus_icon_uri',
  'topic_growth',
  'driver_count',
).map((row): Topic => read(topicReader.one({ ...row, tid: 1203, topic_name: 'Seaweed films' }, UNREPORTED)));

const trendRow = fields(
  'sow_id',
  'trend_description',
  'trend_image_s3_uri',
  'shift_name',
  'quadrant',
  'trend_average_sizing',
  'trend_average_sizing_label',
  'trend_consumer_sizing',
  'trend_industry_sizing',
  'trend_society_sizing',
  'trend_consensus_label',
  'trend_consensus_icon_uri',
  'trend_growth',
  'driver_count',
).map((row): Trend => read(trendReader.one({ ...row, ssid: 101, trend_name: 'Packaging' }, UNREPORTED)));

function read<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A row with its required fields was dropped');
  return value;
}

describe('rows with missing or odd fields', () => {
  it.skipIf(isByDay)('have cards without a trace of a missing value', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(topicRow, trendRow, async (topic, trend) => {
        const { openTopic, openTrend, openTab, unmount } = await renderFlashcards({ topic, trend });
        await openTopic();
        expect(shownText()).not.toMatch(FORBIDDEN);
        await openTrend();
        expect(shownText()).not.toMatch(FORBIDDEN);
        await openTab('Metrics');
        expect(shownText()).not.toMatch(FORBIDDEN);
        unmount();
        cleanup();
      }),
      { numRuns: 8 },
    );
  });

  it('are described and exported without a trace of a missing value', () => {
    fc.assert(
      fc.property(fc.array(topicRow, { maxLength: 4 }), fc.array(trendRow, { maxLength: 4 }), (topics, trends) => {
        const context = { statusOf: (topic: Topic) => topic.status, newKeys: new Set<string>(), currentIds: null };
        for (const surface of ['trendMap', 'opportunityMap'] as const) {
          const items = chartItems(surface, { topics, trends }, context).passing(DEFAULT_FILTERS);
          const type = surface === 'trendMap' ? 'trend' : 'topic';
          const texts = [
            describeMap(items, type),
            ...items.map((item) => describeItem(item, null)),
            csvDocument(signalSheet(type, items)),
          ];
          expect(texts.join('\n')).not.toMatch(FORBIDDEN);
        }
      }),
    );
  });
});

/** The text of the page, and the texts that only assistive technology or the pointer gets. */
function shownText(): string {
  const attributes = [...document.querySelectorAll('[aria-label], [title], [alt]')].map((element) =>
    ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '').join(' '),
  );
  return [document.body.textContent, ...attributes].join('\n');
}
