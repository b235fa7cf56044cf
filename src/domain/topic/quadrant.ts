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
  /** With the placeholder $type; see {@link quadrantDescription}. */
  readonly description: string;
}

export const UNCLASSIFIED: Quadrant = {
  code: null,
  name: 'default',
  label: 'Unclassified',
  description: 'This $type has not been placed in a quadrant yet.',
};

export const QUADRANTS: Readonly<Record<QuadrantCode, Quadrant>> = {
  1: {
    code: 1,
    name: 'strong_signal',
    label: 'Strong Signal',
    description: 'A $type that is already large and still growing fast: act on it now.',
  },
  2: {
    code: 2,
    name: 'mature_signal',
    label: 'Mature Signal',
    description: 'A $type that is large and grows slowly: part of the market you are in.',
  },
  3: {
    code: 3,
    name: 'potential_disruptor',
    label: 'Potential Disruptor',
    description: 'A $type that is still small but grows fast: it may change the rules.',
  },
  4: {
    code: 4,
    name: 'uncertain_signal',
    label: 'Uncertain Signal',
    description: 'A $type that is small and does not grow fast yet: keep an eye on it.',
  },
};

/** @returns null for anything but 1-4, as a number or text */
export function parseQuadrantCode(raw: unknown): QuadrantCode | null {
  const code = typeof raw === 'string' && /^[1-4]$/.test(raw.trim()) ? Number(raw) : raw;
  return QUADRANT_CODES.find((known) => known === code) ?? null;
}

export function quadrantOf(code: QuadrantCode | null): Quadrant {
  return code === null ? UNCLASSIFIED : QUADRANTS[code];
}

/** The description with $type replaced by 'topic' or 'trend' (specification, section 3). */
export function quadrantDescription(quadrant: Quadrant, type: SignalType): string {
  return quadrant.description.replaceAll('$type', type);
}

/** A label for narrow columns: "Strong", "Disruptor". */
export function shortQuadrantLabel({ label }: Quadrant): string {
  return label.replace(/^Potential | Signal$/, '');
}
