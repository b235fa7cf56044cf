import fc from 'fast-check';
import { TEAM_SAYS } from '../../src/domain/topic/agreement';
import { isApplicable } from '../../src/domain/query/condition-kinds';
import {
  EVERY_TOPIC,
  type Condition,
  type Query,
  type Requirement,
  type RequirementOf,
} from '../../src/domain/query/query';
import { COMPARATORS, MEASURED_AGAINST, SUBJECTS, type Subject } from '../../src/domain/query/vocabulary';
import { hasFigure, QUERY_FIGURES, type QueryFigure } from '../../src/domain/query/query-figures';
import { CONSENSUS_LEVELS } from '../../src/domain/topic/signal';
import { QUADRANT_CODES } from '../../src/domain/topic/quadrant';
import { TOPIC_STATUSES } from '../../src/domain/topic/topic-status';

const FIGURES = Object.keys(QUERY_FIGURES) as readonly QueryFigure[];
const figure = fc.constantFrom(...FIGURES);
const bound = fc.constantFrom(0, 0.1, 0.2, 0.3, 0.5, 1, 2);
const comparator = fc.constantFrom(...COMPARATORS);
const codes = fc.subarray([...QUADRANT_CODES, null], { minLength: 1 });
const words = fc.subarray(['water', 'heat', 'sol'], { minLength: 1 });
const day = fc.option(fc.constantFrom('2026-01-05', '2026-02-01', '2026-03-20'), { nil: null });
/** As the strict reader takes them. */
const days = fc
  .record({ from: day, to: day })
  .filter(({ from, to }) => (from ?? to) !== null && (from === null || to === null || from <= to));

type Simple = Exclude<Requirement['kind'], 'either' | 'all' | 'before' | 'rows' | 'parts'>;

/** Each kind that is not composed of others. */
const SIMPLE: { readonly [Kind in Simple]: fc.Arbitrary<Omit<RequirementOf<Kind>, 'kind'>> } = {
  quadrant: fc.record({ codes }),
  team: fc.record({ says: fc.subarray([...TEAM_SAYS], { minLength: 1 }) }),
  status: fc.record({ statuses: fc.subarray([...TOPIC_STATUSES], { minLength: 1 }) }),
  trend: fc.record({ names: fc.subarray(['trend 0', 'trend 1'], { minLength: 1 }) }),
  shift: fc.record({ names: fc.subarray(['Food', 'Health'], { minLength: 1 }) }),
  topic: fc.record({ names: fc.subarray(['water 0', 'heat pumps 1', 'water 2'], { minLength: 1 }) }),
  platform: fc.record({ names: fc.constant(['Lab']) }),
  among: fc.record({ ids: fc.subarray(['0', '1', '100']), label: fc.constant('before') }),
  text: fc.oneof(fc.record({ words }), fc.record({ words, isOwnName: fc.constant(true as const) })),
  mentions: fc.record({ words }),
  anywhere: fc.record({ words }),
  label: fc.record({ labels: fc.subarray(['Niche', 'Mainstream'], { minLength: 1 }) }),
  ownLabel: fc.record({ names: fc.subarray(['Region: Asia', 'Region: EU', 'Size: 3'], { minLength: 1 }) }),
  consensus: fc.record({ levels: fc.subarray([...CONSENSUS_LEVELS], { minLength: 1 }) }),
  figure: fc.record({ figure, comparator, value: bound }),
  between: fc.record({ figure, from: bound, to: bound }),
  known: fc.record({ figure }),
  valued: fc.record({ about: fc.constantFrom('shift', 'trend', 'consensus', 'platform', 'own:Region') }),
  product: fc.record({ words }),
  publisher: fc.record({ hosts: fc.subarray(['who.int', 'iea.org'], { minLength: 1 }) }),
  sourceClass: fc.record({ names: fc.subarray(['Research', 'NGO'], { minLength: 1 }) }),
  top: fc.record({ figure, count: fc.integer({ min: 1, max: 3 }), ascending: fc.boolean() }),
  against: fc
    .record({
      figure,
      comparator,
      times: fc.constantFrom(0.5, 1, 2),
      plus: fc.constantFrom(0, 0.1, -0.1),
      other: figure,
      whose: fc.constantFrom(...MEASURED_AGAINST),
    })
    .map((own) => ({ ...own, name: own.whose === 'named' ? 'trend 0' : '' })),
  dated: days,
  member: fc.record({
    names: fc.subarray(['Anna', 'Ben'], { minLength: 1 }),
    statuses: fc.subarray([...TOPIC_STATUSES]),
  }),
  said: fc.record({
    about: fc.constantFrom('source titles', 'start-up names', 'reasons'),
    words: fc.subarray(['water']),
  }),
  listed: fc.record({ names: fc.subarray(['to confirm', 'other'], { minLength: 1 }) }),
  decided: days,
  own: fc.record({ what: fc.constantFrom('note', 'star', 'brief'), words: fc.subarray(['water']) }),
  new: fc.constant({}),
  moved: fc.constant({}),
  changed: fc.constant({}),
  funding: fc.record({ words: fc.subarray(['seed', 'series a', 'pre seed'], { minLength: 1 }) }),
  raised: fc.record({ comparator, millions: fc.constantFrom(0.5, 2), currency: fc.constantFrom('€', null) }),
};

const simple: fc.Arbitrary<Condition> = fc
  .constantFrom(...(Object.keys(SIMPLE) as Simple[]))
  .chain((kind) =>
    fc
      .tuple(SIMPLE[kind] as fc.Arbitrary<object>, fc.boolean())
      .map(([own, not]) => ({ kind, ...own, not }) as Condition),
  );

const forSubject = (subject: Subject) => simple.filter((condition) => isApplicable(condition, subject));

/** A condition of rows of a subject, composed of others to a depth of one. */
export const randomCondition = (subject: Subject): fc.Arbitrary<Condition> => {
  const own = forSubject(subject);
  const parts = fc.array(own, { minLength: 1, maxLength: 3 });
  const composed = fc.oneof(
    fc.record({ kind: fc.constantFrom('either', 'all'), of: parts, not: fc.boolean() }),
    fc.record({ kind: fc.constant('before'), of: parts, not: fc.boolean() }),
    fc.constantFrom(...SUBJECTS).chain((other) =>
      fc.oneof(
        fc.record({ kind: fc.constant('rows'), query: queryOf(forSubject(other), other), not: fc.boolean() }),
        fc.record({
          kind: fc.constant('parts'),
          parts: fc.constant(other),
          of: fc.array(forSubject(other), { maxLength: 2 }),
          comparator,
          count: fc.nat(3),
          not: fc.boolean(),
        }),
      ),
    ),
  ) as fc.Arbitrary<Condition>;
  return fc
    .oneof({ weight: 3, arbitrary: own }, { weight: 1, arbitrary: composed })
    .filter((each) => isApplicable(each, subject));
};

function queryOf(condition: fc.Arbitrary<Condition>, subject: Subject): fc.Arbitrary<Query> {
  return fc
    .record({
      conditions: fc.array(condition, { maxLength: 2 }),
      order: fc.option(
        fc.record({ figure: figure.filter((each) => hasFigure(subject, each)), ascending: fc.boolean() }),
        { nil: null },
      ),
      limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      offset: fc.constantFrom(0, 0, 1),
    })
    .map((own) => ({ ...EVERY_TOPIC, subject, ...own }));
}

/** A query of any subject. */
export const randomQuery: fc.Arbitrary<Query> = fc
  .constantFrom(...SUBJECTS)
  .chain((subject) => queryOf(randomCondition(subject), subject))
  .chain((query) => fc.boolean().map((isEarlier): Query => (isEarlier ? { ...query, version: 'previous' } : query)));
