import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { RingMove } from '../../../domain/topic/topic';

/** Before a name: a dot, with a ring around it where it is new, or an arrow towards the inner rings or away from them. */
export function RingMark({ move }: { readonly move: RingMove | null }) {
  if (move === 'in') return <ArrowLeft size={12} strokeWidth={2.25} aria-hidden="true" />;
  if (move === 'out') return <ArrowRight size={12} strokeWidth={2.25} aria-hidden="true" />;
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="2.75" fill="currentColor" />
      {move === 'new' && <circle cx="6" cy="6" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.25" />}
    </svg>
  );
}
