import type { BriefTopic } from '../../../domain/brief/brief';
import { NO_SOURCE } from '../../../domain/brief/references';
import { growthCaption, type GrowthName } from '../../../domain/topic/signal';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { figureCharts } from './figure-charts';
import type { Slide, SlideColour, SlideItem, SlideRun } from './slide-deck';
import { PAGE, textItem, markColour, smallText, type SlideLook } from './slide-style';
import { fittingSize, textHeight } from './text-fit';
import { isolated } from '../../../domain/shared/words';
import { figureText, rankText } from '../../../domain/brief/brief-words';
import { slidePoints } from '../../../domain/brief/slide-points';

interface Options {
  /** Makes plain text of a text of the data. */
  readonly plain: (text: string) => string;
  readonly hasSources: boolean;
  /** The slide has one of the provocations: they have none of their own. */
  readonly hasProvocation: boolean;
  readonly growthName: GrowthName;
  readonly look: SlideLook;
}

/** Of the points, and of the figures beside them. */
const COLUMN = { left: 48, right: 660, width: 572 } as const;
/** From one point to the next. */
const GAP = 30;
const NUMBER = 40;
/** 12 pt in the file: the smallest that is read from the last row. */
const SMALLEST = 16;
/** The first: points are only smaller where their words are unusually long. */
const POINT_SIZES = [31, 28, 25, 22, 19, SMALLEST];

/** One topic: at most three points beside its figures as editable charts. The whole texts are notes of the slide. */
export function topicSlide(of: BriefTopic, options: Options): Slide {
  const { topic } = of;
  const fill: SlideColour = `${topic.quadrant.name}-fill`;
  return {
    title: topic.name,
    notes: notesOf(of, options.plain).filter(Boolean).join('\n\n'),
    items: [
      ...(options.look.main === null
        ? [{ kind: 'rectangle' as const, box: { x: 0, y: 0, width: 1280, height: 8 }, fill, alt: '' }]
        : []),
      ...heading(of, options.look),
      ...pointItems(of, options),
      ...growthItems(of, options.growthName),
      ...figureCharts(of, fill),
    ],
  };
}

/** All that is known, for the one who speaks. */
function notesOf({ topic, note, team, movement, dataPoints, provocations }: BriefTopic, plain: Options['plain']) {
  return [
    note,
    team === undefined ? '' : `Team: ${team}`,
    movement ?? '',
    plain(topic.description),
    ...dataPoints.map(({ value, description }) => [value, description && plain(description)].filter(Boolean).join(' ')),
    ...provocations.slice(0, 1).map((text) => `Imagine if… ${plain(text)}`),
  ];
}

function pointItems(of: BriefTopic, { plain, hasSources, hasProvocation }: Options): readonly SlideItem[] {
  const { topic, missing } = of;
  const points = slidePoints(of, plain, hasProvocation);
  const width = COLUMN.width - NUMBER;
  const room = PAGE.bottom - PAGE.top - GAP;
  const heightsAt = (size: number) => points.map(({ text }) => textHeight(text, size, width, { isSerif: true }) + 4);
  const heightAt = (size: number): number => heightsAt(size).reduce((sum, height) => sum + height + GAP, 0);
  const size = POINT_SIZES.find((each) => heightAt(each) <= room) ?? SMALLEST;
  let y: number = PAGE.top + 16;
  const items = points.flatMap(({ text, reference }, at): readonly SlideItem[] => {
    const height = heightsAt(size)[at] ?? 0;
    const top = y;
    y += height + GAP;
    const cite = reference === undefined || !hasSources ? [] : [citation(reference)];
    return [
      textItem(
        { x: COLUMN.left, y: top + 6, width: NUMBER, height: 30 },
        { text: `${at + 1}`, size: 20, isBold: true, colour: `${topic.quadrant.name}-text` },
      ),
      textItem({ x: COLUMN.left + NUMBER, y: top, width, height }, [
        { text, size, isSerif: true, isOfData: true },
        ...cite,
      ]),
    ];
  });
  const lost = 'Data points and provocations could not be loaded.';
  return missing.includes('deepdive') ? [...items, smallText(lost, PAGE.bottom - 24, { size: SMALLEST })] : items;
}

function citation(reference: number | null): SlideRun {
  return reference === null
    ? { text: ` ${NO_SOURCE}`, size: SMALLEST, colour: 'muted' }
    : { text: ` [${reference}]`, size: SMALLEST, colour: 'muted', isSuperscript: true };
}

/** Quadrant, status, number and name; a long name is smaller, and has two lines at most sizes. */
function heading({ number, topic, status }: BriefTopic, look: SlideLook): readonly SlideItem[] {
  const { name } = topic.quadrant;
  const box = { x: PAGE.left, y: 52, width: PAGE.width, height: 56 };
  const size = fittingSize(`${number}  ${isolated(topic.name)}`, box, [38, 32, 28, 24, 21, 18], {
    isSerif: true,
  });
  return [
    { kind: 'ellipse', box: { x: PAGE.left, y: 37, width: 10, height: 10 }, fill: `${name}-fill`, alt: '' },
    textItem(
      { x: 66, y: 30, width: 500, height: 24 },
      { text: topic.quadrant.label, size: SMALLEST, isBold: true, colour: `${name}-text` },
    ),
    ...(isDecided(status)
      ? [
          textItem(
            { x: 832, y: 30, width: 400, height: 24 },
            { text: `Status: ${topicStatusName(status)}`, size: SMALLEST },
            { align: 'right' },
          ),
        ]
      : []),
    textItem(
      box,
      [
        { text: `${number}  `, size, isSerif: true, colour: markColour(look) },
        { text: isolated(topic.name), size, isSerif: true, isOfData: true },
      ],
      { vertical: 'middle', role: 'title' },
    ),
  ];
}

function growthItems({ rows, movement }: BriefTopic, growthName: GrowthName): readonly SlideItem[] {
  const growth = rows.find(({ figure, value }) => figure === 'growth' && value !== null);
  return [
    ...(growth === undefined
      ? []
      : [
          textItem({ x: COLUMN.right, y: 118, width: 280, height: 58 }, bigFigure(figureText(growth))),
          textItem({ x: COLUMN.right, y: 176, width: 280, height: 46 }, [
            { text: growthCaption(growthName), size: SMALLEST, colour: 'muted', isEnd: true },
            { text: rankText(growth, 'topic') ?? '', size: SMALLEST, colour: 'muted' },
          ]),
        ]),
    ...(movement === null ? [] : [movementItem(movement, COLUMN.right + (growth === undefined ? 0 : 282))]),
  ];
}

function movementItem(movement: string, x: number): SlideItem {
  return textItem({ x, y: 122, width: 290, height: 104 }, { text: movement, size: SMALLEST });
}

/** The unit is smaller than the figure. */
function bigFigure(words: string): readonly SlideRun[] {
  const figure = words.replace(/ %$/, '');
  return [
    { text: figure, size: 44, isBold: true },
    ...(figure === words ? [] : [{ text: ' %', size: 22, colour: 'muted' as const }]),
  ];
}
