/** The size of an own file in its own unit. */
export interface SizeAxis {
  /** Such as 'Market 2026 (Mio. EUR)'. */
  readonly name: string;
  /** What counts as a sizing of 1. */
  readonly whole: number;
}
