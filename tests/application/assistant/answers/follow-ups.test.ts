import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import fixture from '../../../fixtures/workspace.json' with { type: 'json' };
import { conditionText } from '../../../../src/domain/query/query-words';
import { askWorkspace, type AskedWorkspace } from './ask-workspace';

let workspace: AskedWorkspace;

beforeAll(async () => {
  workspace = await askWorkspace(fixture);
});

/** How a condition is said, and how it is named when it is taken back. */
const CONDITIONS = [
  ['growing over 5 %', 'growth limit'],
  ['with a sizing above 20 %', 'sizing condition'],
  ['that are strong signals', 'quadrant filter'],
  ['with high consensus', 'consensus'],
  ['that are important or undecided', 'status'],
  ['in Food redesigned', 'shift condition'],
] as const;
const TAKING_BACK = ['without the', 'and without the', 'ignore the', 'drop the', 'now without the'];

describe('a follow-up that takes a condition back', () => {
  it('leaves all others as they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray([...CONDITIONS], { minLength: 2, maxLength: 4 }),
        fc.nat(),
        fc.constantFrom(...TAKING_BACK),
        async (said, pick, words) => {
          const [, name] = said[pick % said.length] ?? said[0]!;
          const question = (all: readonly (readonly [string, string])[]): string =>
            `topics ${all.map(([each]) => each).join(' and ')}`;
          const before = await workspace.ask(question(said));
          const after = await workspace.ask([question(said), `${words} ${name}`]);
          const rest = await workspace.ask(question(said.filter(([, each]) => each !== name)));
          const wordsOf = (of: typeof before) => of.query?.query.conditions.map((each) => conditionText(each)).sort();
          expect(after.unread, `${question(said)} / ${words} ${name}`).toEqual([]);
          expect(wordsOf(after), `${question(said)} / ${words} ${name}`).toEqual(wordsOf(rest));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('says so where there is none', async () => {
    const { text, query } = await workspace.ask(['strong signals', 'without the growth limit']);
    expect(text).toContain('has no condition on growth');
    expect(query?.query.conditions).toHaveLength(1);
  });
});

describe('a share', () => {
  it('is of those that follow "among"', async () => {
    const parts = ['strong signals', 'important topics', 'topics with high consensus', 'new topics'];
    for (const part of parts) {
      const { query } = await workspace.ask(`share of ${part} among topics growing over 10 %`);
      expect(query?.query.conditions.filter(({ base }) => base === true).map((each) => conditionText(each))).toEqual([
        'growth a year > 10 %',
      ]);
    }
  });
});

describe('a follow-up to what was not answered', () => {
  it('says what it goes on from', async () => {
    const after = await workspace.ask(['strong signals', 'should we invest in them?', 'and the mature ones?']);
    expect(after.text).toContain('I went on from the list before it.');
    const alone = await workspace.ask(['should we invest?', 'and in Food?']);
    expect(alone.text).toContain('I took this one alone.');
  });

  it('asks the topics of start-ups for what start-ups do not have', async () => {
    const { text, query } = await workspace.ask(['which start-ups work on heat pumps', 'and what sources?']);
    expect(text).toContain('The data has sources of topics, not of start-ups.');
    expect(query?.query).toMatchObject({ subject: 'topics', shown: ['sources'] });
  });
});

describe('a publisher', () => {
  it('is named as the hosts of the sources name it', async () => {
    const [covered, source] = [
      await workspace.ask('topics covered by IEA'),
      await workspace.ask('topics with an FDA source'),
    ];
    expect(covered.query?.query.conditions).toMatchObject([{ kind: 'publisher', hosts: ['iea'] }]);
    expect(source.query?.query.conditions).toMatchObject([{ kind: 'publisher', hosts: ['fda'] }]);
    expect((await workspace.ask('topics with an Acme source')).unread).toEqual(['acme']);
    expect((await workspace.ask('topics that rely on WHO sources')).query?.query.conditions).toMatchObject([
      { kind: 'publisher', hosts: ['who'] },
    ]);
    expect((await workspace.ask('topics covered by who')).unread).not.toEqual([]);
  });
});

it('lists the start-ups that raised the most', async () => {
  const { query } = await workspace.ask('who raised the most?');
  expect(query?.query).toMatchObject({ subject: 'startups', order: { figure: 'raised', ascending: false } });
});

it('strikes out only the unknown name of a question', async () => {
  expect((await workspace.ask('what do we know about flying carpets?')).unread).toEqual(['flying carpets']);
});

it('compares with a trend by points, and labels with the previous data', async () => {
  const near = await workspace.ask('topics at least 20 points larger than their trend');
  expect(near.query?.query.conditions).toMatchObject([
    { kind: 'against', whose: 'trend', plus: 0.2, comparator: 'at least' },
  ]);
  const small = await workspace.ask('topics more than 10 points smaller than their trend');
  expect(small.query?.query.conditions).toMatchObject([{ kind: 'against', plus: -0.1, comparator: 'under' }]);
  const label = await workspace.ask('topics that were Emerging in the previous data');
  expect(label.query?.query.conditions).toMatchObject([
    { kind: 'before', of: [{ kind: 'label', labels: ['Emerging'] }] },
  ]);
});

it('goes on from a comparison', async () => {
  const compare = 'compare heat pumps and grid batteries';
  expect((await workspace.ask([compare, 'which one has the higher consensus?'])).query?.query.group).toBe('consensus');
  expect((await workspace.ask([compare, 'and more drivers?'])).query?.query.order?.figure).toBe('drivers');
  expect((await workspace.ask(['list the shifts', 'topics in each'])).query?.query.group).toBe('shift');
});

it('asks what parts a trend has, not what it is itself', async () => {
  for (const question of ['which trends have no potential disruptor?', 'trends that have no strong signal']) {
    const { query } = await workspace.ask(question);
    expect(query?.query.conditions, question).toMatchObject([
      { kind: 'parts', parts: 'topics', comparator: 'exactly', count: 0 },
    ]);
  }
});

it('negates what "neither" reaches, and nothing behind it', async () => {
  const { query } = await workspace.ask('topics neither in Food redesigned nor in Health at home that shrink');
  expect(query?.query.conditions.map((each) => conditionText(each))).toEqual([
    'not shift: Food redesigned or Health at home',
    'growth a year < 0 %',
  ]);
});

it('takes a German share of what stands before the verb', async () => {
  const { query } = await workspace.ask('Welcher Anteil der Disruptoren liegt in Circular materials?');
  expect(query?.query.conditions.filter(({ base }) => base === true)).toMatchObject([{ kind: 'quadrant', codes: [3] }]);
});

it('counts the rows of the list before', async () => {
  expect((await workspace.ask(['strong signals in Circular materials', 'how many?'])).query?.query).toMatchObject({
    intent: 'count',
    conditions: [{ kind: 'quadrant' }, { kind: 'shift' }],
  });
});
