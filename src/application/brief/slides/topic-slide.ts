import type { BriefTopic } from '../../../domain/brief/brief';
import { NO_SOURCE } from '../../../domain/brief/references';
import { growthCaption, type GrowthName } from '../../../domain/topic/signal';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { figureCharts } from './figure-charts';
import type { Slide, SlideColour, SlideItem, SlideRun } from './slide-deck';
import { PAGE, textItem, markColour, smallText, type SlideLook } from './slide-style';
import { fittingSize, textHeight } from './text-fit';
import { isolated } from '../../../domain/shared/words';
import { figureText, rankText, type PreviousData } from '../../../domain/brief/brief-words';
import { WINDOW, type WindowShapes } from '../../../domain/plane/map-window';
import { changeInPoints, signalChange } from '../../../domain/topic/figure-change';
import { FIGURES } from '../../../domain/topic/figures';
import { slidePoints } from '../../../domain/brief/slide-points';

interface Options {
  /** Makes plain text of a text of the data. */
  readonly plain: (text: string) => string;
  readonly hasSources: boolean;
  /** The slide has one of the provocations: they have none of their own. */
  readonly hasProvocation: boolean;
  readonly growthName: GrowthName;
  /** null: there is none. */
  readonly previous: PreviousData | null;
  /** Where topics lie on the map of the project, by their ids; absent: they have no place on it. */
  readonly windows: ReadonlyMap<string, WindowShapes>;
  readonly look: SlideLook;
}

/** Of the points, and of the figures beside them. */
const COLUMN = { left: 48, right: 660, width: 572 } as const;
const WINDOW_BOX = { x: 720, y: 176, width: 512, height: 288 } as const;
const FIGURES_TOP = 496;
/** From one point to the next. */
const GAP = 40;
/** As high as the window beside them. */
const POINTS_TOP = 172;
const NUMBER = 40;
/** 12 pt in the file: the smallest that is read from the last row. */
const SMALLEST = 16;
/** The first: points are only smaller where their words are unusually long. */
const POINT_SIZES = [31, 28, 25, 22, 19, SMALLEST];

/** One topic: at most three points beside the place where it lies. The whole texts are notes of the slide. */
export function topicSlide(of: BriefTopic, options: Options): Slide {
  const { topic } = of;
  const fill: SlideColour = `${topic.quadrant.name}-fill`;
  const shapes = options.windows.get(topic.id) ?? null;
  return {
    title: topic.name,
    notes: notesOf(of, options.plain).filter(Boolean).join('\n\n'),
    items: [
      ...(options.look.main === null
        ? [{ kind: 'rectangle' as const, box: { x: 0, y: 0, width: 1280, height: 8 }, fill, alt: '' }]
        : []),
      ...heading(of, options.look),
      ...pointItems(of, options),
      ...(shapes === null
        ? [...growthItems(of, options.growthName), ...figureCharts(of, fill)]
        : windowItems(of, shapes, options)),
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
  const room = PAGE.bottom - POINTS_TOP - GAP;
  const heightsAt = (size: number) => points.map(({ text }) => textHeight(text, size, width, { isSerif: true }) + 4);
  const heightAt = (size: number): number => heightsAt(size).reduce((sum, height) => sum + height + GAP, 0);
  const size = POINT_SIZES.find((each) => heightAt(each) <= room) ?? SMALLEST;
  let y: number = POINTS_TOP;
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

/** Quadrant, status, trend, number and name; a long name is smaller, and has two lines at most sizes. */
function heading({ number, topic, status }: BriefTopic, look: SlideLook): readonly SlideItem[] {
  const { name } = topic.quadrant;
  const box = { x: PAGE.left, y: 58, width: PAGE.width, height: 78 };
  const size = fittingSize(`${number}  ${isolated(topic.name)}`, box, [56, 48, 40, 34, 30, 26, 22, 18], {
    isSerif: true,
  });
  const decided = isDecided(status) ? `  \u00B7  Status: ${topicStatusName(status)}` : '';
  const trend = [topic.trend?.shiftName ?? '', topic.trend?.name ?? ''].filter(Boolean).join('  /  ');
  return [
    { kind: 'ellipse', box: { x: PAGE.left, y: 39, width: 12, height: 12 }, fill: `${name}-fill`, alt: '' },
    textItem({ x: 70, y: 32, width: 470, height: 26 }, [
      { text: topic.quadrant.label, size: 18, isBold: true, colour: `${name}-text` },
      { text: decided, size: 18, colour: 'text' },
    ]),
    ...(trend === ''
      ? []
      : [
          textItem(
            { x: 560, y: 32, width: 672, height: 26 },
            {
              text: trend,
              size: fittingSize(trend, { width: 672, height: 26 }, [18, SMALLEST]),
              isOfData: true,
              colour: 'muted',
            },
            { align: 'right' },
          ),
        ]),
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

/** Where it lies and where it came from, with growth and sizing below. */
function windowItems(
  of: BriefTopic,
  shapes: WindowShapes,
  { growthName, previous }: Pick<Options, 'growthName' | 'previous'>,
): readonly SlideItem[] {
  const { topic, rows, movement } = of;
  const { label } = topic.quadrant;
  const [past] = shapes.former;
  const box = { x: WINDOW_BOX.x, y: WINDOW_BOX.y, width: WINDOW_BOX.width, height: WINDOW_BOX.height };
  const before = previous?.topics.get(topic.id);
  const figure = (name: 'growth' | 'sizing', caption: string, x: number): readonly SlideItem[] => {
    const row = rows.find((each) => each.figure === name);
    if (row === undefined || row.value === null) return [];
    const change = before === undefined ? '' : changeInPoints(signalChange(name, topic, before));
    const since = change === '' ? (rankText(row, 'topic') ?? '') : `${change} since ${previous?.since ?? ''}`;
    return [
      textItem({ x, y: FIGURES_TOP, width: 252, height: 52 }, bigFigure(figureText(row))),
      textItem({ x, y: FIGURES_TOP + 52, width: 252, height: 72 }, [
        { text: caption, size: 18, isEnd: true },
        { text: since, size: SMALLEST, colour: 'muted' },
      ]),
    ];
  };
  const scale = box.width / WINDOW.width;
  return [
    {
      kind: 'window',
      box,
      shapes,
      alt: [`${isolated(topic.name)} on the map of the project: ${label}.`, movement ?? ''].filter(Boolean).join(' '),
    },
    ...(past === undefined || previous === null
      ? []
      : [
          textItem(
            {
              x: Math.min(box.x + box.width - 168, Math.max(box.x + 8, box.x + past.x * scale - 80)),
              y: past.y * scale > 40 ? box.y + past.y * scale - 30 : box.y + past.y * scale + 8,
              width: 160,
              height: 22,
            },
            { text: previous.since, size: SMALLEST, isBold: true },
            { align: 'center', vertical: 'middle' },
          ),
        ]),
    ...figure('growth', growthCaption(growthName), box.x),
    ...figure('sizing', FIGURES.sizing.label.toLowerCase(), box.x + 260),
  ];
}

/** Where it lies on no map: its figures, and by lens as charts. */
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
