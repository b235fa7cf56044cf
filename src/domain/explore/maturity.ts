import { QUADRANT_CODES, quadrantOf, type QuadrantCode } from '../topic/quadrant';

/** The single-select maturity filter (specification, section 4). */
export interface MaturityOption {
  readonly label: string;
  readonly quadrants: readonly QuadrantCode[];
}

export const ALL_SIGNALS: MaturityOption = { label: 'All signals', quadrants: QUADRANT_CODES };

export const MATURITY_OPTIONS: readonly MaturityOption[] = [
  ALL_SIGNALS,
  ...QUADRANT_CODES.map((code) => ({ label: quadrantOf(code).label, quadrants: [code] })),
];

/** The option that a quadrant filter stands for; empty, full and anything unusual is 'All signals'. */
export function maturityOf(quadrants: readonly QuadrantCode[]): MaturityOption {
  const [only, ...others] = quadrants;
  if (only === undefined || others.length > 0) return ALL_SIGNALS;
  return (
    MATURITY_OPTIONS.find((option) => option.quadrants.length === 1 && option.quadrants[0] === only) ?? ALL_SIGNALS
  );
}
