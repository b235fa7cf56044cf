import { countOf } from '../shared/figures';

/** Why a screen leaves topics out of its count. */
const REASONS = {
  status: 'that cannot have a status',
  place: 'whose growth or sizing is unknown',
  drivers: 'that no driver acts on',
} as const;

/** 'Without the 4 topics of this project that no driver acts on.'; '' where a screen counts all. */
export function leftOutWords(count: number, reason: keyof typeof REASONS): string {
  return count === 0 ? '' : `Without the ${countOf(count, 'topic')} of this project ${REASONS[reason]}.`;
}
