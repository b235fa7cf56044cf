import { plural, unbrokenFigures } from '../../../domain/shared/figures';
import type { Slide, SlideItem } from './slide-deck';
import { logoItems, textItem, type SlideLook } from './slide-style';
import type { Brief, BriefHead } from '../../../domain/brief/brief';
import { capitalNumber } from '../../../domain/shared/words';
import { fittedText, fittingSize, SMALLEST, splitAtSentence, textHeight } from './text-fit';

const TEXT = { x: 64, width: 660 } as const;
const TITLE = { ...TEXT, y: 150, height: 220 } as const;
const QUESTION = { ...TEXT, y: 386, height: 160 } as const;
const PANEL = { x: 800, y: 0, width: 480, height: 720 } as const;
const ANSWER = { x: 848, y: 180, width: 384, height: 400 } as const;
/** Of an answer that is longer, the first sentences. */
const ANSWER_SIZES = [26, 24, 22] as const;
/** From where the brief and its data are. */
const FROM = { ...TEXT, y: 596, height: 76 } as const;
const FROM_SIZE = 18;

const OUR_NAME = textItem(
  { x: TEXT.x, y: 42, width: 300, height: 40 },
  { text: 'D&M', size: 26, isSerif: true, isBold: true },
  { vertical: 'middle' },
);

/** Title and question, and beside them the answer in short: the conclusion, or what the figures say. */
export function titleSlide(brief: Brief, head: BriefHead, look: SlideLook): Slide {
  const count = brief.topics.length;
  const counted = count === 0 || saysCount(head, count) ? '' : `${countWords(count)}. `;
  const { measure } = look;
  const serif = { isSerif: true };
  const title = fittedText(head.title, TITLE, [60, 52, 46, 40, 36, 32, 28, 24, 20], measure, serif);
  const question = fittedText(head.question, QUESTION, [26, 24, 22, 20, 18, SMALLEST], measure, serif);
  const made = fittedText(`${counted}${head.day}`, { ...FROM, height: 28 }, [FROM_SIZE, SMALLEST], measure);
  const source = fittedText(head.source, { ...FROM, height: 48 }, [FROM_SIZE, SMALLEST], measure);
  return {
    title: head.title,
    notes: '',
    items: [
      ...(look.logo === null ? [OUR_NAME] : logoItems(look.logo, { x: TEXT.x, y: 44, width: 320, height: 56 })),
      textItem(TITLE, { ...title, isSerif: true, isOfData: true }, { vertical: 'middle', role: 'title' }),
      ...(head.question === '' ? [] : [textItem(QUESTION, { ...question, isSerif: true, isOfData: true })]),
      textItem(FROM, [
        { ...source, colour: 'muted', isEnd: true },
        { ...made, colour: 'muted' },
      ]),
      { kind: 'rectangle', box: PANEL, fill: look.main ?? 'text', alt: '' },
      ...answer(brief, head, look),
    ],
  };
}

/** 'Five topics', as the title that is made for a brief begins. */
function countWords(count: number): string {
  return `${capitalNumber(count)} ${plural(count, 'topic')}`;
}

/** What the title says is not said again beside it. */
function saysCount({ title }: BriefHead, count: number): boolean {
  return title.startsWith(`${countWords(count)} `);
}

function answer({ summary, topics }: Brief, head: BriefHead, { onMain, measure }: SlideLook): readonly SlideItem[] {
  const { conclusion, parts } = head;
  const isSaid = saysCount(head, topics.length);
  // Each on a line of its own.
  const lines = summary.map(({ lead, text }) =>
    isSaid && lead === `${countWords(topics.length)}:` ? text : `${lead} ${text}`,
  );
  const figures = unbrokenFigures(lines.join('\n'));
  const isConclusion = conclusion !== '' && parts.includes('conclusion');
  const names = topics.map(({ topic }) => topic.name).join('\n');
  const isOfData = isConclusion || figures === '';
  const whole = isConclusion ? conclusion.replaceAll(/\s+/gu, ' ') : figures || names;
  const heading = isConclusion ? 'The answer in short' : figures === '' ? 'In this brief' : 'What the figures say';
  const serif = { isSerif: true };
  const size = fittingSize(whole, ANSWER, ANSWER_SIZES, measure, serif);
  const fits = (part: string): boolean => textHeight(part, size, ANSWER.width, measure, serif) <= ANSWER.height;
  const text = splitAtSentence(whole, fits).shown || fittedText(whole, ANSWER, [size], measure, serif).text;
  return [
    textItem({ ...ANSWER, y: 136, height: 32 }, { text: heading, size: SMALLEST, isBold: true, colour: onMain }),
    textItem(ANSWER, { text, size, isSerif: true, isOfData, colour: onMain }),
  ];
}
