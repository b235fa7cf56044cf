import { QUADRANT_CODES, quadrantOf, type QuadrantCode } from './quadrant';

interface MaturityOption {
  readonly label: string;
  readonly quadrants: readonly QuadrantCode[];
}

export const ALL_SIGNALS: MaturityOption = { label: 'All signals', quadrants: QUADRANT_CODES };

/** The options of the maturity dropdown, single select (specification, section 4). */
export const MATURITY_OPTIONS: readonly MaturityOption[] = [
  ALL_SIGNALS,
  ...QUADRANT_CODES.map((code) => ({ label: quadrantOf(code).label, quadrants: [code] })),
];

/** The option of a quadrant filter: that of a single quadrant, or else 'All signals'. */
export function maturityOf([only, ...others]: readonly QuadrantCode[]): MaturityOption {
  const single = MATURITY_OPTIONS.find(({ quadrants }) => quadrants.length === 1 && quadrants[0] === only);
  return others.length === 0 && single !== undefined ? single : ALL_SIGNALS;
}
