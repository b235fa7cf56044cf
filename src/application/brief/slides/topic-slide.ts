import { growthCaption, type GrowthName } from '../../../domain/topic/growth';
import type { Slide, SlideItem, SlideRun } from './slide-deck';
import type { BriefTopic } from '../../../domain/brief/brief';
import { figureText, rankText } from '../../../domain/brief/figure-texts';
import { NO_SOURCE } from '../../../domain/brief/references';
import { topicStatusName } from '../../../domain/topic/topic-status';
import { figureCharts } from './figure-charts';
import { SLIDE_COLOURS, SLIDE_HUES } from './slide-style';

const { text: INK, muted: MUTED, well: WELL } = SLIDE_COLOURS;
/** Data points side by side. */
const MOST_POINTS = 2;
/** Characters of the description: more do not fit beside the figures. */
const LONGEST = 480;
/** Characters of a line of the note. */
const NOTE_LINE = 72;

interface Options {
  /** Makes plain text of a text of the data. */
  readonly plain: (text: string) => string;
  /** A data: address; null: it could not be drawn. */
  readonly cover: string | null;
  readonly hasSources: boolean;
  readonly growthName: GrowthName;
}

/** One topic: editable texts, its figures as editable charts, a data point, a provocation and its cover. */
export function topicSlide(of: BriefTopic, { plain, cover, hasSources, growthName }: Options): Slide {
  const { number, topic, status, rows, movement, note, dataPoints, provocation, missing } = of;
  const hue = SLIDE_HUES[topic.quadrant.name];
  const growth = rows.find(({ figure, value }) => figure === 'growth' && value !== null);
  const points = dataPoints.slice(0, MOST_POINTS);
  const below = note === '' ? 462 : 552;
  const description = plain(topic.description);
  const imagine = provocation === null ? '' : plain(provocation);
  return {
    title: topic.name,
    notes: [note, of.team === undefined ? '' : `Team: ${of.team}`, movement ?? '', description]
      .filter(Boolean)
      .join('\n\n'),
    items: [
      { kind: 'ellipse', box: { x: 48, y: 37, width: 10, height: 10 }, fill: hue.fill },
      text(66, 30, 500, 24, [{ text: topic.quadrant.label, size: 15, isBold: true, colour: hue.text }]),
      ...(status === null || status === 0
        ? []
        : [text(832, 30, 400, 24, [{ text: `Status: ${topicStatusName(status)}`, size: 15 }], 'right')]),
      text(48, 54, 1184, 52, [
        { text: `${number}  `, size: 38, isSerif: true, colour: MUTED },
        { text: topic.name, size: topic.name.length > 52 ? 28 : 38, isSerif: true },
      ]),
      ...(growth === undefined
        ? []
        : [
            text(48, 118, 280, 58, bigFigure(figureText(growth))),
            text(48, 176, 280, 42, [
              { text: growthCaption(growthName), size: 14, colour: MUTED, isEnd: true },
              { text: rankText(growth, 'topic') ?? '', size: 14, colour: MUTED },
            ]),
          ]),
      ...(movement === null
        ? []
        : [text(growth === undefined ? 48 : 330, 130, 290, 88, [{ text: movement, size: 15 }])]),
      ...figureCharts(of, hue.fill),
      ...(note === '' ? [] : noteOf(note)),
      ...points.map(({ value, description: words, reference }, index) =>
        text(48 + index * 296, below, points.length === 1 ? 572 : 276, 112, [
          { text: value, size: 24, isBold: true, isEnd: true },
          { text: words === null ? '' : `${shortened(plain(words), 420 / points.length)} `, size: 14, colour: MUTED },
          ...(hasSources ? [citation(reference)] : []),
        ]),
      ),
      ...(missing.includes('deepdive')
        ? [
            text(48, below, 572, 40, [
              { text: 'Data points and provocations could not be loaded.', size: 14, colour: MUTED },
            ]),
          ]
        : []),
      text(672, 118, 560, 212, [{ text: shortened(description), size: 17 }]),
      ...(imagine === '' ? [] : provocationOf(imagine)),
      ...(cover === null
        ? []
        : [{ kind: 'picture' as const, box: { x: 672, y: 470, width: 560, height: 176 }, data: cover, alt: '' }]),
    ],
  };
}

function citation(reference: number | null): SlideRun {
  return reference === null
    ? { text: NO_SOURCE, size: 14, colour: MUTED }
    : { text: `[${reference}]`, size: 14, colour: MUTED, isSuperscript: true };
}

/** The unit is smaller than the figure. */
function bigFigure(words: string): readonly SlideRun[] {
  const figure = words.replace(/ %$/, '');
  return [
    { text: figure, size: 44, isBold: true },
    ...(figure === words ? [] : [{ text: ' %', size: 22, colour: MUTED }]),
  ];
}

function noteOf(note: string): readonly SlideItem[] {
  const words = shortened(note, 200);
  const lines = Math.ceil(words.length / NOTE_LINE);
  return [
    { kind: 'rectangle', box: { x: 48, y: 460, width: 2, height: 22 + lines * 18 }, fill: INK },
    text(62, 458, 556, 82, [
      { text: 'Note', size: 13, isBold: true, isEnd: true },
      { text: words, size: 15 },
    ]),
  ];
}

function provocationOf(imagine: string): readonly SlideItem[] {
  return [
    {
      kind: 'text',
      box: { x: 672, y: 338, width: 560, height: 112 },
      fill: WELL,
      inset: 16,
      vertical: 'middle',
      runs: [
        { text: 'Imagine if…', size: 14, colour: MUTED, isEnd: true },
        { text: imagine, size: imagine.length > 130 ? 17 : 21, isSerif: true },
      ],
    },
  ];
}

function text(
  x: number,
  y: number,
  width: number,
  height: number,
  runs: readonly SlideRun[],
  align: 'left' | 'right' = 'left',
): SlideItem {
  return { kind: 'text', box: { x, y, width, height }, runs: runs.filter(({ text: words }) => words !== ''), align };
}

/** Whole sentences up to the length; the whole text stands in the presenter notes. */
function shortened(words: string, longest = LONGEST): string {
  if (words.length <= longest) return words;
  const start = words.slice(0, longest);
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('.\n'));
  return end > longest / 2 ? start.slice(0, end + 1) : `${start.slice(0, start.lastIndexOf(' '))} …`;
}
