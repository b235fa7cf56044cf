import type { Brief, BriefTopic } from '../../../domain/brief/brief';
import { numberWord } from '../../../domain/shared/words';
import { FIGURES } from '../../../domain/topic/figures';
import { LENSES } from '../../../domain/topic/signal';
import type { Slide, SlideColour, SlideItem, SlideRun } from './slide-deck';
import { PAGE, slideTitle, smallText, statusRun, inPages, type SlideLook } from './slide-style';
import { fittingSize } from './text-fit';
import { columnText } from '../../../domain/brief/brief-words';

const ROWS = 12;
/** Few topics have the room of many. */
const ROW_HEIGHT = { least: 40, most: 72 };
const ROOMY = 60;
const HEAD_HEIGHT = 32;
const NAME_WIDTH = 330;
/** Of the average sizing, between growth and its figure. */
const BARS = { x: PAGE.left + 40 + NAME_WIDTH + 170 + 90 + 20, column: 110, width: 90, height: 10 };

/** All topics with their figures in one native table, on as many slides as they need. */
export function tableSlides({ topics, summary }: Brief, { accent }: SlideLook): readonly Slide[] {
  const pages = inPages(topics, ROWS);
  const sub = summary
    .filter(({ lead }) => lead === 'Fastest:' || lead === 'Largest:')
    .map(({ lead, text }) => `${lead} ${text}`)
    .join(' ');
  return pages.map((rows, index) => {
    const part = pages.length === 1 ? '' : `, ${index + 1} of ${pages.length}`;
    const title = `The ${numberWord(topics.length)} topics side by side${part}`;
    const items = [slideTitle(title, { y: 26, height: 52 }), smallText(sub, 78), ...tableItems(rows, topics, accent)];
    return { title, notes: '', items };
  });
}

/** @param all of the brief, for the decimals of their columns */
function tableItems(
  topics: readonly BriefTopic[],
  all: readonly BriefTopic[],
  lineColour: SlideColour,
): readonly SlideItem[] {
  const room = (PAGE.bottom - PAGE.top - HEAD_HEIGHT) / topics.length;
  const rowHeight = Math.max(ROW_HEIGHT.least, Math.min(ROW_HEIGHT.most, room));
  const height = HEAD_HEIGHT + topics.length * rowHeight;
  const texts = (['growth', 'sizing', ...LENSES] as const).map((figure) => columnText(figure, all));
  const lenses = LENSES.map((lens) => ({ heading: FIGURES[lens].label, width: 90, align: 'right' as const }));
  return [
    {
      kind: 'table',
      name: 'Figures of the topics',
      box: { x: PAGE.left, y: PAGE.top, width: PAGE.width, height },
      rowHeight,
      headHeight: HEAD_HEIGHT,
      headSize: 12,
      lineColour,
      columns: [
        { heading: 'No.', width: 40 },
        { heading: 'Topic', width: NAME_WIDTH },
        { heading: 'Quadrant', width: 170 },
        { heading: 'Growth', width: 90, align: 'right' },
        { heading: '', width: BARS.column },
        { heading: 'Sizing', width: 84, align: 'right' },
        ...lenses,
        { heading: 'Status', width: 90, align: 'right' },
      ],
      rows: topics.map((topic) =>
        cells(
          topic,
          texts.map((textOf) => textOf(topic)),
          rowHeight,
        ),
      ),
    },
    ...topics.flatMap((topic, index) => bars(topic, PAGE.top + HEAD_HEIGHT + (index + 0.5) * rowHeight)),
  ];
}

function cells(
  { number, topic, status }: BriefTopic,
  figures: readonly string[],
  rowHeight: number,
): readonly SlideRun[] {
  const isRoomy = rowHeight > ROOMY;
  const size = isRoomy ? 16 : 14;
  const [growth, ...sizings] = figures.map((text): SlideRun => ({ text, size }));
  const empty = { text: '', size };
  const sizes = [...(isRoomy ? [21, 19] : []), 17, 16, 15, 14, 13, 12, 11];
  const room = { width: NAME_WIDTH - 4, height: rowHeight - 4 };
  return [
    { text: String(number), size: 14, colour: 'muted' },
    { text: topic.name, size: fittingSize(topic.name, room, sizes, { isSerif: true }), isSerif: true, isOfData: true },
    { text: topic.quadrant.label, size: isRoomy ? 15 : 13, isBold: true, colour: `${topic.quadrant.name}-text` },
    growth ?? empty,
    empty,
    ...sizings,
    statusRun(status),
  ];
}

/** The average sizing on a ground that stands for 100 %. @param middle of the row */
function bars({ topic: { sizing, quadrant } }: BriefTopic, middle: number): readonly SlideItem[] {
  if (sizing.average === null) return [];
  const box = { x: BARS.x, y: middle - BARS.height / 2, width: BARS.width, height: BARS.height };
  return [
    { kind: 'rectangle', box, fill: 'well', alt: '' },
    {
      kind: 'rectangle',
      box: { ...box, width: Math.max(1, sizing.average * BARS.width) },
      fill: `${quadrant.name}-fill`,
      alt: '',
    },
  ];
}
