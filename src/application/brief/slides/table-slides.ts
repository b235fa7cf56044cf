import type { Brief, BriefTopic } from '../../../domain/brief/brief';
import { figureText } from '../../../domain/brief/figure-texts';
import { numberWord } from '../../../domain/shared/number-word';
import { FIGURES } from '../../../domain/topic/figures';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { inPages } from './pages';
import type { Slide, SlideRun, SlideTable } from './slide-deck';
import type { SlideLook } from './slide-look';
import { PAGE, slideTitle, smallText } from './slide-style';
import { fittingSize } from './text-fit';

const ROWS = 12;
const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 32;
const NAME = { width: 404, height: ROW_HEIGHT - 4 };

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
    return {
      title,
      notes: '',
      items: [slideTitle(title, { y: 26, height: 52 }), smallText(sub, 78), { ...table(rows), lineColour: accent }],
    };
  });
}

function table(topics: readonly BriefTopic[]): SlideTable {
  return {
    kind: 'table',
    name: 'Figures of the topics',
    box: { x: PAGE.left, y: PAGE.top, width: PAGE.width, height: HEAD_HEIGHT + topics.length * ROW_HEIGHT },
    rowHeight: ROW_HEIGHT,
    headHeight: HEAD_HEIGHT,
    columns: [
      { heading: 'No.', width: 40 },
      { heading: 'Topic', width: NAME.width },
      { heading: 'Quadrant', width: 170 },
      { heading: 'Growth', width: 90, align: 'right' },
      { heading: 'Sizing', width: 90, align: 'right' },
      { heading: FIGURES.consumer.label, width: 100, align: 'right' },
      { heading: FIGURES.industry.label, width: 90, align: 'right' },
      { heading: FIGURES.society.label, width: 90, align: 'right' },
      { heading: 'Status', width: 110, align: 'right' },
    ],
    rows: topics.map(cells),
  };
}

function cells({ number, topic, rows, status }: BriefTopic): readonly SlideRun[] {
  const figure = (name: string): SlideRun => {
    const row = rows.find((each) => each.figure === name);
    return { text: row === undefined ? '' : figureText(row), size: 14 };
  };
  return [
    { text: String(number), size: 14, colour: 'muted' },
    {
      text: topic.name,
      size: fittingSize(topic.name, NAME, [17, 16, 15, 14, 13, 12, 11], { isSerif: true }),
      isSerif: true,
    },
    { text: topic.quadrant.label, size: 13, isBold: true, colour: `${topic.quadrant.name}-text` },
    ...['growth', 'sizing', 'consumer', 'industry', 'society'].map(figure),
    { text: isDecided(status) ? topicStatusName(status) : 'To decide', size: 14 },
  ];
}
