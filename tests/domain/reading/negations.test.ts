import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateQuery } from '../../../src/domain/query/evaluate-query';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import { idOfRow } from '../../../src/domain/query/row';
import { readQuestion } from '../../../src/domain/reading/read-question';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANT_CODES, quadrantOf } from '../../../src/domain/topic/quadrant';
import { TOPIC_STATUSES } from '../../../src/domain/topic/topic-status';
import { aTopic } from '../../builders/topic-mother';

const SHIFTS = ['Food redesigned', 'Energy and climate'];
const topics = Array.from({ length: 40 }, (_, index) =>
  aTopic({
    id: entityId(index),
    name: `Plan ${index}`,
    trend: { id: entityId(index % 4), name: `Track ${index % 4}`, shiftName: SHIFTS[index % 2] ?? '' },
    growth: (index % 9) / 20,
    sizing: { average: (index % 7) / 8, averageLabel: null, consumer: null, industry: null, society: null },
    quadrant: quadrantOf(QUADRANT_CODES[index % 4] ?? 1),
    status: TOPIC_STATUSES[index % 5] ?? 0,
  }),
);
const facts = { ...NO_FACTS, topics, statusOf: (topic: (typeof topics)[number]) => topic.status };
const names = {
  topics: topics.map(({ name }) => ({ name })),
  trends: ['Track 0', 'Track 1', 'Track 2', 'Track 3'].map((name) => ({ name })),
  shifts: SHIFTS.map((name) => ({ name })),
};

/** A condition, and how it is said without and with a negation. */
const SAID: readonly (readonly [plain: string, negated: readonly string[]])[] = [
  [
    'topics that are strong signals',
    ['that are not strong signals', 'except strong signals', 'without strong signals'],
  ],
  ['topics in Food redesigned', ['not in Food redesigned', 'except in Food redesigned', 'except Food redesigned']],
  ['topics that grow more than 20 %', ['that do not grow more than 20 %', 'except those that grow more than 20 %']],
  ['topics with a sizing over 35 %', ['without a sizing over 35 %', 'except those with a sizing over 35 %']],
  ['topics that are important', ['that are not important', 'except important ones', "that aren't important"]],
  ['topics in Track 1', ['that are not in Track 1', 'except those of Track 1', 'other than Track 1']],
];
/** Words that may stand around it. */
const OPENINGS = ['', 'show me ', 'which ', 'please list all ', 'list the '];
const FURTHER = ['', ' by growth', ' in Energy and climate', ' that grow', ' per shift', ' and the largest first'];
const NEGATION = /\b(?:not|except|without|other than|aren't|do not|are not)\b/;

function read(text: string) {
  return readQuestion({ text, before: { query: null, item: null }, today: '2026-10-05' }, names);
}

function rowsOf(text: string): ReadonlySet<string> | null {
  const reading = read(text);
  if (reading.kind !== 'query') return null;
  const { query } = reading;
  return new Set(evaluateQuery({ ...query, limit: null }, facts).rows.map((row) => idOfRow(row)));
}

describe('a negation in a question', () => {
  it('excludes the rows of what it negates, or is shown as not understood', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SAID).chain(([plain, negated]) => fc.tuple(fc.constant(plain), fc.constantFrom(...negated))),
        fc.constantFrom(...OPENINGS),
        fc.constantFrom(...FURTHER),
        ([plain, negated], opening, further) => {
          const text = `${opening}topics ${negated}${further}`;
          const reading = read(text);
          if (reading.kind !== 'query' || reading.unread.some((words) => NEGATION.test(words))) return;
          const excluded = rowsOf(plain) ?? new Set();
          expect(excluded.size, plain).toBeGreaterThan(0);
          const rows = rowsOf(text) ?? new Set();
          expect(
            [...rows].filter((id) => excluded.has(id)),
            text,
          ).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
