import { figureChange, type FigureChange } from '../topic/figure-change';
import { quadrantOf, type Quadrant } from '../topic/quadrant';
import type { DayFigures } from '../topic/day-figures';
import type { Topic } from '../topic/topic';

/** A topic beside what it was when it was decided. */
export interface ThenAndNow {
  readonly quadrant: { readonly before: Quadrant; readonly now: Quadrant; readonly isOther: boolean };
  readonly growth: FigureChange;
  readonly sizing: FigureChange;
  readonly drivers: FigureChange;
  /** Its place on the map or its quadrant looks different. */
  readonly hasMoved: boolean;
}

/** Labels of quadrants then are those of the product: those that the data had are not kept. */
export function thenAndNow(figures: DayFigures, topic: Topic): ThenAndNow {
  const growth = figureChange('growth', topic.growth, figures.growth);
  const sizing = figureChange('sizing', topic.sizing.average, figures.sizing);
  const isOther = figures.quadrant !== topic.quadrant.code;
  return {
    quadrant: { before: isOther ? quadrantOf(figures.quadrant) : topic.quadrant, now: topic.quadrant, isOther },
    growth,
    sizing,
    drivers: figureChange('drivers', topic.driverCount, figures.drivers),
    hasMoved: isOther || growth.isSeen || sizing.isSeen,
  };
}
