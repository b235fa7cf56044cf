import { numberWord, isolated } from '../../../domain/shared/words';
import {
  LEAST_NUMBERED,
  planeWithAxes,
  smallMap,
  type SmallMap,
  type SmallMapOf,
} from '../../../domain/plane/small-map';
import { countOf } from '../../../domain/shared/figures';
import type { SizeAxis } from '../../../domain/topic/size-axis';
import type { GrowthName } from '../../../domain/topic/signal';
import type { Topic } from '../../../domain/topic/topic';
import type { Slide } from './slide-deck';
import { slideTitle, smallText, type SlideLook } from './slide-style';
import { fittedText, OUR_MEASURE, SMALLEST } from './text-fit';
import { mapSentence } from '../../../domain/brief/brief-words';

/** Units of a slide for each unit of the map. */
const SCALE = 1.25;
const BOX = { x: 40, y: 118, width: 1196, height: 536 };
/** Of all texts, in units of the map. */
const FONT = SMALLEST / SCALE;
/** Of the bubbles, whose numbers are as large as all texts. */
const LEAST_RADIUS = Math.max(LEAST_NUMBERED, 0.8 * FONT);
/** The title of an axis has one line. */
const AXIS_TITLE = { width: 600, height: 30 } as const;

interface Axes {
  readonly growthName: GrowthName;
  readonly sizeAxis: SizeAxis | null;
}

/** null where none of the topics has a position. */
export function briefMap(of: SmallMapOf, { growthName, sizeAxis }: Axes, fonts = OUR_MEASURE): SmallMap | null {
  const numbered = { ...of, firstNumber: 1 };
  const map = smallMap(numbered, {
    plane: planeWithAxes({ width: BOX.width / SCALE, height: BOX.height / SCALE }),
    measure: (text) => FONT * fonts.widthOf(text, { isBold: true }),
    growthName,
    sizeAxis,
    leastRadius: LEAST_RADIUS,
  });
  const shown = (title: string): string => fittedText(title, AXIS_TITLE, [SMALLEST], fonts).text;
  return map && { ...map, growthTitle: shown(map.growthTitle), sizeTitle: shown(map.sizeTitle) };
}

/** The map in native shapes, under a sentence from the figures. */
export function mapSlide(map: SmallMap, topics: readonly Topic[], since: string | null, { measure }: SlideLook): Slide {
  const title = mapSentence(topics);
  const hasTrails = map.marks.some((mark) => mark?.from);
  const sub = [
    `${topics.length === 1 ? 'The topic' : `The ${numberWord(topics.length)} topics`} among the ${countOf(map.count, 'topic')} on the map.`,
    'Area: impacting drivers.',
    hasTrails && since !== null ? `Trails show the movement since ${since}.` : '',
  ].join(' ');
  return {
    title,
    notes: '',
    items: [
      slideTitle(title, measure, { y: 26, height: 52 }),
      smallText(sub.trim(), 78, measure),
      { kind: 'map', box: BOX, scale: SCALE, fontSize: FONT * SCALE, map, alt: `${title}. ${placesText(map)}` },
    ],
  };
}

/** Where each of the chosen topics is: what the map shows, in words. */
function placesText({ marks }: SmallMap): string {
  return marks
    .flatMap((mark, index) =>
      mark === null ? [] : `${index + 1} ${isolated(mark.item.name)}: ${mark.item.quadrant.label}.`,
    )
    .join(' ');
}
