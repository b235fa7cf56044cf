import type { BriefTopic } from '../../../domain/brief/brief';
import { NO_SOURCE } from '../../../domain/brief/references';
import { growthCaption, type GrowthName } from '../../../domain/topic/signal';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { figureCharts } from './figure-charts';
import type { Slide, SlideBox, SlideItem, SlideRun } from './slide-deck';
import { PAGE, textItem, markColour, type SlideLook } from './slide-style';
import { fittingSize } from './text-fit';
import { flowOn, flowText, type TextBlock } from './text-flow';
import { isolated } from '../../../domain/shared/words';
import { figureText, rankText } from '../../../domain/brief/brief-words';

interface Options {
  /** Makes plain text of a text of the data. */
  readonly plain: (text: string) => string;
  readonly hasSources: boolean;
  /** The slide has one of the provocations: they have none of their own. */
  readonly hasProvocation: boolean;
  readonly growthName: GrowthName;
  readonly look: SlideLook;
}

const COLUMN = { width: 560, left: 48, right: 672 } as const;
/** Of the description. */
const BODY_SIZES = [19, 18, 17, 16, 15];
const NOTE_SIZES = [16, 15, 14];
/** Below the figures. */
const FIGURES_END = 474;

/** One topic: its figures as editable charts beside its texts. What does not fit goes on on a second slide. */
export function topicSlides(of: BriefTopic, options: Options): readonly Slide[] {
  const { topic, note, movement, team } = of;
  const charts = figureCharts(of, `${topic.quadrant.name}-fill`);
  const top = charts.length === 0 ? PAGE.top : FIGURES_END;
  const own = largestFlow(NOTE_SIZES, (size) => flowText(ownTexts(of, size), [column(COLUMN.left, top)]));
  const data = largestFlow(BODY_SIZES, (size) =>
    flowText([...dataTexts(of, options, size), ...own.rest], [column(COLUMN.right, PAGE.top)]),
  );
  const notes = [note, team === undefined ? '' : `Team: ${team}`, movement ?? '', options.plain(topic.description)];
  const columns = [column(COLUMN.left, PAGE.top), column(COLUMN.right, PAGE.top)];
  return [
    {
      title: topic.name,
      notes: notes.filter(Boolean).join('\n\n'),
      items: [
        ...heading(of, options.look),
        ...growthItems(of, options.growthName),
        ...charts,
        ...own.items,
        ...data.items,
      ],
    },
    ...flowOn(data.rest, columns).map((items) => ({
      title: `${isolated(topic.name)}, continued`,
      notes: '',
      items: [...heading(of, options.look, true), ...items],
    })),
  ];
}

function column(x: number, y: number): SlideBox {
  return { x, y, width: COLUMN.width, height: PAGE.bottom - y };
}

type Flow = ReturnType<typeof flowText>;

/** In the largest size in which all of it fits; else in the last. */
function largestFlow(sizes: readonly number[], flowIn: (size: number) => Flow): Flow {
  return flowIn(sizes.find((size) => flowIn(size).rest.length === 0) ?? sizes.at(-1) ?? 0);
}

/** What the user and the team say. */
function ownTexts({ note, team, missing }: BriefTopic, size: number): readonly TextBlock[] {
  return [
    ...(note === '' ? [] : [{ heading: 'Note', text: note, size }]),
    ...(team === undefined ? [] : [{ heading: 'Team', text: team, size }]),
    ...(missing.includes('deepdive')
      ? [{ text: 'Data points and provocations could not be loaded.', size: 14, isMuted: true }]
      : []),
  ];
}

function dataTexts(
  { topic, dataPoints, provocations: [provocation] }: BriefTopic,
  { plain, hasSources, hasProvocation }: Options,
  size: number,
): readonly TextBlock[] {
  const description = plain(topic.description);
  return [
    ...(description === '' ? [] : [{ text: description, size }]),
    ...dataPoints.map(({ value, description: words, reference }) => ({
      figure: value,
      text: words === null ? '' : plain(words),
      size: 14,
      isMuted: true,
      ...(hasSources && { cite: citation(reference) }),
    })),
    ...(provocation === undefined || !hasProvocation
      ? []
      : [{ heading: 'Imagine if…', text: plain(provocation), size: 17, isSerif: true, isFramed: true }]),
  ];
}

function citation(reference: number | null): SlideRun {
  return reference === null
    ? { text: NO_SOURCE, size: 14, colour: 'muted' }
    : { text: `[${reference}]`, size: 14, colour: 'muted', isSuperscript: true };
}

/** Quadrant, status, number and name; a long name is smaller, and has two lines at most sizes. */
function heading({ number, topic, status }: BriefTopic, look: SlideLook, isContinued = false): readonly SlideItem[] {
  const { name } = topic.quadrant;
  const box = { x: PAGE.left, y: 52, width: PAGE.width, height: 56 };
  const suffix = isContinued ? ', continued' : '';
  const size = fittingSize(`${number}  ${isolated(topic.name)}${suffix}`, box, [38, 32, 28, 24, 21, 18], {
    isSerif: true,
  });
  return [
    { kind: 'ellipse', box: { x: PAGE.left, y: 37, width: 10, height: 10 }, fill: `${name}-fill`, alt: '' },
    textItem(
      { x: 66, y: 30, width: 500, height: 24 },
      { text: topic.quadrant.label, size: 15, isBold: true, colour: `${name}-text` },
    ),
    ...(isDecided(status)
      ? [
          textItem(
            { x: 832, y: 30, width: 400, height: 24 },
            { text: `Status: ${topicStatusName(status)}`, size: 15 },
            { align: 'right' },
          ),
        ]
      : []),
    textItem(
      box,
      [
        { text: `${number}  `, size, isSerif: true, colour: markColour(look) },
        { text: isolated(topic.name), size, isSerif: true },
        { text: suffix, size, isSerif: true, colour: 'muted' },
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
          textItem({ x: 48, y: 118, width: 280, height: 58 }, bigFigure(figureText(growth))),
          textItem({ x: 48, y: 176, width: 280, height: 42 }, [
            { text: growthCaption(growthName), size: 14, colour: 'muted', isEnd: true },
            { text: rankText(growth, 'topic') ?? '', size: 14, colour: 'muted' },
          ]),
        ]),
    ...(movement === null ? [] : [movementItem(movement, growth === undefined ? 48 : 330)]),
  ];
}

function movementItem(movement: string, x: number): SlideItem {
  const box = { x, y: 126, width: 290, height: 84 };
  return textItem(box, { text: movement, size: fittingSize(movement, box, [15, 14, 13, 12]) });
}

/** The unit is smaller than the figure. */
function bigFigure(words: string): readonly SlideRun[] {
  const figure = words.replace(/ %$/, '');
  return [
    { text: figure, size: 44, isBold: true },
    ...(figure === words ? [] : [{ text: ' %', size: 22, colour: 'muted' as const }]),
  ];
}
