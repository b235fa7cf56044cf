import type { Brief, BriefTopic } from '../../../domain/brief/brief';
import { numberWord } from '../../../domain/shared/words';
import { FIGURES } from '../../../domain/topic/figures';
import { LENSES } from '../../../domain/topic/signal';
import type { Slide, SlideItem, SlideRun, SlideTable } from './slide-deck';
import { PAGE, slideTitle, smallText, statusRun, inPages, type SlideLook } from './slide-style';
import { fittedText, fittingSize, SMALLEST, textHeight, widestOf } from './text-fit';
import { textOfFigure } from '../../../domain/brief/brief-words';

const HEAD_HEIGHT = 32;
/** Few topics have the room of many. */
const HIGHEST_ROW = 72;
/** Between a text and the next column. */
const GAP = 20;
/** A column of names that is narrower takes the room of others. */
const LEAST_NAME = 250;
const NAME_SIZES = [21, 19, 18, 17, SMALLEST] as const;
/** Of the average sizing, behind its figure. The head says what a full bar is. */
const BARS = { column: 110, before: 17, width: 90, height: 10, heading: 'of 100 %' };

interface Column {
  readonly heading: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** null: it has bars. */
  readonly cellOf: ((topic: BriefTopic) => SlideRun) | null;
}

/** All topics with their figures in one native table, on as many slides as they need. */
export function tableSlides({ topics, summary }: Brief, look: SlideLook): readonly Slide[] {
  const { measure } = look;
  const least = Math.ceil(2 * SMALLEST * measure.line) + 4;
  const columns = columnsOf(topics, look);
  const headHeight = Math.max(
    HEAD_HEIGHT,
    ...columns.map(({ heading, width }) => Math.ceil(textHeight(heading, SMALLEST, width - 6, measure))),
  );
  const room = PAGE.bottom - PAGE.top - headHeight;
  const pages = inPages(topics, Math.floor(room / least));
  const sub = summary
    .filter(({ lead }) => lead === 'Fastest:' || lead === 'Largest:')
    .map(({ lead, text }) => `${lead} ${text}`)
    .join(' ');
  return pages.map((rows, index) => {
    const part = pages.length === 1 ? '' : `, ${index + 1} of ${pages.length}`;
    const title = `The ${numberWord(topics.length)} topics side by side${part}`;
    const rowHeight = Math.max(least, Math.min(HIGHEST_ROW, Math.floor(room / rows.length)));
    const table = tableOf(rows, columns, { headHeight, rowHeight }, look);
    const items = [
      slideTitle(title, measure, { y: 26, height: 52 }),
      smallText(sub, 78, measure),
      table,
      ...barItems(rows, table, columns),
    ];
    return { title, notes: '', items };
  });
}

/** As wide as what they hold; names have the rest. Where that is little, first the bars are left out, then the lenses. */
function columnsOf(topics: readonly BriefTopic[], { measure }: SlideLook): readonly Column[] {
  const figure = (name: 'growth' | 'sizing' | (typeof LENSES)[number], heading: string): Column => {
    const textOf = (topic: BriefTopic): string => textOfFigure(topic, name);
    const width = widestOf([heading, ...topics.map(textOf)], SMALLEST, measure) + GAP;
    return { heading, width, align: 'right', cellOf: (topic) => ({ text: textOf(topic), size: SMALLEST }) };
  };
  const numbers = topics.map(({ number }) => String(number));
  const number: Column = {
    heading: 'No.',
    width: widestOf(['No.', ...numbers], SMALLEST, measure) + GAP / 2,
    cellOf: (topic) => ({ text: String(topic.number), size: SMALLEST, colour: 'muted' }),
  };
  const labels = topics.map(({ topic }) => topic.quadrant.label);
  const bold = { isBold: true };
  const quadrant: Column = {
    heading: 'Quadrant',
    width: widestOf(['Quadrant', ...labels], SMALLEST, measure, bold) + GAP,
    cellOf: ({ topic }) => ({
      text: topic.quadrant.label,
      size: SMALLEST,
      isBold: true,
      colour: `${topic.quadrant.name}-text`,
    }),
  };
  const statuses = topics.map((topic) => statusRun(topic.status).text);
  const status: Column = {
    heading: 'Status',
    width: widestOf(['Status', ...statuses], SMALLEST, measure, bold) + GAP,
    align: 'right',
    cellOf: (topic) => statusRun(topic.status),
  };
  const bars: Column = { heading: BARS.heading, width: BARS.column, align: 'right', cellOf: null };
  const lenses = LENSES.map((lens) => figure(lens, FIGURES[lens].label));
  const [growth, sizing] = [figure('growth', 'Growth'), figure('sizing', 'Sizing')];
  const few = [growth, sizing, status];
  const rest = [[growth, sizing, bars, ...lenses, status], [growth, sizing, ...lenses, status], few].find(
    (columns) => nameWidth([number, quadrant, ...columns]) >= LEAST_NAME,
  );
  const others = [quadrant, ...(rest ?? few)];
  const width = nameWidth([number, ...others]);
  const sizeOf = (name: string) =>
    fittingSize(name, { width: width - GAP, height: 44 }, NAME_SIZES, measure, { isSerif: true });
  // Names beside one another have one size.
  const size = Math.min(...topics.map(({ topic }) => sizeOf(topic.name)));
  const name: Column = {
    heading: 'Topic',
    width,
    cellOf: ({ topic }) => ({ text: topic.name, size, isSerif: true, isOfData: true }),
  };
  return [number, name, ...others];
}

function nameWidth(others: readonly Column[]): number {
  return PAGE.width - others.reduce((sum, { width }) => sum + width, 0);
}

function tableOf(
  topics: readonly BriefTopic[],
  columns: readonly Column[],
  { headHeight, rowHeight }: Pick<SlideTable, 'headHeight' | 'rowHeight'>,
  { accent, measure }: SlideLook,
): SlideTable {
  const cell = (topic: BriefTopic, { width, cellOf }: Column): SlideRun => {
    const run = cellOf?.(topic) ?? { text: '', size: SMALLEST };
    return { ...run, ...fittedText(run.text, { width: width - 6, height: rowHeight - 4 }, [run.size], measure, run) };
  };
  return {
    kind: 'table',
    name: 'Figures of the topics',
    box: { x: PAGE.left, y: PAGE.top, width: PAGE.width, height: headHeight + topics.length * rowHeight },
    rowHeight,
    headHeight,
    headSize: SMALLEST,
    lineColour: accent,
    columns: columns.map(({ heading, width, align }) => ({ heading, width, ...(align !== undefined && { align }) })),
    rows: topics.map((topic) => columns.map((column) => cell(topic, column))),
  };
}

/** The average sizing on a ground that stands for 100 %, where there is a column for it. */
function barItems(
  topics: readonly BriefTopic[],
  { box: { x, y }, headHeight, rowHeight }: SlideTable,
  columns: readonly Column[],
): readonly SlideItem[] {
  const at = columns.findIndex(({ cellOf }) => cellOf === null);
  if (at === -1) return [];
  const left = columns.slice(0, at).reduce((sum, { width }) => sum + width, x + BARS.before);
  return topics.flatMap(({ topic: { sizing, quadrant } }, index): readonly SlideItem[] => {
    if (sizing.average === null) return [];
    const middle = y + headHeight + (index + 0.5) * rowHeight;
    const box = { x: left, y: middle - BARS.height / 2, width: BARS.width, height: BARS.height };
    const width = Math.min(BARS.width, Math.max(1, sizing.average * BARS.width));
    return [
      { kind: 'rectangle', box, fill: 'well', alt: '' },
      { kind: 'rectangle', box: { ...box, width }, fill: `${quadrant.name}-fill`, alt: '' },
    ];
  });
}
