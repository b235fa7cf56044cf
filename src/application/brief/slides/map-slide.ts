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
import { slideTitle, smallText } from './slide-style';
import { OUR_MEASURE } from './text-fit';
import { mapSentence } from '../../../domain/brief/brief-words';

/** Units of a slide for each unit of the map. */
const SCALE = 1.25;
const BOX = { x: 40, y: 118, width: 1196, height: 536 };
/** Of all texts, in units of the map. */
const FONT = 12;

interface Axes {
  readonly growthName: GrowthName;
  readonly sizeAxis: SizeAxis | null;
}

/** null where none of the topics has a position. */
export function briefMap(of: SmallMapOf, { growthName, sizeAxis }: Axes, fonts = OUR_MEASURE): SmallMap | null {
  return smallMap(of, {
    plane: planeWithAxes({ width: BOX.width / SCALE, height: BOX.height / SCALE }),
    measure: (text) => FONT * fonts.widthOf(text, { isBold: true }),
    growthName,
    sizeAxis,
    leastRadius: LEAST_NUMBERED,
  });
}

/** The map in native shapes, under a sentence from the figures. */
export function mapSlide(map: SmallMap, topics: readonly Topic[], since: string | null): Slide {
  const title = mapSentence(topics);
  const hasTrails = map.marks.some((mark) => mark?.from);
  const sub = [
    `${topics.length === 1 ? 'The topic' : `The ${numberWord(topics.length)} topics`} among the ${countOf(map.count, 'topic')} on the map.`,
    'Area: impacting drivers.',
    hasTrails && since !== null ? `Trails lead from the place of ${since}.` : '',
  ].join(' ');
  return {
    title,
    notes: '',
    items: [
      slideTitle(title, { y: 26, height: 52 }),
      smallText(sub.trim(), 80),
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
