import type { Brief, BriefTopic } from '../../../domain/brief/brief';
import type { Slide, SlideColour, SlideItem, SlideRun, SlideTable } from './slide-deck';
import { PAGE, slideTitle, statusRun, textItem, inPages, markColour, type SlideLook } from './slide-style';
import { firstSentence, SMALLEST, textHeight, widestOf, type Font } from './text-fit';
import { flowOn, flowText } from './text-flow';
import { ACTION_NAMES, ACTION_PARTS, hasAction, type ActionPart } from '../../../domain/personal/brief-content';

/** Of a row: a few steps use the room of many. */
const ROW = { least: 56, roomy: 84, padding: 12 } as const;
const HEAD_HEIGHT = 32;
/** Below the title. */
const TOP = 146;
const HEIGHT = PAGE.bottom - TOP;
/** The longest first sentence that is a title. */
const LONGEST_TITLE = 140;
/** Between a text and the next column. */
const GAP = 20;
/** A day and a name in these widths have few lines; topic and step share the rest. */
const WIDEST = { by: 150, who: 180 } as const;
const TOPIC_SHARE = 0.4;
const SIZES = [22, 20, 18, SMALLEST] as const;
const TEXT_SIZES = [26, 24, 22, 20, 18, SMALLEST] as const;

/** The conclusion, and what to do, by when and who; none where both are empty. */
export function recommendationSlides({ topics }: Brief, conclusion: string, look: SlideLook): readonly Slide[] {
  const { measure } = look;
  const steps = topics.filter(hasAction);
  if (conclusion === '' && steps.length === 0) return [];
  const first = firstSentence(conclusion.replaceAll(/\s+/gu, ' '));
  const isTitle = first !== '' && first.length <= LONGEST_TITLE;
  const title = isTitle ? first.replace(/\.$/u, '') : 'What we recommend';
  const text = isTitle ? conclusion.replaceAll(/\s+/gu, ' ').slice(first.length).trim() : conclusion;
  const heightIn = (size: number): number =>
    text === '' ? 0 : Math.ceil(textHeight(text, size, PAGE.width, measure)) + 24;
  const { size, rowHeight, count, widths } = stepsIn(steps, HEIGHT - Math.min(HEIGHT / 3, heightIn(SMALLEST)), look);
  // A long conclusion, or one before many steps, has a slide of its own.
  const left = HEIGHT - HEAD_HEIGHT - Math.min(count, steps.length) * rowHeight;
  const textSize = TEXT_SIZES.find((each) => heightIn(each) <= left);
  const isApart = steps.length > 0 && textSize === undefined;
  const slides: Slide[] = [];
  const add = (name: string, items: readonly SlideItem[]): void => {
    slides.push({
      title: name,
      notes: slides.length === 0 ? conclusion : '',
      items: [...heading(name, look), ...items],
    });
  };
  if (isApart || steps.length === 0) {
    const blocks = text === '' ? [] : [{ text, size: 20, isSerif: true }];
    const parts = flowOn(blocks, [{ x: PAGE.left, y: 150, width: 980, height: 500 }], measure);
    for (const items of parts.length === 0 ? [[]] : parts) add(title, items);
    if (steps.length === 0) return slides;
  }
  const height = isApart || textSize === undefined ? 0 : heightIn(textSize);
  const column = { x: PAGE.left, y: TOP, width: PAGE.width, height };
  const under = height === 0 ? [] : flowText([{ text, size: textSize ?? SMALLEST }], [column], measure).items;
  for (const [index, page] of inPages(steps, count).entries()) {
    const shown = table(page, { y: TOP + (index === 0 ? height : 0), size, rowHeight, widths }, look.accent);
    const name = index > 0 ? 'Next steps, continued' : isApart ? 'Next steps' : title;
    add(name, [...(index === 0 ? under : []), shown]);
  }
  return slides;
}

function heading(title: string, look: SlideLook): readonly SlideItem[] {
  return [
    textItem(
      { x: PAGE.left, y: 28, width: 600, height: 26 },
      { text: 'Recommendation', size: SMALLEST, isBold: true, colour: markColour(look) },
    ),
    slideTitle(title, look.measure, { y: 56, height: 76 }),
  ];
}

/** The largest size in which all steps stand on one slide, as high as their longest row; else how many do in the smallest. */
function stepsIn(steps: readonly BriefTopic[], height: number, look: SlideLook) {
  const room = height - HEAD_HEIGHT;
  const heightIn = (size: number): number => {
    const widths = widthsOf(steps, size, look);
    const tallest = steps.flatMap(({ topic, action }) => [
      textHeight(topic.name, size, widths.topic - GAP, look.measure, { isSerif: true }),
      ...ACTION_PARTS.map((part) => textHeight(action[part], size, widths[part] - GAP, look.measure)),
    ]);
    return Math.max(ROW.least, Math.ceil(Math.max(0, ...tallest)) + ROW.padding);
  };
  const size = SIZES.find((each) => steps.length * heightIn(each) <= room) ?? SMALLEST;
  const least = heightIn(size);
  const roomy = Math.floor(Math.min(ROW.roomy, room / Math.max(1, steps.length)));
  const count = Math.max(1, Math.floor(room / least));
  return { size, rowHeight: Math.max(least, roomy), count, widths: widthsOf(steps, size, look) };
}

/** Of the columns, with the room between them. */
function widthsOf(steps: readonly BriefTopic[], size: number, { measure }: SlideLook) {
  const widest = (texts: readonly string[], of = size, font: Font = {}) => widestOf(texts, of, measure, font) + GAP;
  const headed = (part: ActionPart, most: number) =>
    Math.max(widest([ACTION_NAMES[part]], SMALLEST), Math.min(most, widest(steps.map(({ action }) => action[part]))));
  const number = widest(['No.', ...steps.map((step) => String(step.number))], SMALLEST);
  const status = widest(['Status', ...steps.map((step) => statusRun(step.status).text)], SMALLEST, { isBold: true });
  const [by, who] = [headed('by', WIDEST.by), headed('who', WIDEST.who)];
  const rest = PAGE.width - number - by - who - status;
  return { number, topic: TOPIC_SHARE * rest, what: (1 - TOPIC_SHARE) * rest, by, who, status };
}

interface TableForm {
  readonly y: number;
  readonly size: number;
  readonly rowHeight: number;
  readonly widths: ReturnType<typeof widthsOf>;
}

function table(
  topics: readonly BriefTopic[],
  { y, size, rowHeight, widths }: TableForm,
  lineColour: SlideColour,
): SlideTable {
  const cell = (text: string, isSerif = false): SlideRun => ({ text, isSerif, isOfData: true, size });
  return {
    kind: 'table',
    name: 'What to do for each topic',
    box: { x: PAGE.left, y, width: PAGE.width, height: HEAD_HEIGHT + topics.length * rowHeight },
    rowHeight,
    headHeight: HEAD_HEIGHT,
    headSize: SMALLEST,
    lineColour,
    columns: [
      { heading: 'No.', width: widths.number },
      { heading: 'Topic', width: widths.topic },
      ...ACTION_PARTS.map((part) => ({ heading: ACTION_NAMES[part], width: widths[part] })),
      { heading: 'Status', width: widths.status, align: 'right' },
    ],
    rows: topics.map(({ number, topic, action, status }) => [
      { text: String(number), size: SMALLEST, colour: 'muted' },
      cell(topic.name, true),
      ...ACTION_PARTS.map((part) => cell(action[part])),
      statusRun(status),
    ]),
  };
}
