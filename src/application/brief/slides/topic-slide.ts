import { unbrokenFigures } from '../../../domain/shared/figures';
import type { BriefTopic } from '../../../domain/brief/brief';
import { NO_SOURCE } from '../../../domain/brief/references';
import { growthCaption, type GrowthName } from '../../../domain/topic/signal';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { figureCharts } from './figure-charts';
import type { Slide, SlideBox, SlideColour, SlideItem, SlideRun } from './slide-deck';
import { PAGE, textItem, markColour, type SlideLook } from './slide-style';
import { fittedText, runsHeight, SMALLEST, widestOf, type FontMeasure } from './text-fit';
import { isolated } from '../../../domain/shared/words';
import { figureText, rankText, type PreviousData } from '../../../domain/brief/brief-words';
import { WINDOW, type WindowShapes } from '../../../domain/plane/map-window';
import { changeInPoints, signalChange } from '../../../domain/topic/figure-change';
import { FIGURES as FIGURE_FORMS } from '../../../domain/topic/figures';
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
const COLUMN = { left: PAGE.left, right: 660, width: 572 } as const;
const WINDOW_BOX = { x: 720, y: 176, width: 512, height: 288 } as const;
const FIGURES = { top: 488, height: 58, width: 248, step: 264 } as const;
/** The first stands as high as the window beside it; all have the same room. */
const POINTS = { top: 172, step: 152, height: 140, number: 40 } as const;
/** The first: points are only smaller where their words are unusually long. */
const POINT_SIZES = [31, 28, 25, 22, 19, SMALLEST];
const LOST = { x: PAGE.left, y: 628, width: COLUMN.width, height: 28 } as const;
/** Between what stands left and right above the name. */
const BETWEEN = 24;
const LABEL_SIZES = [18, SMALLEST] as const;

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
        ? [...growthItems(of, options), ...figureCharts(of, fill, options.look.measure)]
        : windowItems(of, shapes, options)),
    ],
  };
}

/** All that is known, for the one who speaks. */
function notesOf({ topic, note, team, movement, dataPoints, provocations }: BriefTopic, plain: Options['plain']) {
  return [
    note,
    team === undefined ? '' : `Team: ${team}`,
    unbrokenFigures(movement ?? ''),
    plain(topic.description),
    ...dataPoints.map(({ value, description }) => [value, description && plain(description)].filter(Boolean).join(' ')),
    ...provocations.slice(0, 1).map((text) => `Imagine if… ${plain(text)}`),
  ];
}

function pointItems(of: BriefTopic, { plain, hasSources, hasProvocation, look }: Options): readonly SlideItem[] {
  const { measure } = look;
  const { topic, missing } = of;
  const width = COLUMN.width - POINTS.number;
  const points = slidePoints(of, plain, hasProvocation).map(({ text, reference }) => {
    const cite = reference === undefined || !hasSources ? [] : [citation(reference)];
    return (size: number): readonly SlideRun[] => {
      const room = { width, height: POINTS.height - (cite.length === 0 ? 0 : SMALLEST * measure.line) };
      const shown = size > SMALLEST ? text : fittedText(text, room, [size], measure, POINT).text;
      return [{ text: shown, size, ...POINT }, ...cite];
    };
  });
  const fits = (runs: readonly SlideRun[]): boolean => runsHeight(runs, width, measure) <= POINTS.height;
  const size = POINT_SIZES.find((each) => points.every((runsIn) => fits(runsIn(each)))) ?? SMALLEST;
  const items = points.flatMap((runsIn, at): readonly SlideItem[] => {
    const y = POINTS.top + at * POINTS.step;
    return [
      textItem(
        { x: COLUMN.left, y: y + 6, width: POINTS.number, height: 30 },
        { text: `${at + 1}`, size: 20, isBold: true, colour: `${topic.quadrant.name}-text` },
      ),
      textItem({ x: COLUMN.left + POINTS.number, y, width, height: POINTS.height }, runsIn(size)),
    ];
  });
  if (!missing.includes('deepdive')) return items;
  const lost = fittedText('Data points and provocations could not be loaded.', LOST, [SMALLEST], measure);
  return [...items, textItem(LOST, { ...lost, colour: 'muted' })];
}

const POINT = { isSerif: true, isOfData: true } as const;

function citation(reference: number | null): SlideRun {
  return { text: reference === null ? ` ${NO_SOURCE}` : ` [${reference}]`, size: SMALLEST, colour: 'muted' };
}

/** Quadrant, status, trend, number and name; a long name is smaller, and has two lines at most sizes. */
function heading({ number, topic, status }: BriefTopic, look: SlideLook): readonly SlideItem[] {
  const { measure } = look;
  const { name, label } = topic.quadrant;
  const box = { x: PAGE.left, y: 59, width: PAGE.width, height: 78 };
  const lead = `${number}  `;
  const title = fittedText(`${lead}${isolated(topic.name)}`, box, [56, 48, 40, 34, 30, 26, 22, 18, SMALLEST], measure, {
    isSerif: true,
  });
  const decided = isDecided(status) ? `  \u00B7  Status: ${topicStatusName(status)}` : '';
  const trend = [topic.trend?.shiftName ?? '', topic.trend?.name ?? ''].filter(Boolean).join('  /  ');
  const left = { x: 70, y: 31, height: 28 };
  const widthAt = (size: number): number => widestOf([`${label}${decided}`], size, measure, { isBold: true }) + 4;
  const most = PAGE.right - left.x;
  const size = LABEL_SIZES.find((each) => widthAt(each) <= most / 2) ?? SMALLEST;
  const width = Math.min(most, widthAt(size));
  const x = left.x + width + BETWEEN;
  const right = { ...left, x, width: PAGE.right - x };
  return [
    { kind: 'ellipse', box: { x: PAGE.left, y: 39, width: 12, height: 12 }, fill: `${name}-fill`, alt: '' },
    textItem(
      { ...left, width },
      [
        { text: label, size, isBold: true, colour: `${name}-text` },
        { text: decided, size, colour: 'text' },
      ],
      { vertical: 'middle' },
    ),
    ...(trend === '' || right.width < 2 * SMALLEST
      ? []
      : [
          textItem(
            right,
            { ...fittedText(trend, right, [size, SMALLEST], measure), isOfData: true, colour: 'muted' },
            { align: 'right', vertical: 'middle' },
          ),
        ]),
    textItem(
      box,
      [
        { text: lead, size: title.size, isSerif: true, colour: markColour(look) },
        { text: title.text.slice(lead.length), size: title.size, isSerif: true, isOfData: true },
      ],
      { vertical: 'middle', role: 'title' },
    ),
  ];
}

/** Where it lies and where it came from, with growth and sizing below. */
function windowItems(of: BriefTopic, shapes: WindowShapes, options: Options): readonly SlideItem[] {
  const { measure } = options.look;
  const { previous, growthName } = options;
  const { topic, rows, movement } = of;
  const { label } = topic.quadrant;
  const [past] = shapes.former;
  const box = { x: WINDOW_BOX.x, y: WINDOW_BOX.y, width: WINDOW_BOX.width, height: WINDOW_BOX.height };
  const before = previous?.topics.get(topic.id);
  const figure = (name: 'growth' | 'sizing', caption: string, x: number): readonly SlideItem[] => {
    const row = rows.find((each) => each.figure === name);
    if (row === undefined || row.value === null) return [];
    const change = before === undefined ? '' : changeInPoints(signalChange(name, topic, before));
    const since = change === '' ? (rankText(row) ?? '') : `${change} since ${previous?.since ?? ''}`;
    const at = { x, width: FIGURES.width };
    return [
      textItem({ ...at, y: FIGURES.top, height: FIGURES.height }, bigFigure(figureText(row), at.width, measure)),
      ...captionItem(caption, since, { ...at, y: FIGURES.top + FIGURES.height, height: 96 }, measure),
    ];
  };
  const scale = box.width / WINDOW.width;
  const dateWidth = Math.min(
    box.width - 16,
    widestOf([previous?.since ?? ''], SMALLEST, measure, { isBold: true }) + 8,
  );
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
              x: Math.min(
                box.x + box.width - dateWidth - 8,
                Math.max(box.x + 8, box.x + past.x * scale - dateWidth / 2),
              ),
              y: past.y * scale > 40 ? box.y + past.y * scale - 34 : box.y + past.y * scale + 8,
              width: dateWidth,
              height: 26,
            },
            { text: previous.since, size: SMALLEST, isBold: true },
            { align: 'center', vertical: 'middle' },
          ),
        ]),
    ...figure('growth', growthCaption(growthName), box.x),
    ...figure('sizing', FIGURE_FORMS.sizing.label.toLowerCase(), box.x + FIGURES.step),
  ];
}

/** Where it lies on no map: its figures, and by lens as charts. */
function growthItems({ rows, movement }: BriefTopic, { growthName, look }: Options): readonly SlideItem[] {
  const { measure } = look;
  const growth = rows.find(({ figure, value }) => figure === 'growth' && value !== null);
  const at = { x: COLUMN.right, width: 276 };
  const moved = { ...at, x: growth === undefined ? at.x : at.x + 296, y: 156, height: 104 };
  return [
    ...(growth === undefined
      ? []
      : [
          textItem({ ...at, y: 140, height: FIGURES.height }, bigFigure(figureText(growth), at.width, measure)),
          ...captionItem(growthCaption(growthName), rankText(growth) ?? '', { ...at, y: 200, height: 64 }, measure),
        ]),
    ...(movement === null ? [] : [textItem(moved, fittedText(movement, moved, [18, SMALLEST], measure))]),
  ];
}

/** What a figure is, and below it how it moved or where it stands; a long name of it has less of its end. */
function captionItem(caption: string, since: string, box: SlideBox, measure: FontMeasure): readonly SlideItem[] {
  const half = { width: box.width, height: box.height / 2 };
  const shown = fittedText(caption, half, LABEL_SIZES, measure);
  return [
    textItem(box, [
      { ...shown, isEnd: true },
      { ...fittedText(since, half, [SMALLEST], measure), colour: 'muted' },
    ]),
  ];
}

/** The unit is smaller than the figure. */
function bigFigure(words: string, width: number, measure: FontMeasure): readonly SlideRun[] {
  const figure = words.replace(/ %$/, '');
  const { text, size } = fittedText(
    figure,
    { width: figure === words ? width : width - 40, height: FIGURES.height },
    [44, 36, 28, 22, SMALLEST],
    measure,
    { isBold: true },
  );
  return [
    { text, size, isBold: true },
    ...(figure === words ? [] : [{ text: ' %', size: Math.max(SMALLEST, size / 2), colour: 'muted' as const }]),
  ];
}
