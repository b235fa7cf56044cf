import {
  DECIMALS,
  decimalsOf,
  fixedDigits,
  formatCount,
  formatFraction,
  MISSING_FIGURE,
  namesPercent,
  roundedTo,
} from '../shared/figures';
import { capitalized } from '../shared/words';
import { growthMeaning, growthTitle, type GrowthName, LENSES, type Signal, UNKNOWN_SIZING } from './signal';

/** What figures are read from: a topic, a trend, or an item of a chart. */
export type Measured = Pick<Signal, 'growth' | 'sizing' | 'driverCount'>;

export const UNKNOWN_FIGURES: Measured = { growth: null, sizing: UNKNOWN_SIZING, driverCount: null };

/**
 * rate: a fraction a year, with its sign. share: a fraction of a whole. points: a difference of fractions. count: a
 * whole number. millions: of a currency. score: from 0 to 100. day: since 1970. own: as in the user's file, with the unit in its name.
 */
type FigureUnit = 'rate' | 'share' | 'points' | 'count' | 'millions' | 'day' | 'own' | 'score';

export interface FigureForm {
  /** Of a row. */
  readonly label: string;
  /** Of a column. */
  readonly head: string;
  /** Where there is room for one word. */
  readonly short: string;
  /** In a sentence: 'sizing among consumers'. */
  readonly words: string;
  readonly unit: FigureUnit;
}

interface SignalFigureForm extends FigureForm {
  /** The title of its column in an exported spreadsheet, without the unit. */
  readonly column: string;
  /** With the placeholder $type for 'topic' or 'trend'. */
  readonly meaning: string;
  /** null: unknown, which is not 0. */
  readonly valueOf: (signal: Measured) => number | null;
}

/** The figures of the data, in the order of their rows and columns. The larger number is always more. */
export const FIGURES = {
  growth: {
    label: 'Growth',
    head: 'Growth',
    short: 'Growth',
    words: 'growth a year',
    unit: 'rate',
    column: growthTitle(null),
    meaning: growthMeaning(null),
    valueOf: ({ growth }) => growth,
  },
  sizing: {
    label: 'Average sizing',
    head: 'Average sizing',
    short: 'Sizing',
    words: 'average sizing',
    unit: 'share',
    column: 'Average sizing',
    meaning: 'How large this $type is on average, as a percentage.',
    valueOf: ({ sizing }) => sizing.average,
  },
  consumer: {
    label: 'Consumers',
    head: 'Consumers',
    short: 'Consumers',
    words: 'sizing among consumers',
    unit: 'share',
    column: 'Consumer sizing',
    meaning: 'How large this $type is for consumers, as a percentage.',
    valueOf: ({ sizing }) => sizing.consumer,
  },
  industry: {
    label: 'Industry',
    head: 'Industry',
    short: 'Industry',
    words: 'sizing in industry',
    unit: 'share',
    column: 'Industry sizing',
    meaning: 'How large this $type is for industry, as a percentage.',
    valueOf: ({ sizing }) => sizing.industry,
  },
  society: {
    label: 'Society',
    head: 'Society',
    short: 'Society',
    words: 'sizing in society',
    unit: 'share',
    column: 'Society sizing',
    meaning: 'How large this $type is for society, as a percentage.',
    valueOf: ({ sizing }) => sizing.society,
  },
  drivers: {
    label: 'Impacting drivers',
    head: 'Drivers',
    short: 'Drivers',
    words: 'impacting drivers',
    unit: 'count',
    column: 'Number of impacting drivers',
    meaning: 'How many drivers act on this $type.',
    valueOf: ({ driverCount }) => driverCount,
  },
} as const satisfies Readonly<Record<string, SignalFigureForm>>;

export type SignalFigure = keyof typeof FIGURES;
export const SIGNAL_FIGURES = Object.keys(FIGURES) as readonly SignalFigure[];

/** Those that are shown on a scale from 0 to 100 %. */
export const SIZING_FIGURES = ['sizing', ...LENSES] as const;

/**
 * The decimals of a column of percentages in lists, charts and sentences: those that the values need, at most one of growth
 * and none of sizing. Cards show two (specification, section 5), and what is compared with a bound of the user all.
 */
export function shownDecimals(figure: SignalFigure, values: readonly (number | null)[]): number {
  const { unit }: FigureForm = FIGURES[figure];
  return unit === 'share' ? 0 : Math.min(MOST_DECIMALS, decimalsOf(values));
}

const MOST_DECIMALS = 1;

/**
 * '+24.3 %', '33 %', '3'; a mean of counts with one decimal; a dash where it is unknown.
 * @param decimals of a percentage; omitted: those of {@link shownDecimals}
 */
export function formatFigure(figure: SignalFigure, value: number | null, decimals?: number): string {
  if (value === null) return MISSING_FIGURE;
  const { unit }: FigureForm = FIGURES[figure];
  if (unit === 'count') return Number.isInteger(value) ? formatCount(value) : fixedDigits(value, 1);
  const text = formatFraction(value, decimals ?? shownDecimals(figure, [value]));
  return unit === 'rate' && Number.parseFloat(text) > 0 ? `+${text}` : text;
}

/** 'Growth +12.1 %, sizing 73 %': those that are known. */
export function figuresInLine(signal: Measured): string {
  const known = (['growth', 'sizing'] as const).filter((figure) => figureOf(figure, signal) !== null);
  return capitalized(
    known
      .map((each) => `${FIGURES[each].short.toLowerCase()} ${formatFigure(each, figureOf(each, signal))}`)
      .join(', '),
  );
}

/** Where a signal is on a map: 'growth +10.8 %, average sizing 52 %'. */
export function placeInWords({
  growth,
  sizing,
}: Pick<Measured, 'growth'> & { readonly sizing: Pick<Measured['sizing'], 'average'> }): string {
  return `growth ${formatFigure('growth', growth)}, average sizing ${formatFigure('sizing', sizing.average)}`;
}

export function figureOf(figure: SignalFigure, signal: Measured): number | null {
  return FIGURES[figure].valueOf(signal);
}

/** 'Growth, 3-year CAGR', 'Average sizing'. */
function figureTitle(figure: SignalFigure, growth: GrowthName): string {
  return figure === 'growth' ? growthTitle(growth) : FIGURES[figure].column;
}

/** Title of its column in a spreadsheet: 'Growth, 3-year CAGR (%)'. */
export function spreadsheetTitle(figure: SignalFigure, growth: GrowthName): string {
  const title = figureTitle(figure, growth);
  return FIGURES[figure].unit === 'count' || namesPercent(title) ? title : `${title} (%)`;
}

/** 'Previous growth, 3-year CAGR (%)'. */
export function previousTitle(figure: SignalFigure, growth: GrowthName): string {
  const title = spreadsheetTitle(figure, growth);
  return `Previous ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** In a spreadsheet fractions are percentages, rounded to the decimals that the product shows. */
export function spreadsheetFigure(figure: SignalFigure, value: number | null | undefined): number | null {
  if (value == null || FIGURES[figure].unit === 'count') return value ?? null;
  return roundedTo(value * 100, DECIMALS);
}

/** Something of each figure. */
export function ofEachFigure<Value>(valueOf: (figure: SignalFigure) => Value): Readonly<Record<SignalFigure, Value>> {
  return Object.fromEntries(SIGNAL_FIGURES.map((figure) => [figure, valueOf(figure)])) as Record<SignalFigure, Value>;
}
