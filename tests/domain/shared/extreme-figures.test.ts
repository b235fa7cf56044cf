import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bubbleRadii } from '../../../src/domain/plane/bubble-sizes';
import { layOut } from '../../../src/domain/plane/plane-layout';
import { roundTicks } from '../../../src/domain/plane/plane-scale';
import { readFigure } from '../../../src/domain/own-data/read-value';
import { decimalsOf, LARGEST_FIGURE, showableFigure } from '../../../src/domain/shared/figures';
import { median, tickShares } from '../../../src/domain/shared/statistics';
import { formatFigure, SIGNAL_FIGURES, spreadsheetFigure } from '../../../src/domain/topic/figures';
import { LARGEST_OWN_FIGURE } from '../../../src/domain/topic/own-values';
import { topicReader, trendReader } from '../../../src/infrastructure/wire/topic.wire';
import { checkWorkspace } from '../../../src/infrastructure/workspace-file/check-workspace';
import { UNREPORTED } from '../../../src/infrastructure/wire/rows';
import { topics } from '../../builders/topic-mother';
import { aTenthByDay } from '../../setup/random-cases';

const ODD = [0, -0, 1e-320, -1e-320, 1e-13, 1e9, 1e15, -1e15, 1e300, 1e305, -1e305, Number.MAX_VALUE] as const;
const anyNumber = fc.oneof(fc.constantFrom(...ODD, Number.NaN, Infinity, -Infinity), fc.double());
const written = fc.oneof(anyNumber, fc.constantFrom('NaN', 'Infinity', '-Infinity', '1e305', '', null));

describe('loops over figures', () => {
  it('end for any numbers, also those that no reader lets through', () => {
    fc.assert(
      fc.property(fc.array(anyNumber, { maxLength: 12 }), (values) => {
        expect([0, 1, 2]).toContain(decimalsOf(values));
        for (const figure of SIGNAL_FIGURES)
          for (const value of values) {
            expect(formatFigure(figure, value)).toBeTypeOf('string');
            spreadsheetFigure(figure, value);
          }
        const [from = 0, to = 0] = values;
        expect(roundTicks(from, to, [3, 6]).values.length).toBeLessThanOrEqual(100);
        expect(roundTicks(from, to, [null, 6]).values.length).toBeLessThanOrEqual(100);
        tickShares(values, from, to, 100);
        median(values);
        bubbleRadii(values.map(Math.abs), { width: 800, height: 600 });
      }),
      { numRuns: aTenthByDay(2000), examples: [[[1e305]], [[Infinity]], [[0, 5e-324]], [[1, 1 + Number.EPSILON]]] },
    );
  });
});

describe('a figure of the wire and of a workspace file', () => {
  const KEYS = ['topic_growth', 'average_sizing', 'consumer_sizing', 'driver_count'] as const;

  it('is one that can be shown, or unknown and reported', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), written, (key, value) => {
        const said: string[] = [];
        const row = { tid: 1, topic_name: 'Kelp', [key]: value };
        const report = ({ path }: { readonly path: readonly (string | number)[] }) => said.push(path.join('.'));
        const topic = topicReader.one(row, { ...UNREPORTED, report });
        const read = { topic_growth: topic?.growth, driver_count: topic?.driverCount }[key as string];
        const figure =
          read === undefined ? (key === 'average_sizing' ? topic?.sizing.average : topic?.sizing.consumer) : read;
        if (typeof figure === 'number') {
          expect(Math.abs(figure)).toBeLessThanOrEqual(LARGEST_FIGURE);
          expect(Object.is(figure, -0)).toBe(false);
          expect(said).toEqual([]);
        } else {
          expect(figure).toBeNull();
          expect(said).toEqual(value === null ? [] : [key]);
        }
      }),
      { examples: [['driver_count', -1e-12]] },
    );
  });

  it('is said by the check of a file', () => {
    const file = {
      sows: [{ id: 1, name: 'One' }],
      topics: [{ tid: 1, sow_id: 1, topic_name: 'Kelp', topic_growth: 1e305 }],
      trends: [{ ssid: 1, sow_id: 1, trend_name: 'Sea', trend_average_sizing: 'NaN', driver_count: 1e20 }],
    };
    expect(
      checkWorkspace(file).map(({ path, message, severity }) => `${severity} ${path.join('.')} ${message}`),
    ).toEqual([
      'unknown trends.0.trend_average_sizing is not a number',
      'unknown trends.0.driver_count is more than the largest figure that is shown, 1,000,000,000',
      'unknown topics.0.topic_growth is more than the largest figure that is shown, 1,000,000,000',
    ]);
    expect(trendReader.one({ ...file.trends[0] }, UNREPORTED)?.driverCount).toBeNull();
  });

  it('of an own column stays as its text where it is too large', () => {
    const row = { tid: 1, topic_name: 'Kelp', own: { Market: 1e305, Share: -0, Volume: 2e14 } };
    expect(topicReader.one(row, UNREPORTED)?.own).toEqual({ Market: '1e+305', Share: 0, Volume: 2e14 });
  });
});

it('a number of an own file is one that can be shown, or a fault', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyNumber,
        anyNumber.map(String),
        anyNumber.map((percent) => ({ percent })),
      ),
      (cell) => {
        const figure = readFigure(cell, '.');
        if ('value' in figure) expect(Math.abs(figure.value)).toBeLessThanOrEqual(LARGEST_OWN_FIGURE);
        else expect(['empty', 'fault']).toContain(figure.kind);
      },
    ),
  );
});

it('a map of figures that can be shown has finite places and few ticks', () => {
  const shown = anyNumber.map((value) => showableFigure(value)).filter((value) => value !== null);
  fc.assert(
    fc.property(fc.array(fc.tuple(shown, shown), { minLength: 1, maxLength: 30 }), (figures) => {
      const rows = topics(figures.length, (index) => {
        const [growth = 0, average = 0] = figures[index] ?? [];
        return { growth, sizing: { average, averageLabel: null, consumer: null, industry: null, society: null } };
      });
      for (const ends of [undefined, [3, 5] as const]) {
        const { x, y, cross } = layOut(rows, [], { width: 900, height: 600 }, ends);
        expect([cross.x, cross.y].every(Number.isFinite)).toBe(true);
        for (const [scale, length] of [
          [x, 900],
          [y, 600],
        ] as const)
          for (const [from, to] of [
            [0, length],
            [length / 2, length / 2 + 1e-6],
          ] as const) {
            const ticks = scale.ticks(from, to, [3, 8]);
            expect(ticks.length).toBeLessThanOrEqual(104);
            expect(ticks.every(({ at }) => Number.isFinite(at))).toBe(true);
          }
        for (const { growth, sizing } of rows) {
          expect(Number.isFinite(x.at(sizing.average ?? 0))).toBe(true);
          expect(Number.isFinite(y.at(growth ?? 0))).toBe(true);
        }
      }
    }),
    { numRuns: aTenthByDay(500) },
  );
});
