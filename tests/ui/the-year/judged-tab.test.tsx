import { act, cleanup, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { keptRecord } from '../../../src/application/keep/kept-record';
import { DecisionLog } from '../../../src/application/the-year/decision-log';
import { QUADRANT_CODES, quadrantOf, type QuadrantCode } from '../../../src/domain/topic/quadrant';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { ReviewScreen } from '../../../src/ui/review/review-screen';
import { aTopic, someFigures } from '../../builders/topic-mother';
import { topicId } from '../../builders/team-mother';
import { settle } from '../../fakes/settle';
import { aTenthByDay } from '../../setup/random-cases';
import { renderScreen } from '../render-screen';

const PLACE = { organisationId: 'org_northwind', userId: 'auth|maya', project: '1' };
/** Of the project's data; the decisions are of the three years up to it. */
const THIS_YEAR = 2026;
const STATUS_NAMES = ['Undefined', 'Analyze', 'Monitor', 'Important', 'Disregard'];

interface Figures {
  /** In tenths of a percent. */
  readonly growth: number;
  readonly sizing: number;
  readonly quadrant: QuadrantCode;
}
const figures: fc.Arbitrary<Figures> = fc.record({
  growth: fc.constantFrom(-52, 0, 3, 20, 24, 290),
  // Two of them look the same without a decimal.
  sizing: fc.constantFrom(20, 300, 302, 604, 900),
  quadrant: fc.constantFrom(...QUADRANT_CODES),
});
const ofDecision = {
  year: fc.integer({ min: THIS_YEAR - 2, max: THIS_YEAR }),
  status: fc.constantFrom<TopicStatus[]>(1, 2, 3, 4),
  reason: fc.option(fc.constantFrom('Half of the market', 'Too small'), { nil: null }),
  was: fc.option(figures, { nil: null, freq: 4 }),
};
const decision = fc.record(ofDecision);
type Decision = typeof decision extends fc.Arbitrary<infer Value> ? Value : never;
const anyCase = fc.record({
  now: fc.option(figures, { nil: null, freq: 6 }),
  // One a year.
  decisions: fc
    .uniqueArray(decision, { selector: ({ year }) => year, minLength: 1, maxLength: 3 })
    .map((all) => all.toSorted((one, other) => one.year - other.year)),
});
/** One that can be compared: with as many as this the number of them counts. */
const comparedCase = fc.record({
  now: figures,
  decisions: fc.tuple(fc.record({ ...ofDecision, year: fc.constant(THIS_YEAR - 1), was: figures })),
});
const anyCases: fc.Arbitrary<readonly Case[]> = fc.oneof(
  fc.array(anyCase, { minLength: 1, maxLength: 5 }),
  fc.array(anyCase, { minLength: 10, maxLength: 16 }),
  fc.array(comparedCase, { minLength: 9, maxLength: 10 }),
);
type Case = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never;

const nameOf = (index: number): string => `Topic ${index}`;

/** What a reader expects, computed again from the cases, one sentence each. */
function naive(cases: readonly Case[]) {
  const decided = cases.flatMap(({ now, decisions }, index) => {
    // Of a topic that is gone the last one; else the last one before the present data.
    const counted = decisions.filter(({ year }) => now === null || year < THIS_YEAR);
    const last = counted.at(-1);
    return last === undefined ? [] : [{ name: nameOf(index), now, last, was: last.was }];
  });
  const compared = decided.filter(({ now, was }) => now !== null && was !== null);
  const moved = compared.filter(({ now, was }) => JSON.stringify(now) !== JSON.stringify(was));
  return { decided, compared, moved, gone: decided.filter(({ now }) => now === null) };
}
type Row = ReturnType<typeof naive>['decided'][number];

const percent = (tenths: number, decimals: number): string => (tenths / 10).toFixed(decimals).replace('-', '−');
function growthText(tenths: number, decimals = tenths % 10 === 0 ? 0 : 1): string {
  return `${tenths > 0 ? '+' : ''}${percent(tenths, decimals)} %`;
}
/** Whole percents, unless these are the same of two that are not. */
function sizingTexts(was: number, now: number): string {
  if (was === now) return `${percent(now, 0)} %, as then`;
  const decimals = percent(was, 0) === percent(now, 0) ? 1 : 0;
  return `${percent(was, decimals)} % → ${percent(now, decimals)} %`;
}
/** Both with a decimal where one of them has one. */
function growthTexts(was: number, now: number): string {
  if (was === now) return `${growthText(now)}, as then`;
  const decimals = was % 10 === 0 && now % 10 === 0 ? 0 : 1;
  return `${growthText(was, decimals)} → ${growthText(now, decimals)}`;
}

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const word = (count: number): string => WORDS[count] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function headline(cases: readonly Case[]): string {
  const { compared, moved } = naive(cases);
  if (compared.length === 0) return 'None of the decisions has figures from then and from now';
  const by = `Sep ${Math.max(...compared.map(({ last }) => last.year))}`;
  if (moved.length === 0) return `No topic decided on data up to ${by} has moved`;
  const share =
    compared.length < 10
      ? `${word(moved.length)} ${moved.length === 1 ? 'topic' : 'topics'}`
      : `${word(moved.length)} of ${word(compared.length)} topics`;
  const steps = (figure: 'sizing' | 'growth') =>
    moved.map(({ now, was }) => Math.sign((now?.[figure] ?? 0) - (was?.[figure] ?? 0)));
  const all = (figure: 'sizing' | 'growth', sign: number): boolean =>
    moved.length > 1 && steps(figure).every((step) => step === sign);
  const ways = [
    ...(all('sizing', 1) ? ['larger'] : all('sizing', -1) ? ['smaller'] : []),
    ...(all('growth', 1) ? ['faster'] : all('growth', -1) ? ['slower'] : []),
  ];
  const way = ways.length === 0 ? '' : `, all towards ${ways.join(' and ')}`;
  const important = moved.filter(({ last }) => last.status === 3).length;
  const called =
    moved.length === 1
      ? `it was ${important === 1 ? '' : 'not '}called Important`
      : important === 0
        ? 'none of them was called Important'
        : `${important === moved.length ? 'all' : word(important)} of them ${important === 1 ? 'was' : 'were'} called Important`;
  return capital(
    `${share} decided on data up to ${by} ${moved.length === 1 ? 'has' : 'have'} moved${way}, and ${called}`,
  );
}

function movedWords(rows: readonly Row[], { compared, moved }: ReturnType<typeof naive>): string {
  const own = rows.filter((row) => compared.includes(row));
  const count = own.filter((row) => moved.includes(row)).length;
  return compared.length < 10 ? `${count} moved` : `${count} of ${own.length} moved`;
}

/** The best of some; null: there is none, or several are as good. */
function best(rows: readonly Row[], worth: (row: Row) => number): Row | null {
  const most = Math.max(...rows.map(worth));
  const found = rows.filter((row) => Math.abs(worth(row) - most) < 1e-9);
  return found.length === 1 ? (found[0] ?? null) : null;
}

async function renderJudged(cases: readonly Case[]) {
  const rendered = await renderScreen(ReviewScreen, '/review/:sowId', {
    path: '/review/1?tab=judged',
    prepare: (platform) => {
      const present = cases.flatMap(({ now, decisions }, index) =>
        now === null
          ? []
          : [
              aTopic({
                id: topicId(index + 1),
                name: nameOf(index),
                growth: now.growth / 1000,
                sizing: { ...aTopic().sizing, average: now.sizing / 1000 },
                quadrant: quadrantOf(now.quadrant),
                status: decisions.at(-1)?.status ?? 0,
              }),
            ],
      );
      platform.signals.everyTopic = present;
      platform.topics.add(...present);
      const records = cases.flatMap(({ decisions }, index) =>
        decisions.map((each, at) => recordOf(each, decisions[at - 1] ?? null, index)),
      );
      for (const { key, ...row } of records) platform.library.storage.rows.set(JSON.stringify(key), row);
      platform.get(OpenLibrary).start();
      platform.get(DecisionLog).start();
    },
  });
  await act(settle);
  return rendered;
}

function recordOf({ year, status, reason, was }: Decision, before: Decision | null, index: number) {
  const at = `${year}-10-06T09:00:00.000Z`;
  const value = {
    topic: String(index + 1),
    sow: '1',
    name: nameOf(index),
    status,
    at,
    reason,
    isConfirmed: before?.status === status,
    figures: was && {
      ...someFigures({ growth: was.growth / 1000, sizing: was.sizing / 1000, quadrant: was.quadrant }),
      data: `${year}-09-30`,
    },
  };
  return keptRecord(PLACE, 'decided', JSON.stringify([value.topic, at]), { at, value });
}

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe("'How we judged'", () => {
  it('says in each place what the decisions and the data say', async () => {
    await fc.assert(
      fc.asyncProperty(anyCases, async (cases) => {
        const { screen } = await renderJudged(cases);
        const own = naive(cases);
        const { decided, compared, moved, gone } = own;
        if (decided.length === 0) {
          expect(screen.getByText('The first comparison comes with the next data')).toBeTruthy();
          cleanup();
          return;
        }
        const page = await screen.findByRole('article', { name: 'How we judged' });
        expect(plain(within(page).getByRole('heading', { level: 2 }).textContent)).toBe(headline(cases));

        const notes = plain(within(page).getByRole('heading', { level: 2 }).nextElementSibling?.textContent);
        const still = compared.length - moved.length;
        const sentences: readonly (readonly [boolean, string])[] = [
          [still > 0, `${still} ${still === 1 ? 'has' : 'have'} not moved`],
          [gone.length > 0, `${gone.length} ${gone.length === 1 ? 'topic is' : 'topics are'} no longer in the data.`],
          [compared.length > 0 && compared.length < 10, 'These are too few for shares.'],
          [true, 'A move is not a verdict.'],
        ];
        for (const [isSaid, sentence] of sentences) expect(notes.includes(sentence), sentence).toBe(isSaid);
        // No claim of cause or of who was right.
        expect(notes).not.toMatch(/because|due to|thanks to|caused|therefore|correct|wrong|\bright\b|mistake/i);

        const figures = within(page).getAllByRole('figure');
        const maps = new Map(figures.map((each) => [plain(each.querySelector('figcaption')?.textContent), each]));
        const table = within(page).getByRole('table', { name: 'Decisions then and now' });
        const rows = within(table).getAllByRole('row');
        const text = new Map(
          rows.map((row) => [plain(within(row).queryByRole('rowheader')?.textContent), plain(row.textContent)]),
        );
        for (const status of [1, 2, 3, 4]) {
          const ofStatus = decided.filter(({ last }) => last.status === status);
          const caption = `${STATUS_NAMES[status]}${movedWords(ofStatus, own)}`;
          const map = maps.get(caption);
          expect(map, caption).toBeDefined();
          const shown = ofStatus.filter((row) => compared.includes(row));
          const named = shown.map((row) => `${row.name}${moved.includes(row) ? ' moved' : ''}`);
          const picture = map?.querySelector('[role="img"]')?.getAttribute('aria-label') ?? null;
          expect(picture).toBe(shown.length === 0 ? null : `Growth by size: ${named.join(', ')}`);
          const others = ofStatus.length - shown.length;
          const head = others === 0 ? caption : `${caption}, ${others} not compared`;
          if (ofStatus.length > 0) expect([...text.keys()]).toContain(head);
        }

        for (const { name, now, was, last } of decided) {
          const row = [...text].find(([head]) => head === name || head.startsWith(`${name}on `))?.[1] ?? '';
          expect(row, name).toContain(last.reason ?? 'no reason noted');
          if (now === null) expect(row).toContain('no longer in the data');
          else if (was === null) expect(row).toContain('figures not kept');
          else {
            expect(row).toContain(sizingTexts(was.sizing, now.sizing));
            expect(row).toContain(growthTexts(was.growth, now.growth));
          }
        }
        expect(rows).toHaveLength(1 + decided.length + new Set(decided.map(({ last }) => last.status)).size);

        const looks = within(page)
          .queryAllByRole('button')
          .filter((button) => button.querySelector('b') !== null)
          .map(({ textContent }) => plain(textContent));
        const strong = compared.filter(({ now, last }) => last.status === 4 && now?.quadrant === 1);
        const crossed = compared.filter(({ now, was, last }) => last.status !== 3 && now?.quadrant !== was?.quadrant);
        const fastest = best(strong, ({ now }) => now?.growth ?? 0);
        const farthest = best(
          crossed,
          ({ now, was }) =>
            Math.abs((now?.growth ?? 0) - (was?.growth ?? 0)) + Math.abs((now?.sizing ?? 0) - (was?.sizing ?? 0)),
        );
        expect(looks.length > 0).toBe(strong.length + crossed.length > 0);
        const when = fastest?.was?.quadrant === 1 ? 'still' : 'now';
        if (fastest !== null) expect(looks[0]).toBe(`${fastest.name} set to Disregard, ${when} Strong Signal`);
        if (farthest !== null) expect(looks.some((each) => each.startsWith(`${farthest.name} `))).toBe(true);
        cleanup();
      }),
      { numRuns: aTenthByDay(200) },
    );
  }, 240_000);
});
