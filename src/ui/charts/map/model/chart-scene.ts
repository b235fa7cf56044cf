import type { Shape } from '../../../../domain/plane/mark-shapes';
import type { PlaneLabel } from '../../../../domain/plane/plane-labels';
import type { Mark, PlaneScene } from '../../../../domain/plane/plane-scene';
import type { ChartItem } from '../../items/chart-item';

/** The plane of the trend map and the topic map. */
export type ChartMark = Mark<ChartItem>;
export type ChartScene = PlaneScene<ChartItem>;
export type ChartLabel = PlaneLabel<ChartItem>;
export type ChartShape = Shape<ChartItem>;
