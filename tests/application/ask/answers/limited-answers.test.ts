import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../src/application/ask/answers/answer';
import { answerLinks } from '../../../../src/application/ask/answers/answer-links';
import { marksOfAnswer } from '../../../../src/application/ask/answers/answer-map';
import { answerSheet } from '../../../../src/application/ask/answers/answer-text';
import { pinChange } from '../../../../src/application/ask/pinned-queries';
import { briefOfRows } from '../../../../src/application/brief/brief-of-rows';
import { compareRows } from '../../../../src/application/compare/compare-rows';
import { rowsInExplorer } from '../../../../src/application/filters/rows-in-explorer';
import { AskBar } from '../../../../src/application/query/ask-bar';
import { decideRows } from '../../../../src/application/review/decide-rows';
import { filterTopics, filterTrends } from '../../../../src/domain/filters/filters-of-query';
import { filtersFromQuery } from '../../../../src/domain/filters/filter-query';
import { evaluateQuery } from '../../../../src/domain/query/evaluate-query';
import { effectOf, lateCount } from '../../../../src/domain/query/language/effects';
import { askProject, type AskProject } from '../../../../src/domain/query/language/project';
import { segment } from '../../../../src/domain/query/language/segment';
import { onePartLess } from '../../../../src/domain/query/near-queries';
import { amongRowsOf, searchedIn, searchIn, withPart } from '../../../../src/domain/query/part';
import { EVERY_TOPIC, isWhole, type Query } from '../../../../src/domain/query/query';
import { NO_FACTS, type QueryFacts } from '../../../../src/domain/query/query-facts';
import { idOfRow, type Row } from '../../../../src/domain/query/row';
import { parseAddress } from '../../../../src/domain/shared/address-parameters';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { reviewFiltersFromQuery, reviewTopics } from '../../../../src/domain/worklist/review-filters';
import { randomCondition } from '../../../builders/random-conditions';
import { randomFacts } from '../../../builders/random-facts';
import { topics } from '../../../builders/topic-mother';
import { aTenthByDay } from '../../../setup/random-cases';

const SOW = entityId<'sow'>('1');
const MATERIAL = ['previous', 'platforms', 'insights', 'sources', 'startups'] as const;
const idsOf = (rows: readonly Row[]) => rows.map(idOfRow);

function projectOf(facts: QueryFacts): AskProject {
  return askProject({
    facts,
    loaded: new Set(MATERIAL),
    publishers: new Map(),
    sourceClasses: [],
    members: [],
    today: '2026-10-05',
  });
}

/** Queries that take some of the rows that meet their conditions: so many, so many groups, or so many of each group. */
const partialQuery = fc.constantFrom('topics' as const, 'trends' as const).chain((subject) =>
  fc
    .record({
      conditions: fc.array(randomCondition(subject), { maxLength: 2 }),
      order: fc.option(fc.record({ figure: fc.constantFrom('growth', 'sizing', 'drivers'), ascending: fc.boolean() }), {
        nil: null,
      }),
      limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      offset: fc.constantFrom(0, 0, 1),
      group: fc.option(fc.constantFrom('quadrant', 'shift', 'consensus'), { nil: null }),
      perGroup: fc.constantFrom(undefined, 1, 2),
    })
    .map(({ perGroup, ...own }): Query => ({
      ...EVERY_TOPIC,
      subject,
      ...(own as Partial<Query>),
      ...(own.group !== null && perGroup !== undefined && { perGroup }),
    }))
    .filter((query) => !isWhole(query)),
);

const property = (check: (query: Query, facts: QueryFacts) => void) =>
  fc.assert(fc.property(partialQuery, randomFacts, check), { numRuns: aTenthByDay(1500) });

describe('a query that takes some of its rows', () => {
  it('is about these in the answer, its file, its groups and its map', () => {
    property((query, facts) => {
      const answer = answerOf(query, facts);
      if (answer.isUnknown) return;
      const ids = idsOf(answer.rows);
      expect(ids).toEqual(idsOf(evaluateQuery(query, facts).rows));
      expect(marksOfAnswer(answer)?.signals.map(({ id }) => id) ?? []).toEqual(ids);
      if (answer.groups === null) {
        expect(ids.length).toBeLessThanOrEqual(query.limit ?? Infinity);
        expect(answerSheet(answer)).toHaveLength(ids.length + 1);
        const said = ids.length === 0 ? /^(No|There is no|None)\b/ : /^(All |One|Two|Three|Four|Five|Six|\p{L})/u;
        expect(answer.headline).toMatch(said);
      } else expect(new Set(answer.groups.groups.flatMap((group) => idsOf(group.rows)))).toEqual(new Set(ids));
    });
  });

  it('is about these in the explorer, the review, a brief and a comparison', () => {
    property((query, facts) => {
      const { rows, isUnknown } = answerOf(query, facts);
      if (isUnknown) return;
      const ids = idsOf(rows);
      const links = answerLinks(query, rows, facts, [rowsInExplorer, decideRows, compareRows, briefOfRows], SOW);
      const addressOf = (start: string) =>
        parseAddress(links.find(({ label }) => label.startsWith(start))?.path ?? '').query;
      if (links.length === 0) {
        expect(rows).toEqual([]);
        return;
      }
      const filters = filtersFromQuery(addressOf('Open as filters'));
      const shown = query.subject === 'topics' ? filterTopics(filters, facts) : filterTrends(filters, facts);
      expect(shown.map(({ id }) => id as string).toSorted()).toEqual(ids.toSorted());
      const undecided = rows.filter((row) => row.type === 'topic' && facts.statusOf(row.topic) === 0);
      const decide = links.find(({ label }) => label.startsWith('Decide'));
      if (decide !== undefined) {
        expect(decide.label).toMatch(new RegExp(`^Decide ${undecided.length} `));
        const review = reviewTopics(reviewFiltersFromQuery(addressOf('Decide')), facts);
        expect(review.map(({ id }) => id as string).toSorted()).toEqual(idsOf(undecided).toSorted());
      }
      const compared = links.find(({ label }) => label.startsWith('Compare'));
      if (compared !== undefined) for (const id of ids.slice(0, 4)) expect(compared.path).toContain(id);
    });
  });

  it('is about these in what the bar counts, before and after it is confirmed, and in a pin', () => {
    property((query, facts) => {
      const project = projectOf(facts);
      const { rows } = evaluateQuery(query, facts);
      const source = { source: project, needsLoading: () => false, load: () => {}, noteTaken: () => {} };
      expect(new AskBar({ query } as never, source as never).result?.rows).toEqual(rows);
      expect(lateCount(query, project).count()).toMatchObject({ count: rows.length });
      expect(pinChange(query, facts).count).toBe(rows.length);
    });
  });

  it('is about these in follow-up questions and in the search for words that it did not use', () => {
    property((query, facts) => {
      const ids = idsOf(evaluateQuery(query, facts).rows).toSorted();
      expect(idsOf(evaluateQuery(amongRowsOf(query), facts).rows).toSorted()).toEqual(ids);
      const said = segment('which of them are strong signals', query, projectOf(facts)).query;
      const strong = idsOf(evaluateQuery(said, facts).rows);
      expect(ids).toEqual(expect.arrayContaining(strong));
      const found = idsOf(evaluateQuery(searchedIn(query, 'water'), facts).rows);
      const everywhere = idsOf(
        evaluateQuery(withPart({ ...EVERY_TOPIC, subject: query.subject }, searchIn('water')), facts).rows,
      );
      expect(found.toSorted()).toEqual(ids.filter((id) => everywhere.includes(id)));
    });
  });

  it('is about these in what a further or a missing part is said to change', () => {
    fc.assert(
      fc.property(
        partialQuery.chain((query) => fc.tuple(fc.constant(query), randomCondition(query.subject))),
        randomFacts,
        ([query, condition], facts) => {
          const part = { kind: 'condition', condition } as const;
          const next = withPart(query, part);
          const { count, of } = effectOf([part], next, query, projectOf(facts)).count() as {
            count: number;
            of: number;
          };
          expect([count, of]).toEqual([
            evaluateQuery(next, facts).rows.length,
            evaluateQuery(query, facts).rows.length,
          ]);
          for (const less of onePartLess(next, facts)) {
            const [before = [], after = []] = [next, less.query].map((each) => idsOf(evaluateQuery(each, facts).rows));
            expect(idsOf(less.rows)).toEqual(after.filter((id) => !before.includes(id)));
          }
        },
      ),
      { numRuns: aTenthByDay(1500) },
    );
  });
});

describe('rows that are equal in what they are taken by', () => {
  const facts: QueryFacts = {
    ...NO_FACTS,
    topics: topics(5, (at) => ({ driverCount: [9, 5, 5, 5, null][at] ?? null })),
  };
  const notesOf = (query: Partial<Query>) =>
    answerOf({ ...EVERY_TOPIC, order: { figure: 'drivers', ascending: false }, ...query }, facts).notes;

  it('are counted where one of them is left out, at either end', () => {
    expect(notesOf({ limit: 2 })[1]).toMatch(
      /Topic 3.* and .*Topic 4.* have as many impacting drivers as the last one shown/,
    );
    expect(notesOf({ limit: 1, offset: 2 }).slice(1)).toEqual([
      expect.stringMatching(/Topic 2.* has as many impacting drivers as the first one shown/),
      expect.stringMatching(/Topic 4.* has as many impacting drivers as the last one shown/),
    ]);
    expect(notesOf({ limit: 4 })).toHaveLength(1);
  });

  it('are not rows without the figure, which are not among so many by it', () => {
    expect(notesOf({ limit: 5 })).toEqual(['1 topic without impacting drivers is left out.']);
    expect(notesOf({})).toEqual(['1 topic without impacting drivers is last.']);
  });
});
