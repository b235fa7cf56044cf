import { plural } from '../../../domain/shared/figures';
import type { Slide, SlideItem } from './slide-deck';
import { logoItems, textItem, type SlideLook } from './slide-style';
import type { Brief, BriefHead } from '../../../domain/brief/brief';
import { capitalNumber } from '../../../domain/shared/words';
import { fittingSize, splitAtSentence, textHeight } from './text-fit';

const TEXT = { x: 64, width: 660 } as const;
const TITLE = { ...TEXT, y: 150, height: 220 } as const;
const QUESTION = { ...TEXT, y: 386, height: 160 } as const;
const PANEL = { x: 800, y: 0, width: 480, height: 720 } as const;
const ANSWER = { x: 848, y: 180, width: 384, height: 400 } as const;
const ANSWER_SIZES = [26, 24, 22, 20, 18] as const;

const OUR_NAME = textItem(
  { x: TEXT.x, y: 44, width: 300, height: 36 },
  { text: 'D&M', size: 26, isSerif: true, isBold: true },
  { vertical: 'middle' },
);

/** Title and question, and beside them the answer in short: the conclusion, or what the figures say. */
export function titleSlide(brief: Brief, head: BriefHead, look: SlideLook): Slide {
  const count = brief.topics.length;
  const counted = count === 0 ? '' : `${capitalNumber(count)} ${plural(count, 'topic')}. `;
  const title = { text: head.title, size: fittingSize(head.title, TITLE, [60, 52, 46, 40, 36, 32], { isSerif: true }) };
  const question = { text: head.question, size: fittingSize(head.question, QUESTION, [26, 24, 22, 20, 18]) };
  return {
    title: head.title,
    notes: '',
    items: [
      ...(look.logo === null ? [OUR_NAME] : logoItems(look.logo, { x: TEXT.x, y: 44, width: 320, height: 56 })),
      textItem(TITLE, { ...title, isSerif: true, isOfData: true }, { vertical: 'middle', role: 'title' }),
      ...(head.question === '' ? [] : [textItem(QUESTION, { ...question, isSerif: true, isOfData: true })]),
      textItem({ ...TEXT, y: 612, height: 60 }, [
        { text: head.source, size: 15, colour: 'muted', isEnd: true },
        { text: `${counted}${head.day}`, size: 15, colour: 'muted' },
      ]),
      { kind: 'rectangle', box: PANEL, fill: look.main ?? 'text', alt: '' },
      ...answer(brief, head, look),
    ],
  };
}

function answer(
  { summary, topics }: Brief,
  { conclusion, parts }: BriefHead,
  { onMain }: SlideLook,
): readonly SlideItem[] {
  const figures = summary.map(({ lead, text }) => `${lead} ${text}`).join(' ');
  const isConclusion = conclusion !== '' && parts.includes('conclusion');
  const names = topics.map(({ topic }) => topic.name).join('\n');
  const isOfData = isConclusion || figures === '';
  const whole = isConclusion ? conclusion.replaceAll(/\s+/gu, ' ') : figures || names;
  const heading = isConclusion ? 'The answer in short' : figures === '' ? 'In this brief' : 'What the figures say';
  const size = fittingSize(whole, ANSWER, ANSWER_SIZES, { isSerif: true });
  const { shown } = splitAtSentence(
    whole,
    (part) => textHeight(part, size, ANSWER.width, { isSerif: true }) <= ANSWER.height,
  );
  return [
    textItem({ ...ANSWER, y: 144, height: 24 }, { text: heading, size: 14, isBold: true, colour: onMain }),
    textItem(ANSWER, { text: shown || whole, size, isSerif: true, isOfData, colour: onMain }),
  ];
}
