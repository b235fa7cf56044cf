import type { Slide, SlideBox, SlideItem, SlideRun } from '../../shared/slide-deck';
import type { Brief, BriefHead } from '../../../domain/brief/brief';
import { mapReading, QUADRANT_ADVICE, READING_PICTURE } from '../../../domain/plane/map-reading';
import { countOf } from '../../../domain/shared/figures';
import { QUADRANT_CODES, QUADRANTS } from '../../../domain/topic/quadrant';
import { PAGE, slideTitle, textItem, type SlideLook } from './slide-style';
import { flowOn, flowText, type TextBlock } from './text-flow';

const TITLE = 'What these figures are';
const MORE = `${TITLE}, continued`;
const PICTURE: SlideBox = { x: PAGE.left, y: PAGE.top, width: 560, height: 380 };
/** What the data is, below the picture. */
const FACTS = { x: PAGE.left, y: 520, label: 90, width: 560, height: 34 } as const;
const PARTS = { x: 656, y: PAGE.top, width: 576, disc: 28, height: 62 } as const;
const NOTE = { x: 656, y: 440, width: 576, bar: 3, inset: 20 } as const;
const NOTE_SIZES = [20, 18, 16, 15, 14] as const;

/** How the map is read, in one picture with numbers, what the data says about its figures, and where they are from. */
export function readingSlides(head: BriefHead, brief: Brief, look: SlideLook): readonly Slide[] {
  const room = { x: NOTE.x + NOTE.inset, y: NOTE.y, width: NOTE.width - NOTE.inset, height: PAGE.bottom - NOTE.y };
  const blocks = (size: number): readonly TextBlock[] =>
    head.figureNote === '' ? [] : [{ heading: 'Please note', text: head.figureNote, size, isSerif: true }];
  const size = NOTE_SIZES.find((each) => flowText(blocks(each), [room]).rest.length === 0) ?? NOTE_SIZES[0];
  const note = flowText(blocks(size), [room]);
  const bar = { kind: 'rectangle' as const, box: { ...room, x: NOTE.x, width: NOTE.bar }, fill: look.accent, alt: '' };
  return [
    {
      title: TITLE,
      notes: '',
      items: [
        slideTitle(TITLE),
        ...picture(),
        ...facts(head, brief),
        ...parts(head),
        ...(note.items.length === 0 ? [] : [bar]),
        ...note.items,
      ],
    },
    ...flowOn(note.rest, [{ x: PAGE.left, y: PAGE.top, width: 980, height: PAGE.bottom - PAGE.top }]).map((items) => ({
      title: MORE,
      notes: '',
      items: [slideTitle(MORE), ...items],
    })),
  ];
}

/** The same as in the product: an example of one bubble, in the four quadrants. */
function picture(): readonly SlideItem[] {
  const { width, height, bubble, numbers } = READING_PICTURE;
  const [across, up] = [PICTURE.width / width, PICTURE.height / height];
  const at = (point: { readonly x: number; readonly y: number }) => ({
    x: PICTURE.x + point.x * across,
    y: PICTURE.y + point.y * up,
  });
  const circle = (point: { readonly x: number; readonly y: number }, r: number): SlideBox => {
    const { x, y } = at(point);
    return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  };
  const line = (from: { x: number; y: number }, to: { x: number; y: number }): SlideItem => {
    const [start, end] = [at(from), at(to)];
    const box = { ...start, width: end.x - start.x, height: end.y - start.y };
    return { kind: 'line', box, colour: 'muted' };
  };
  const half = { width: PICTURE.width / 2, height: PICTURE.height / 2 };
  return [
    ...QUADRANT_CODES.flatMap((code, index): readonly SlideItem[] => {
      const { name, label, isLarge, isFast } = QUADRANTS[code];
      const box = { ...half, x: PICTURE.x + (isLarge ? half.width : 0), y: PICTURE.y + (isFast ? 0 : half.height) };
      const alt =
        index === 0 ? { name: 'How to read the map', alt: 'An example of a bubble in the four quadrants' } : {};
      return [
        { kind: 'rectangle', box, fill: `${name}-tint`, ...alt },
        textItem(
          { x: box.x + 12, y: box.y + (isFast ? 10 : half.height - 50), width: half.width - 24, height: 42 },
          [
            { text: label, size: 15, isBold: true, colour: `${name}-text`, isEnd: true },
            { text: QUADRANT_ADVICE[code], size: 13, colour: 'muted' },
          ],
          { align: isLarge ? 'right' : 'left' },
        ),
      ];
    }),
    line({ x: bubble.x, y: bubble.y }, { x: bubble.x, y: height }),
    line({ x: 0, y: bubble.y }, { x: bubble.x, y: bubble.y }),
    { kind: 'ellipse', box: circle(bubble, 22), fill: `${QUADRANTS[1].name}-fill`, alt: '' },
    ...numbers.map((point, index) => disc(index + 1, circle(point, PARTS.disc / 2))),
  ];
}

function disc(number: number, box: SlideBox): SlideItem {
  const text: SlideRun = { text: String(number), size: 14, isBold: true, colour: 'surface' };
  return { kind: 'ellipse', box, fill: 'text', text, name: `Number ${number}`, alt: String(number) };
}

function parts({ growthName }: BriefHead): readonly SlideItem[] {
  const tick = {
    name: 'Ticks below a bar: all topics',
    text: 'Each tick is one topic of the project; the coloured bar is the topic of the page.',
  };
  return [...mapReading(growthName), tick].flatMap(({ name, text }, index): readonly SlideItem[] => {
    const y = PARTS.y + index * PARTS.height;
    const { x, width, height, disc: size } = PARTS;
    return [
      ...(index < 4 ? [disc(index + 1, { x, y, width: size, height: size })] : []),
      textItem({ x: x + size + 16, y, width: width - size - 16, height: height - 6 }, [
        { text: name, size: 15, isBold: true, isEnd: true },
        { text, size: 14, colour: 'muted' },
      ]),
    ];
  });
}

/** Data, choice, sources and day, each on a line. */
function facts({ source, origin, day, parts }: BriefHead, { references }: Brief): readonly SlideItem[] {
  const sources = parts.includes('sources')
    ? [['Sources', `${countOf(references.length, 'source')}, numbered on their own slide`]]
    : [];
  return [['Data', source], ['Topics', origin], ...sources, ['Made on', day]].flatMap(
    ([label = '', text = ''], index): readonly SlideItem[] => {
      const y = FACTS.y + index * FACTS.height;
      const box = { x: FACTS.x, y, width: FACTS.width, height: FACTS.height };
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
