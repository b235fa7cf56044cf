import type { Slide, SlideBox, SlideItem } from './slide-deck';
import type { Brief, BriefHead } from '../../../domain/brief/brief';
import { mapReading } from '../../../domain/plane/map-reading';
import { countOf, unbrokenFigures } from '../../../domain/shared/figures';
import { PAGE, slideTitle, textItem } from './slide-style';
import { fittedText, SMALLEST, textHeight, type FontMeasure } from './text-fit';
import { flowOn, flowText, type TextBlock } from './text-flow';

const TITLE = 'What these figures are';
const COLUMNS = { left: PAGE.left, right: 672, width: 560 } as const;
/** What the data is, below the texts. */
const FACTS = { label: 130, padding: 10, above: 20 } as const;

const TICKS = {
  name: 'Ticks below a bar: all topics',
  text: 'Each tick is one topic of the project; the coloured bar is the topic of the page.',
};

interface ReadingContent {
  readonly head: BriefHead;
  readonly brief: Brief;
  /** A slide of the deck has bars with ticks. */
  readonly hasTicks: boolean;
  readonly measure: FontMeasure;
}

/** How the figures and the map are read, what the data says about them, and where they are from. */
export function readingSlides({ head, brief, hasTicks, measure }: ReadingContent): readonly Slide[] {
  const rules: readonly TextBlock[] = [...mapReading(head.growthName), ...(hasTicks ? [TICKS] : [])].map(
    ({ name, text }) => ({
      heading: name,
      text,
      size: SMALLEST,
    }),
  );
  const said = { heading: 'Please note', text: unbrokenFigures(head.figureNote), size: SMALLEST };
  const lines = facts(head, brief, measure);
  const height = PAGE.bottom - PAGE.top - FACTS.above - lines.reduce((sum, each) => sum + each.height, 0);
  const column = (x: number, height: number): SlideBox => ({ x, y: PAGE.top, width: COLUMNS.width, height });
  const reading = flowText(rules, [column(COLUMNS.left, height)], measure);
  const note = flowText(head.figureNote === '' ? [] : [said], [column(COLUMNS.right, height)], measure);
  const whole = PAGE.bottom - PAGE.top;
  const more = flowOn(
    [...reading.rest, ...note.rest],
    [column(COLUMNS.left, whole), column(COLUMNS.right, whole)],
    measure,
  );
  const first = [...reading.items, ...note.items, ...factItems(lines)];
  return [first, ...more].map((items, index) => {
    const title = index === 0 ? TITLE : `${TITLE}, continued`;
    return { title, notes: '', items: [slideTitle(title, measure), ...items] };
  });
}

interface Fact {
  readonly label: string;
  readonly text: string;
  readonly height: number;
}

/** Data, choice, sources and day, each with as many lines as it needs. */
function facts({ source, origin, day, parts }: BriefHead, { references }: Brief, measure: FontMeasure): Fact[] {
  const sources = parts.includes('sources')
    ? [['Sources', `${countOf(references.length, 'source')}, numbered on their own slide`]]
    : [];
  const named = [['Data', source], ...(origin === '' ? [] : [['Topics', origin]]), ...sources, ['Made on', day]];
  const width = PAGE.width - FACTS.label;
  return named.map(([label = '', words = '']) => {
    const { text } = fittedText(words, { width, height: 4 * SMALLEST * measure.line }, [SMALLEST], measure);
    return { label, text, height: Math.ceil(textHeight(text, SMALLEST, width, measure)) + FACTS.padding };
  });
}

/** At the bottom of the slide. */
function factItems(lines: readonly Fact[]): readonly SlideItem[] {
  let y = PAGE.bottom - lines.reduce((sum, { height }) => sum + height, 0);
  return lines.flatMap(({ label, text, height }): readonly SlideItem[] => {
    const box = { x: PAGE.left, y, width: PAGE.width, height };
    y += height;
    return [
      { kind: 'line', box: { ...box, height: 0 }, colour: 'line' },
      textItem(
        { ...box, width: FACTS.label - 8 },
        { text: label, size: SMALLEST, colour: 'muted' },
        { vertical: 'middle' },
      ),
      textItem(
        { ...box, x: box.x + FACTS.label, width: box.width - FACTS.label },
        { text, size: SMALLEST },
        { vertical: 'middle' },
      ),
    ];
  });
}
