import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segment } from '../../../../src/domain/query/language/segment';
import { EVERY_TOPIC } from '../../../../src/domain/query/query';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { aTenthByDay } from '../../../setup/random-cases';
import { SMALL_FACTS, smallProject } from './ask-project';

const SHRANK = 'smaller than when decided';
const facts = {
  ...SMALL_FACTS,
  lists: new Map([[SHRANK, new Set([entityId<'topic'>(1)])]]),
  listsSinceDecided: new Map([[SHRANK, 'shrank|shrunk|smaller now|geschrumpft']]),
};
const conditionsOf = (sentence: string, own = facts) =>
  segment(sentence, EVERY_TOPIC, smallProject({ facts: own })).query.conditions.map(({ not: _not, ...each }) => each);

const SINCE = { kind: 'decided', from: '2025-01-01', to: null };
const IMPORTANT = { kind: 'status', statuses: [3] };
const LISTED = { kind: 'listed', names: [SHRANK] };

it.each([
  ['important since 2025', [IMPORTANT, SINCE]],
  ['decided since 2025', [SINCE]],
  ['important since 2025 that shrank', [IMPORTANT, SINCE, LISTED]],
  ['decided since 2025 that shrank', [SINCE, LISTED]],
  ['wichtig seit 2025, geschrumpft', [IMPORTANT, SINCE, LISTED]],
  ['decided before 2026', [{ kind: 'decided', from: null, to: '2025-12-31' }]],
])('‘%s’ is read whole', (sentence, expected) => {
  expect(conditionsOf(sentence)).toEqual(expected);
  expect(segment(sentence, EVERY_TOPIC, smallProject({ facts })).unused).toEqual([]);
});

const inOrder = (all: readonly unknown[]): readonly string[] => all.map((each) => JSON.stringify(each)).toSorted();
const said = (values: Readonly<Record<string, number>>) => fc.constantFrom(...Object.entries(values));
const anySentence = fc.record({
  rows: fc.constantFrom('', 'topics ', 'all topics '),
  clause: fc.constantFrom('', 'that are ', 'which were ', 'who are ', 'that '),
  participle: fc.constantFrom('', 'marked ', 'marked as ', 'rated as ', 'flagged as ', 'i marked as '),
  status: said({ important: 3, monitored: 2, disregarded: 4, analyzed: 1 }),
  days: fc.constantFrom('since 2025', 'since January 2025'),
  and: fc.constantFrom(' ', ', ', ' and '),
  since: fc.constantFrom('that shrank', 'which shrank', 'which have shrunk', 'that are smaller now', 'that has shrunk'),
  isListFirst: fc.boolean(),
});

it('a participle before the status and a relative clause change nothing of what is read', () => {
  fc.assert(
    fc.property(anySentence, ({ rows, clause, participle, status: [word, status], days, and, since, isListFirst }) => {
      // A relative clause needs what it is about, and 'that' a verb.
      const isClause = rows !== '' && (clause !== 'that ' || participle === 'i marked as ');
      const lead = isClause ? `${rows}${clause}` : rows;
      const decided = `${participle}${word} ${days}`;
      const sentence = isListFirst ? `${rows}${since} and ${decided}` : `${lead}${decided}${and}${since}`;
      const wanted = [{ kind: 'status', statuses: [status] }, SINCE, LISTED];
      const reading = segment(sentence, EVERY_TOPIC, smallProject({ facts }));
      const own = reading.query.conditions.map(({ not, ...each }) => (not ? { not, ...each } : each));
      expect(inOrder(own), sentence).toEqual(inOrder(wanted));
      expect(reading.open, sentence).toEqual([]);
    }),
    { numRuns: aTenthByDay(1000) },
  );
});

it.each([
  'seit 2025 als wichtig markiert, die geschrumpft sind',
  'Themen die seit 2025 als wichtig markiert sind und geschrumpft sind',
  'als wichtig bewertet seit 2025 und geschrumpft',
  'since 2025 important and smaller now',
  'important topics since 2025 that shrank',
])('‘%s’ is read as the same', (sentence) => {
  expect(inOrder(conditionsOf(sentence))).toEqual(inOrder([IMPORTANT, SINCE, LISTED]));
});

it('what has not become smaller is not of the list', () => {
  const { query } = segment('important since 2025 that have not shrunk', EVERY_TOPIC, smallProject({ facts }));
  expect(query.conditions.at(-1)).toEqual({ ...LISTED, not: true });
});

it('a status in the past without a participle is still to be confirmed', () => {
  expect(segment('topics which were important', EVERY_TOPIC, smallProject({ facts })).open).toHaveLength(1);
  expect(segment('who marked this as important', EVERY_TOPIC, smallProject({ facts })).open).toHaveLength(1);
});

it('the words of the list mean it nowhere else, and nothing where no function has it', () => {
  expect(conditionsOf('topics that shrank')).not.toContainEqual(LISTED);
  const without = { ...facts, lists: new Map(), listsSinceDecided: new Map() };
  expect(conditionsOf('important since 2025 that shrank', without)).not.toContainEqual(LISTED);
});
