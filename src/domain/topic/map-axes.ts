import { formatOwnValue, type WithOwn } from './own-values';
import { FIGURES, formatFigure, type Measured } from './figures';
import { growthMeaning, growthTitle, type GrowthName } from './signal';
import type { Position } from './map-position';
import type { SizeAxis } from './size-axis';
import { formatCount, MISSING_FIGURE } from '../shared/figures';

/** What the figure of an axis is read from: a topic, or an item of a chart. */
export interface AxisItem extends Measured, WithOwn {
  readonly id: string;
}

/** A figure that an axis of the topic map can show. */
export interface AxisFigure {
  /** In an address, as lists name what they are sorted by: 'growth', 'own:Impact', 'of:ranking'. */
  readonly key: string;
  /** In a menu, and in a sentence. */
  readonly name: string;
  /** Beside the axis. */
  readonly title: string;
  /** What it is, in a sentence. */
  readonly meaning: string;
  /** Growth and sizing as fractions, others in their own unit. null: not known, which is not 0. */
  readonly valueOf: (item: AxisItem) => number | null;
  readonly textOf: (value: number | null) => string;
  /** null: a percentage, on a linear axis. Else the amount that counts as 1: amounts far apart are on a logarithmic axis. */
  readonly whole: number | null;
}

/** Two figures, of which at least one stands in the place of average sizing across, or of growth up. */
export type ChosenAxes = Readonly<Record<keyof Position, AxisFigure>>;

/** The figures of the map that the specification describes (section 2). */
export const SPECIFIED_AXES = { x: 'sizing', y: 'growth' } as const;

export function growthAxis(name: GrowthName): AxisFigure {
  return {
    key: SPECIFIED_AXES.y,
    name: FIGURES.growth.label,
    title: growthTitle(name),
    meaning: growthMeaning(name),
    valueOf: FIGURES.growth.valueOf,
    textOf: (value) => formatFigure('growth', value),
    whole: null,
  };
}

/** @param size the size of an own file in its own unit; null: a percentage */
export function sizingAxis(size: SizeAxis | null): AxisFigure {
  return {
    key: SPECIFIED_AXES.x,
    name: FIGURES.sizing.label,
    title: size?.name ?? FIGURES.sizing.column,
    meaning:
      size === null
        ? 'How large it is on average, as a percentage.'
        : `‘${size.name}’ of the file that this project was opened from.`,
    valueOf: FIGURES.sizing.valueOf,
    textOf: (value) => formatFigure('sizing', value),
    whole: size?.whole ?? null,
  };
}

/** A figure in its own unit: of the user's file, or of a function of the product. */
export function amountAxis(of: Pick<AxisFigure, 'key' | 'name' | 'meaning' | 'valueOf'>): AxisFigure {
  return {
    ...of,
    title: of.name,
    textOf: (value) => (value === null ? MISSING_FIGURE : formatOwnValue(Number(value.toPrecision(SHOWN_DIGITS)))),
    whole: 1,
  };
}

const SHOWN_DIGITS = 5;

/** Where an item stands. @returns null where one of the two figures is not known */
export function placeBy({ x, y }: ChosenAxes, item: AxisItem): Position | null {
  const [across, up] = [x.valueOf(item), y.valueOf(item)];
  return across === null || up === null ? null : { x: across, y: up };
}

/** 'Impact across, Feasibility up'. */
export function axesInWords({ x, y }: Readonly<Record<keyof Position, Pick<AxisFigure, 'name'>>>): string {
  return `${x.name} across, ${y.name} up`;
}

/** Where an item is on the map: 'Impact 4, Feasibility 2.5'. */
export function placeOnAxes({ x, y }: ChosenAxes, item: AxisItem): string {
  return [x, y].map(({ name, valueOf, textOf }) => `${name} ${textOf(valueOf(item))}`).join(', ');
}

/** Which figures items lack, and how many do: '3 have no Impact, 1 has no Feasibility'; '' where none lacks one. */
export function lackOnAxes({ x, y }: ChosenAxes, items: readonly AxisItem[]): string {
  return [x, y]
    .map(({ name, valueOf }) => ({ name, count: items.filter((item) => valueOf(item) === null).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${formatCount(count)} ${count === 1 ? 'has' : 'have'} no ${name}`)
    .join(', ');
}
