import { countOf, formatCount } from '../shared/figures';
import { joined } from '../shared/joined';
import type { QuadrantCode } from '../topic/quadrant';
import type { Coverage, Tally } from './coverage';

type LabelOf = (code: QuadrantCode) => string;

/** The coverage in sentences: how much is decided, and which quadrants are covered least. */
export function coverageSentences({ total, quadrants }: Coverage, labelOf: LabelOf): readonly string[] {
  const { all, decided } = total;
  if (decided === 0)
    return [all === 1 ? 'The one topic is still open.' : `All ${formatCount(all)} topics are still open.`];
  if (decided === all) return [all === 1 ? 'The one topic is decided.' : `All ${formatCount(all)} topics are decided.`];
  const lead = `${formatCount(decided)} of ${formatCount(all)} decided.`;
  const least = leastCovered(quadrants);
  if (least.length === 0) return [lead];
  const names = least.map(([code, own]) => `${labelOf(code)} (${partOf(own)})`);
  const isBlind = least.every(([, own]) => own.decided === 0);
  return [lead, `${isBlind ? 'Blind spot' : 'Covered least'}: ${joined(names)}.`];
}

function partOf({ decided, all }: Tally): string {
  return `${decided === 0 ? 'none' : formatCount(decided)} of ${formatCount(all)}`;
}

/** "1 of 6 decided, 1 Important, 5 open". */
export function tallyWords({ all, decided, important }: Tally): string {
  const open = all - decided;
  return [
    `${formatCount(decided)} of ${countOf(all, 'topic')} decided`,
    important > 0 && `${formatCount(important)} Important`,
    open > 0 && `${formatCount(open)} open`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The quadrants with the smallest share that is decided; empty where all are covered to the same share. */
function leastCovered(quadrants: Coverage['quadrants']): readonly (readonly [QuadrantCode, Tally])[] {
  const shares = [...quadrants.values()].map(share);
  const least = Math.min(...shares);
  return shares.every((each) => each === least) ? [] : [...quadrants].filter(([, own]) => share(own) === least);
}

function share({ decided, all }: Tally): number {
  return decided / all;
}
