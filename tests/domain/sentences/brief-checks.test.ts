import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { BriefTopic } from '../../../src/domain/brief/brief';
import { briefChecks } from '../../../src/domain/brief/brief-checks';
import { EMPTY_BRIEF, BRIEF_SECTIONS } from '../../../src/domain/personal/brief-content';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { numberOf } from './naive';

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const drawnTopic = fc.record({
  growth: orNull(fc.constantFrom(-0.2, 0, 0.3)),
  average: orNull(fc.constantFrom(0, 0.4)),
  note: fc.constantFrom('', 'Mine'),
  points: fc.nat(2),
  provocations: fc.array(fc.constant('Why?'), { maxLength: 2 }),
  what: fc.constantFrom('', 'Run a pilot'),
  sources: fc.nat(3),
  isLoading: fc.boolean(),
  missing: fc.subarray(['deepdive', 'sources'] as const),
});

const someTopics = fc.array(drawnTopic, { maxLength: 6 }).map((all) =>
  all.map(({ growth, average, note, points, provocations, what, sources, isLoading, missing }, index): BriefTopic => ({
    number: index + 1,
    topic: aTopic({
      id: entityId(index),
      name: `T${index + 1}`,
      growth,
      sizing: { average, averageLabel: null, consumer: null, industry: null, society: null },
    }),
    status: 0,
    action: { what, by: '', who: '' },
    note,
    rows: [],
    movement: null,
    dataPoints: Array.from({ length: points }, () => ({ text: 'One', sourceUrl: null, reference: null })) as never,
    provocations,
    evolution: [],
    references: Array.from({ length: sources }, (_, at) => at + 1),
    isLoading,
    missing,
  })),
);

/** What each sentence says of one topic, evaluated from its parts. */
const CLAIMS: readonly (readonly [RegExp, (topic: BriefTopic, words: readonly string[]) => boolean])[] = [
  [/^ha(?:s|ve) no note from you\.$/, ({ note }) => note.length === 0],
  [
    /^ha(?:s|ve) no growth or no sizing; (?:it is|they are) not on the map\.$/,
    ({ topic }) => topic.growth === null || topic.sizing.average === null,
  ],
  [/^ha(?:s|ve) no data point\.$/, (of) => is(of, 'deepdive') && of.dataPoints.length === 0],
  [/^ha(?:s|ve) no provocation\.$/, (of) => is(of, 'deepdive') && of.provocations.length === 0],
  [/^ha(?:s|ve) no source\.$/, (of) => is(of, 'sources') && of.references.length === 0],
  [
    /^rests? on (\w+) sources?(?: each)?\.$/,
    (of, [count = '']) => is(of, 'sources') && of.references.length === numberOf(count),
  ],
];

/** Whether a part has arrived: nothing is said of one that is under way or could not be loaded. */
function is({ isLoading, missing }: BriefTopic, part: 'deepdive' | 'sources'): boolean {
  return !isLoading && missing.every((each) => each !== part);
}

describe('what a brief lacks', () => {
  it('is said of each topic that lacks it, of no other, and leads to one of them', () => {
    fc.assert(
      fc.property(
        someTopics,
        fc.constantFrom('', ' ', 'Text'),
        fc.constantFrom('', 'Text'),
        (topics, question, conclusion) => {
          const brief = { topics, summary: [], references: [], since: null };
          const checks = briefChecks(brief, { ...EMPTY_BRIEF, question, conclusion, parts: BRIEF_SECTIONS });
          const told = new Map<number, number>();
          const isTrue = checks.every(({ subject, text, target, isNote }) => {
            if (typeof target === 'string') {
              if (subject === 'The recommendation') return topics.every(({ action }) => action.what === '');
              const empty = target === 'question' ? question : conclusion;
              return empty.trim() === '' && subject === `The ${target}`;
            }
            const own = topics[target - 1];
            const [, parts] = /^lacks its (.+): they could not be loaded\.$/.exec(text) ?? [];
            if (parts !== undefined) {
              const lacked = [
                ...(own?.missing.includes('deepdive') ? ['data points and provocations'] : []),
                ...(own?.missing.includes('sources') ? ['sources'] : []),
              ];
              return (
                subject === own?.topic.name &&
                parts.split(' and ').toSorted().join() === lacked.join(' and ').split(' and ').toSorted().join()
              );
            }
            const claim = CLAIMS.findIndex(([pattern]) => pattern.test(text));
            const [pattern, holds] = CLAIMS[claim] ?? [];
            if (pattern === undefined || holds === undefined) return false;
            const words = pattern.exec(text)?.slice(1) ?? [];
            const lacking = topics.filter((topic) => holds(topic, words));
            told.set(claim, (told.get(claim) ?? 0) + lacking.length);
            const names = lacking.map(({ topic }) => topic.name);
            const isSubject = /^T\d/.test(subject)
              ? subject.split(/, | and /).join() === names.join()
              : numberOf(subject.split(' ')[0] ?? '') === names.length && subject.endsWith(' topics');
            const isSingular = /^(?:has|rests) /.test(text);
            return isSubject && isSingular === (names.length === 1) && own === lacking[0] && isNote === (claim === 0);
          });
          const counts = CLAIMS.map(([, holds], at) =>
            at < CLAIMS.length - 1
              ? topics.filter((topic) => holds(topic, [])).length
              : topics.filter((topic) => ['one', 'two'].some((count) => holds(topic, [count]))).length,
          );
          const failed = checks.filter(({ text }) => text.startsWith('lacks its')).length;
          const isAllTold =
            counts.every((count, at) => (told.get(at) ?? 0) === count) &&
            failed === topics.filter(({ missing }) => missing.length > 0).length &&
            checks.some(({ target }) => target === 'question') === (question.trim() === '') &&
            checks.some(({ subject }) => subject === 'The conclusion') === (conclusion === '') &&
            checks.some(({ subject }) => subject === 'The recommendation') ===
              topics.every((of) => of.action.what === '');
          return isTrue && isAllTold;
        },
      ),
    );
  });
});
