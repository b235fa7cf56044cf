/** How large a signal is, on average and by three lenses: fractions of 1, null where unknown. */
export interface Sizing {
  readonly average: number | null;
  /** Such as "Niche". */
  readonly averageLabel: string | null;
  readonly consumer: number | null;
  readonly industry: number | null;
  readonly society: number | null;
}

export const UNKNOWN_SIZING: Sizing = {
  average: null,
  averageLabel: null,
  consumer: null,
  industry: null,
  society: null,
};
