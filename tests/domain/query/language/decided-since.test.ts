import { expect, it } from 'vitest';
import { segment } from '../../../../src/domain/query/language/segment';
import { EVERY_TOPIC } from '../../../../src/domain/query/query';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { SMALL_FACTS, smallProject } from './ask-project';

const SHRANK = 'smaller than when decided';
const facts = {
  ...SMALL_FACTS,
  lists: new Map([[SHRANK, new Set([entityId<'topic'>(1)])]]),
  listsSinceDecided: new Map([[SHRANK, 'shrank|that shrank|geschrumpft']]),
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

it('the words of the list mean it nowhere else, and nothing where no function has it', () => {
  expect(conditionsOf('topics that shrank')).not.toContainEqual(LISTED);
  const without = { ...facts, lists: new Map(), listsSinceDecided: new Map() };
  expect(conditionsOf('important since 2025 that shrank', without)).not.toContainEqual(LISTED);
});
