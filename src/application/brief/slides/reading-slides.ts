import type { Slide, SlideItem } from './slide-deck';
import type { Brief, BriefHead } from '../../../domain/brief/brief';
import { mapReading } from '../../../domain/plane/map-reading';
import { countOf } from '../../../domain/shared/figures';
import { PAGE, slideTitle, textItem } from './slide-style';
import { flowOn, flowText, type TextBlock } from './text-flow';

const TITLE = 'What these figures are';
const COLUMN = { y: PAGE.top, width: 560, height: 406 } as const;
const LEFT = { ...COLUMN, x: PAGE.left };
const RIGHT = { ...COLUMN, x: 672 };
/** What the data is, below the texts. */
const FACTS = { x: PAGE.left, y: 530, label: 120, width: PAGE.width, height: 31 } as const;

/** How the figures and the map are read, what the data says about them, and where they are from. */
export function readingSlides(head: BriefHead, brief: Brief): readonly Slide[] {
  const ticks = {
    name: 'Ticks below a bar: all topics',
    text: 'Each tick is one topic of the project; the coloured bar is the topic of the page.',
  };
  const rules: readonly TextBlock[] = [...mapReading(head.growthName), ticks].map(({ name, text }) => ({
    heading: name,
    text,
    size: 15,
  }));
  const said = { heading: 'Please note', text: head.figureNote, size: 20, isSerif: true };
  const reading = flowText(rules, [LEFT]);
  const note = flowText(head.figureNote === '' ? [] : [said], [RIGHT]);
  const more = flowOn([...reading.rest, ...note.rest], [LEFT, RIGHT]);
  return [[...reading.items, ...note.items, ...facts(head, brief)], ...more].map((items, index) => {
    const title = index === 0 ? TITLE : `${TITLE}, continued`;
    return { title, notes: '', items: [slideTitle(title), ...items] };
  });
}

/** Data, choice, sources and day, each on a line. */
function facts({ source, origin, day, parts }: BriefHead, { references }: Brief): readonly SlideItem[] {
  const sources = parts.includes('sources')
    ? [['Sources', `${countOf(references.length, 'source')}, numbered on their own slide`]]
    : [];
  return [['Data', source], ...(origin === '' ? [] : [['Topics', origin]]), ...sources, ['Made on', day]].flatMap(
    ([label = '', text = ''], index): readonly SlideItem[] => {
      const box = { x: FACTS.x, y: FACTS.y + index * FACTS.height, width: FACTS.width, height: FACTS.height };
      return [
        { kind: 'line', box: { ...box, height: 0 }, colour: 'line' },
        textItem({ ...box, width: FACTS.label }, { text: label, size: 14, colour: 'muted' }, { vertical: 'middle' }),
        textItem(
          { ...box, x: box.x + FACTS.label, width: box.width - FACTS.label },
          { text, size: 14 },
          { vertical: 'middle' },
        ),
      ];
    },
  );
}
