import type { Brief, BriefTopic } from '../../../domain/brief/brief';
import type { Slide, SlideItem, SlideRun, SlideTable } from './slide-deck';
import { PAGE, slideTitle, statusRun, textItem, inPages, markColour, type SlideLook } from './slide-style';
import { firstSentence, fittingSize, textHeight } from './text-fit';
import { flowOn, flowText } from './text-flow';
import { ACTION_NAMES, ACTION_PARTS, hasAction } from '../../../domain/personal/brief-content';

const ROW_HEIGHT = 56;
const MOST_HEIGHT = 84;
const HEAD_HEIGHT = 32;
const ROWS = 6;
const REST = { y: 626, height: 30 };
/** The longest first sentence that is a title. */
const LONGEST_TITLE = 140;
const WIDTHS = { topic: 340, what: 436, by: 130, who: 130 } as const;
const SIZES = [18, 17, 16, 15, 14, 13, 12, 11, 10] as const;

/** The conclusion, and what to do, by when and who; none where both are empty. */
export function recommendationSlides({ topics }: Brief, conclusion: string, look: SlideLook): readonly Slide[] {
  const steps = topics.filter(hasAction);
  if (conclusion === '' && steps.length === 0) return [];
  const first = firstSentence(conclusion.replaceAll(/\s+/gu, ' '));
  const isTitle = first !== '' && first.length <= LONGEST_TITLE;
  const title = isTitle ? first.replace(/\.$/u, '') : 'What we recommend';
  const text = isTitle ? conclusion.replaceAll(/\s+/gu, ' ').slice(first.length).trim() : conclusion;
  // A long conclusion has a slide of its own.
  const height = text === '' ? 0 : Math.ceil(textHeight(text, 16, PAGE.width)) + 8;
  const isApart = height > 120 && steps.length > 0;
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
    const parts = flowOn(blocks, [{ x: PAGE.left, y: 150, width: 980, height: 500 }]);
    for (const items of parts.length === 0 ? [[]] : parts) add(title, items);
    if (steps.length === 0) return slides;
  }
  const top = isApart ? 'Next steps' : title;
  const under =
    isApart || height === 0
      ? []
      : flowText([{ text, size: 16 }], [{ x: PAGE.left, y: 138, width: PAGE.width, height }]).items;
  const offset = under.length === 0 ? 0 : height;
  const pages = inPages(steps, Math.floor((REST.y - 146 - offset - HEAD_HEIGHT) / ROW_HEIGHT) || ROWS);
  for (const [index, page] of pages.entries()) {
    const shown = { ...table(page, 146 + (index === 0 ? offset : 0)), lineColour: look.accent };
    add(index === 0 ? top : 'Next steps, continued', [...(index === 0 ? under : []), shown]);
  }
  return slides;
}

function heading(title: string, look: SlideLook): readonly SlideItem[] {
  return [
    textItem(
      { x: PAGE.left, y: 30, width: 600, height: 22 },
      { text: 'Recommendation', size: 14, isBold: true, colour: markColour(look) },
    ),
    slideTitle(title, { y: 54, height: 76 }),
  ];
}

function table(topics: readonly BriefTopic[], y: number): SlideTable {
  // A few steps use the room of many.
  const height = Math.min(MOST_HEIGHT, Math.max(ROW_HEIGHT, (REST.y - 16 - y - HEAD_HEIGHT) / topics.length));
  return {
    kind: 'table',
    name: 'What to do for each topic',
    box: { x: PAGE.left, y, width: PAGE.width, height: HEAD_HEIGHT + topics.length * height },
    rowHeight: height,
    headHeight: HEAD_HEIGHT,
    headSize: 12,
    columns: [
      { heading: 'No.', width: 38 },
      { heading: 'Topic', width: WIDTHS.topic },
      ...ACTION_PARTS.map((part) => ({ heading: ACTION_NAMES[part], width: WIDTHS[part] })),
      { heading: 'Status', width: 110, align: 'right' },
    ],
    rows: topics.map(({ number, topic, action, status }) => [
      { text: String(number), size: 14, colour: 'muted' },
      cell(topic.name, WIDTHS.topic, true),
      ...ACTION_PARTS.map((part) => cell(action[part], WIDTHS[part])),
      statusRun(status),
    ]),
  };
}

function cell(text: string, width: number, isSerif = false): SlideRun {
  return {
    text,
    isSerif,
    isOfData: true,
    size: fittingSize(text, { width: width - 12, height: ROW_HEIGHT - 6 }, SIZES, { isSerif }),
  };
}

/** Under the table. */
