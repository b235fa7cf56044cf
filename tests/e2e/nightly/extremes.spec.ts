import type { Page } from '@playwright/test';
import { expect, test } from '../embedded/fixtures';

type Row = Record<string, unknown>;

interface Workspace {
  readonly sows: Row[];
  readonly shifts: Row[];
  readonly trends: Row[];
  readonly topics: Row[];
  readonly opportunities: Row[];
  readonly foresight: (Row & { readonly sources: Row[] })[];
  readonly experiments: Row[];
  readonly deepdives: Record<string, Record<string, Row[]>>;
  readonly sources: Record<string, { readonly topic_sources: Row[] }>;
}

const LONG = 20_000;
/** Of the first of each kind. */
const LONGEST = 1_000_000;
/** At most in one place of a page, with the sign that the text goes on. */
const LAID_OUT = 2001;
/** As they stand in a file: JSON.stringify would write 0 for -0. */
const FIGURES = ['0', '-0', '1e-320', '1e15', '1e305', '-1e305', '"NaN"', '"Infinity"', '"-Infinity"', '1e400'];
const FIGURE = 'figure of the test ';

const lengthen = (text: unknown, index: number): string => {
  const name = String(text);
  const length = index === 0 ? LONGEST : LONG;
  // Words, so that browsers have to look for ends of lines, and one that has no end.
  return `${name} ${'lorem ipsum '.repeat(length / 24)}${'x'.repeat(length / 2)}`;
};

/** The first field of the first row is the longest: a browser gets a file of 20 MB. */
function lengthenAll(rows: readonly Row[], ...fields: readonly string[]): void {
  rows.forEach((row, index) => {
    for (const [place, field] of fields.entries())
      if (typeof row[field] === 'string') row[field] = lengthen(row[field], index + place);
  });
}

/** Names of everything that has one, as long as no list expects. */
function withLongNames(file: Workspace): string {
  lengthenAll(file.sows, 'name');
  const shifts = new Map(file.shifts.map((shift, index) => [shift['name'], lengthen(shift['name'], index)]));
  for (const shift of file.shifts) shift['name'] = shifts.get(shift['name']);
  for (const trend of file.trends) trend['shift_name'] = shifts.get(trend['shift_name']) ?? null;
  lengthenAll(file.shifts, 'description');
  lengthenAll(file.trends, 'trend_name', 'trend_description', 'trend_average_sizing_label', 'trend_consensus_label');
  lengthenAll(file.topics, 'topic_name', 'topic_description', 'average_sizing_label', 'topic_consensus_label');
  lengthenAll(file.opportunities, 'opportunity_name');
  lengthenAll(file.foresight, 'insight_title', 'insight_description');
  for (const { sources } of file.foresight) lengthenAll(sources, 'source_title');
  lengthenAll(file.experiments, 'experiment_name');
  lengthenAll(
    Object.values(file.sources)
      .slice(0, 20)
      .flatMap(({ topic_sources: sources }) => sources.slice(0, 3)),
    'title',
    'internal_classification',
  );
  const deepdives = Object.values(file.deepdives).slice(0, 20);
  lengthenAll(
    deepdives.flatMap(({ manifestations = [] }) => manifestations.slice(0, 2)),
    'startup_names',
    'startup_descriptions',
    'startup_developed_product',
  );
  lengthenAll(
    deepdives.flatMap(({ datapoints = [] }) => datapoints.slice(0, 2)),
    'data_point_value',
    'data_point_description',
  );
  return JSON.stringify(file);
}

/** Figures as no map expects: each in a row of its own, in all figures of the row. */
function withExtremeFigures(file: Workspace): string {
  for (const rows of [file.topics, file.trends])
    rows.forEach((row, index) => {
      if (index % 2 === 1) return;
      for (const [field, value] of Object.entries(row))
        if (/growth$|sizing$|^driver_count$/.test(field) && typeof value === 'number')
          row[field] = `${FIGURE}${(index / 2) % FIGURES.length}`;
    });
  return JSON.stringify(file).replaceAll(new RegExp(`"${FIGURE}(\\d+)"`, 'g'), (_, index) => FIGURES[index] ?? '0');
}

async function serve(page: Page, change: (file: Workspace) => string): Promise<void> {
  let body: string | null = null;
  await page.route('**/workspace.json', async (route) => {
    body ??= change((await (await route.fetch()).json()) as Workspace);
    await route.fulfill({ contentType: 'application/json', body });
  });
}

const TOPICS = 'topic=1101&topic=1105&topic=1203';

const SCREENS = [
  '/router',
  '/homepage/1',
  '/data/1?tab=trendMap',
  '/data/1?tab=opportunityMap',
  '/data/1?tab=trendList',
  '/data/1?tab=drivers',
  '/data-refresh/1',
  '/review/1',
  '/review/1?tab=board',
  '/review/1?tab=coverage',
  `/compare/1?${TOPICS}`,
  `/brief/1?${TOPICS}`,
  '/platforms/1',
  '/foresight/1',
  '/library/1',
  '/reneAI/1',
  '/experiment/1/horizon-timeline',
];

const CARDS = [
  '/homepage/1?topic_id=1101',
  '/homepage/1?topic_id=1101&card_tab=Sources',
  '/homepage/1?topic_id=2101&card_tab=Deepdive',
  '/homepage/1?trend_id=101&card_tab=Metrics',
];

/** The longest text in one place, and words that stand for no figure. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    let longest = '';
    const unreadable = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!node.parentElement?.checkVisibility() || /^(?:SCRIPT|STYLE)$/.test(node.parentElement.tagName)) continue;
      if (text.length > longest.length) longest = text;
      for (const [word] of text.matchAll(/\bNaN\b|\bInfinity\b|∞|\bundefined\b|\d[eE][+-]?\d{2,}|\d{13,}|0\.0{7,}\d*/g))
        unreadable.add(word);
    }
    return { longest: longest.length, of: longest.slice(0, 60), unreadable: [...unreadable] };
  });

async function expectShowable(page: Page, place: string): Promise<void> {
  await expect(page.getByText('Loading ...')).toHaveCount(0, { timeout: 60_000 });
  const { longest, of, unreadable } = await textsOf(page);
  expect.soft({ place, longest: longest <= LAID_OUT ? 'short' : `${longest}: ${of}`, unreadable }).toEqual({
    place,
    longest: 'short',
    unreadable: [],
  });
  expect.soft([place, await page.getByRole('heading').count()]).not.toEqual([place, 0]);
}

for (const [name, change, places] of [
  ['names of 20,000 and 1,000,000 characters', withLongNames, SCREENS],
  ['figures that no map can show', withExtremeFigures, [...SCREENS, ...CARDS]],
] as const) {
  test(`${name} are readable wherever they are shown, in bounded length`, async ({ page }) => {
    test.setTimeout(600_000);
    await serve(page, change);
    for (const place of places) {
      await test.step(place, async () => {
        await page.goto(place);
        await expectShowable(page, place);
      });
    }
  });
}
