import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import fixture from '../../fixtures/workspace.json' with { type: 'json' };
import { entityId } from '../../../src/domain/shared/entity-id';
import type { ProjectNames } from '../../../src/domain/reading/names';
import { readQuestion } from '../../../src/domain/reading/read-question';
import { Workspace } from '../../../src/infrastructure/workspace-file/workspace';

const SOW = entityId<'sow'>('1');
const workspace = new Workspace(fixture, (address) => address);
const trends = workspace.trends(SOW);
const NAMES: ProjectNames = {
  topics: workspace.topics(SOW),
  trends,
  shifts: [...new Set(trends.flatMap(({ shiftName }) => shiftName ?? []))].map((name) => ({ name })),
};
const [first, second] = NAMES.topics.map(({ name }) => name) as [string, string];

const read = (text: string) => readQuestion({ text, before: { query: null, item: null }, today: '2026-10-05' }, NAMES);

const BEGINNINGS = [
  'which topics',
  'how many topics',
  'list the topics',
  'the five best sourced topics',
  'the average growth of topics',
  'what share of topics',
  'which trends',
  `compare ${first} and ${second}`,
  `how large is ${first}`,
] as const;
const CONDITIONS = [
  'are strong signals',
  'in Food redesigned',
  'with a growth over 20 %',
  'with a sizing below 40 %',
  'with high consensus',
  'that moved',
  'by shift',
  'with start-ups',
] as const;
/** What no query holds, and what a query may hold: both are easily lost between other words. */
const ADDED = [
  'pensioners',
  'in winter',
  'spiritually',
  'for nurses',
  'most often',
  'at night',
  'their trend',
  'than most',
  'the fastest',
  'the fewest sources',
  'in each quadrant',
  'twice as large',
  'more',
  'less evidence',
  'median',
  'last month',
  'in August',

  'except insights',
  'not mature',

  'alphabetically',
  'the second',
  'and drivers',
  'and insights',
  'versus the rest',
  'the difference',
  'why',
] as const;

const words = (text: string): readonly string[] => text.toLowerCase().split(/[^a-z]+/);
/** What the question is understood as, without what is left out of it. */
const understood = (text: string): string => {
  const { unread: _unread, notes: _notes, ...rest } = read(text);
  return JSON.stringify(rest);
};

describe('a word that is put into a question', () => {
  it('changes what is understood, or is shown as left out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BEGINNINGS),
        fc.subarray([...CONDITIONS], { maxLength: 3 }),
        fc.constantFrom(...ADDED),
        fc.nat(3),
        (beginning, conditions, added, place) => {
          const parts = [beginning, ...conditions];
          const at = 1 + (place % parts.length);
          const without = parts.join(' ');
          const question = [...parts.slice(0, at), added, ...parts.slice(at)].join(' ');
          const { kind, unread, notes } = read(question);
          const told = words([...unread, ...notes].join(' '));
          const isTold = words(added).some((word) => told.includes(word));
          expect(
            kind === 'none' || isTold || understood(question) !== understood(without),
            `${question} ${JSON.stringify(read(question))}`,
          ).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
});
