import type { DatedDecision } from '../../src/domain/the-year/decision-history';
import { someFigures } from './topic-mother';

/** Important, on figures that are known, in October 2025. */
export function aDatedDecision(overrides: Partial<DatedDecision> = {}): DatedDecision {
  const none = { reason: null, condition: null, isConfirmed: false, isGone: false };
  return { status: 3, at: '2025-10-01T09:00:00.000Z', figures: someFigures(), ...none, ...overrides };
}
