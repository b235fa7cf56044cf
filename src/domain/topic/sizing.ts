/** How large a signal is: one average and three lenses, each a fraction of 1, null where it is not known. */
export interface Sizing {
  readonly average: number | null;
  /** A word for the average, such as "Niche"; comes with the data. */
  readonly averageLabel: string | null;
  readonly consumer: number | null;
  readonly industry: number | null;
  readonly society: number | null;
}

export const SIZING_LENSES = ['average', 'consumer', 'industry', 'society'] as const;
export type SizingLens = (typeof SIZING_LENSES)[number];

export const SIZING_LENS_NAMES: Readonly<Record<SizingLens, string>> = {
  average: 'Average',
  consumer: 'Consumers',
  industry: 'Industry',
  society: 'Society',
};

export const UNKNOWN_SIZING: Sizing = {
  average: null,
  averageLabel: null,
  consumer: null,
  industry: null,
  society: null,
};
