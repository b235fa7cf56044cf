import { decisionText } from '../../../domain/brief/brief-words';
import { isDecided, type TopicStatus } from '../../../domain/topic/topic-status';
import type { SlideBox, SlideItem, SlideLine, SlideRun, SlideText, SlideColour } from './slide-deck';
import { fittedText, OUR_MEASURE, SMALLEST, type FontMeasure } from './text-fit';
import { textColourOf, type DrawnLogo, type HouseStyle } from '../../../domain/shared/house-style';

/** What of the house style the slides have. */
export interface SlideLook {
  readonly logo: DrawnLogo | null;
  /** Of the bar on top and the panel of the title; null: there is no bar. */
  readonly main: SlideColour | null;
  /** Of words: main where it may be. */
  readonly words: SlideColour;
  /** Of words on main. */
  readonly onMain: SlideColour;
  readonly accent: SlideColour;
  /** null: ours. */
  readonly font: string | null;
  /** As CSS takes them; null: ours. */
  readonly fonts: string | null;
  readonly measure: FontMeasure;
}

/** @param logo as it was drawn; null: there is none, or it could not be loaded */
export function slideLook(
  { main, accent, fonts }: HouseStyle,
  logo: DrawnLogo | null,
  measure = OUR_MEASURE,
): SlideLook {
  const text = textColourOf(main) as SlideColour | null;
  return {
    logo,
    main: main as SlideColour | null,
    words: text ?? 'text',
    onMain: main === null || text !== null ? 'surface' : 'text',
    accent: (accent ?? main ?? 'text') as SlideColour,
    font: firstFont(fonts),
    fonts,
    measure,
  };
}

/** Of small words that say which part a slide is of. */
export function markColour({ main, words }: SlideLook): SlideColour {
  return main === null ? 'muted' : words;
}

/** A file names one font; a general one, such as sans-serif, is none. */
function firstFont(fonts: string | null): string | null {
  const [first = ''] = fonts?.split(',') ?? [];
  const name = first.trim().replaceAll(/["']/gu, '');
  return name === '' || /^(?:(?:ui-)?(?:sans-)?serif|system-ui|monospace)$/u.test(name) ? null : name;
}

/** The sides and the height of what a slide shows, between its title and its foot. */
export const PAGE = { left: 48, right: 1232, width: 1184, top: 118, bottom: 656 } as const;

/** Of several runs, those without words are left out. */
export function textItem(
  box: SlideBox,
  runs: SlideRun | readonly SlideRun[],
  rest: Omit<SlideText, 'kind' | 'box' | 'runs'> = {},
): SlideText {
  return { kind: 'text', box, runs: 'text' in runs ? [runs] : runs.filter(({ text }) => text !== ''), ...rest };
}

/** The title of a slide, smaller where it is long: it may have two lines. */
export function slideTitle(text: string, measure: FontMeasure, { y = 32, height = 60 } = {}): SlideText {
  const box = { x: PAGE.left, y, width: PAGE.width, height };
  const fitted = fittedText(text, box, [34, 30, 26, 24, 22, 20, 18, SMALLEST], measure, { isSerif: true });
  return textItem(box, { ...fitted, isSerif: true }, { vertical: 'middle', role: 'title' });
}

/** The status of a topic in a table. */
export function statusRun(status: TopicStatus | null): SlideRun {
  return { text: decisionText(status), size: SMALLEST, isBold: isDecided(status) };
}

/** Muted words, on two lines where they are many. */
export function smallText(text: string, y: number, measure: FontMeasure, height = 40): SlideText {
  const box = { x: PAGE.left, y, width: PAGE.width, height };
  return textItem(box, { ...fittedText(text, box, [SMALLEST], measure), colour: 'muted' }, { vertical: 'middle' });
}

/** The logo as high as the box allows, at its left edge; a light one on a dark ground. */
export function logoItems({ source, ratio, isLight }: DrawnLogo, at: SlideBox): readonly [SlideItem, ...SlideItem[]] {
  const inset = isLight ? at.height / 8 : 0;
  const height = Math.min(at.height - 2 * inset, (at.width - 2 * inset) / ratio);
  const box = { x: at.x + inset, y: at.y + (at.height - height) / 2, width: height * ratio, height };
  const picture: SlideItem = { kind: 'picture', box, source, alt: 'Logo' };
  const ground = { x: at.x, y: box.y - inset, width: box.width + 2 * inset, height: height + 2 * inset };
  return isLight ? [{ kind: 'rectangle', box: ground, fill: 'text', alt: '' }, picture] : [picture];
}

/** What stands around each slide but the first: where its data is from, and the number of the slide. */
export function frame(
  text: string,
  number: number,
  { logo, main, words: colour, measure }: SlideLook,
): readonly SlideItem[] {
  const line: SlideLine = { kind: 'line', box: { x: PAGE.left, y: 670, width: PAGE.width, height: 0 }, colour: 'line' };
  const mark = logo === null ? [] : logoItems(logo, { x: PAGE.left, y: 678, width: 140, height: 26 });
  const x = Math.max(PAGE.left, ...mark.map(({ box }) => box.x + box.width + 24));
  const words = { x, y: 673, width: 1148 - x, height: 44 };
  return [
    ...(main === null ? [] : [{ kind: 'rectangle' as const, box: { x: 0, y: 0, width: 1280, height: 8 }, fill: main }]),
    line,
    ...mark,
    textItem(words, { ...fittedText(text, words, [SMALLEST], measure), colour: 'muted' }, { vertical: 'middle' }),
    textItem(
      { x: 1160, y: 673, width: 72, height: 44 },
      { text: String(number), size: SMALLEST, colour: main === null ? 'muted' : colour, isBold: main !== null },
      { vertical: 'middle', align: 'right', role: 'number' },
    ),
  ];
}

/** Groups of about the same size, of so many items at most; one that is empty where there are none. */
export function inPages<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / most));
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
