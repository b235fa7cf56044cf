import { countOf, formatCount } from '../shared/figures';
import { joined } from '../shared/words';

/** Codes on the wire (specification, section 9). */
export const QUADRANT_CODES = [1, 2, 3, 4] as const;
export type QuadrantCode = (typeof QUADRANT_CODES)[number];

export type QuadrantName = 'strong_signal' | 'mature_signal' | 'potential_disruptor' | 'uncertain_signal' | 'default';

export type SignalType = 'topic' | 'trend';

/** The maturity of a signal (specification, section 3). */
export interface Quadrant {
  /** null for the quadrant "default", of signals without a valid code. */
  readonly code: QuadrantCode | null;
  readonly name: QuadrantName;
  readonly label: string;
  /** By sizing and by growth; null: unclassified. */
  readonly isLarge: boolean | null;
  readonly isFast: boolean | null;
  /** With the placeholder $type; see {@link quadrantDescription}. */
  readonly description: string;
}

export const UNCLASSIFIED: Quadrant = {
  code: null,
  name: 'default',
  label: 'Unclassified',
  isLarge: null,
  isFast: null,
  description: 'This $type has not been placed in a quadrant yet.',
};

export const QUADRANTS = {
  1: {
    code: 1,
    name: 'strong_signal',
    label: 'Strong Signal',
    isLarge: true,
    isFast: true,
    description: 'A $type that is already large and still growing fast: act on it now.',
  },
  2: {
    code: 2,
    name: 'mature_signal',
    label: 'Mature Signal',
    isLarge: true,
    isFast: false,
    description: 'A $type that is large and grows slowly: part of the market you are in.',
  },
  3: {
    code: 3,
    name: 'potential_disruptor',
    label: 'Potential Disruptor',
    isLarge: false,
    isFast: true,
    description: 'A $type that is still small but grows fast: it may change the rules.',
  },
  4: {
    code: 4,
    name: 'uncertain_signal',
    label: 'Uncertain Signal',
    isLarge: false,
    isFast: false,
    description: 'A $type that is small and does not grow fast yet: keep an eye on it.',
  },
} as const satisfies Readonly<Record<QuadrantCode, Quadrant>>;

/** @returns null for anything but a code, as a number or text */
export function parseQuadrantCode(raw: unknown): QuadrantCode | null {
  const text = typeof raw === 'string' ? raw.trim() : null;
  return QUADRANT_CODES.find((code) => code === raw || String(code) === text) ?? null;
}

export function quadrantOf(code: QuadrantCode | null): Quadrant {
  return code === null ? UNCLASSIFIED : QUADRANTS[code];
}

/** The quadrant of a size and a growth. */
export function quadrantWhere(isLarge: boolean, isFast: boolean): QuadrantCode {
  return QUADRANT_CODES.find((code) => QUADRANTS[code].isLarge === isLarge && QUADRANTS[code].isFast === isFast) ?? 1;
}

/** The description with $type replaced by 'topic' or 'trend' (specification, section 3). */
export function quadrantDescription(quadrant: Quadrant, type: SignalType): string {
  return quadrant.description.replaceAll('$type', type);
}

/** '3 Strong Signals', '2 unclassified'; the labels of own data are not put into the plural: '2 Watch'. */
export function countInQuadrant(count: number, { code, label }: Quadrant): string {
  if (code === null) return `${formatCount(count)} ${label.toLowerCase()}`;
  return label === QUADRANTS[code].label ? countOf(count, label) : `${formatCount(count)} ${label}`;
}

/** 'Uncertain Signal' of one, '2 Strong Signals and 1 unclassified' of several. */
export function inQuadrants(quadrants: readonly Quadrant[]): string {
  const [first] = quadrants;
  if (quadrants.length === 1 && first !== undefined) return first.label;
  const groups = [...QUADRANT_CODES, null].map((code) => quadrants.filter((quadrant) => quadrant.code === code));
  return joined(groups.flatMap((group) => (group[0] === undefined ? [] : countInQuadrant(group.length, group[0]))));
}

/** A label for narrow columns: "Strong", "Disruptor". */
export function shortQuadrantLabel({ label }: Pick<Quadrant, 'label'>): string {
  return label.replaceAll(/^Potential | Signal$/g, '') || label;
}
