import type { Call } from './calls';
import type { Fault } from './played-api';

/** A page of the product, by its path, or a state of the screen (specification, sections 4 and 8). */
export type Outcome =
  | '/login'
  | '/403'
  | '/404'
  | '/maintenance'
  | '/500'
  | 'Try again'
  | '/router, Try again'
  | 'goes without'
  | 'taken back'
  | 'gone'
  | 'only logged'
  | 'shown'
  | 'nothing in it';

/** What the specification wants to become of this call with this fault. */
export function expectedOutcome({ name, part, takesAnyObject, isCard }: Call, fault: Fault): Outcome {
  if (fault === 'huge') return 'shown';
  // What is told is not read back: an answer of whatever kind is one.
  if (part === 'told') return fault === 'wrong types' || fault === 'empty' ? 'shown' : 'only logged';
  if (fault === '401') return '/login';
  if (fault === '403' && name === 'GET /api/sows/') return '/403';
  if (part === 'saved') return 'taken back';
  if (fault === '404' && isCard) return 'gone';
  if (fault === '404' && part !== 'check') return '/404';
  if (fault === '417') return '/maintenance';
  if (fault === '500' || fault === '503') return '/500';
  if (fault === 'wrong types' && takesAnyObject) return 'nothing in it';
  // Without an answer nothing was checked: the address stays.
  const isAnswered = fault !== 'dropped socket' && fault !== 'silence';
  if (part === 'check' && isAnswered) return '/router, Try again';
  return part === 'quiet' ? 'goes without' : 'Try again';
}
