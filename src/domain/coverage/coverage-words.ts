import { countOf, formatCount } from '../shared/figures';
import { QUADRANT_CODES, type QuadrantCode } from '../topic/quadrant';
import { byCoverage, type Coverage, type Tally } from './coverage';

type LabelOf = (code: QuadrantCode) => string;

/** The coverage in sentences: how much is decided, and which quadrant is covered least where one stands out. */
export function coverageSentences({ total, quadrants }: Coverage, labelOf: LabelOf): readonly string[] {
  const { all, decided } = total;
  if (decided === 0)
    return [all === 1 ? 'The one topic is still open.' : `All ${formatCount(all)} topics are still open.`];
  if (decided === all) return [all === 1 ? 'The one topic is decided.' : `All ${formatCount(all)} topics are decided.`];
  const least = leastCovered(quadrants);
  const lead = `${formatCount(decided)} of ${formatCount(all)} decided.`;
  if (least === null) return [lead];
  const [code, own] = least;
  const name = `${labelOf(code)}s`;
  return [
    lead,
    own.decided === 0
      ? `${name} are the blind spot: none of ${formatCount(own.all)}.`
      : `${name} are covered least: ${formatCount(own.decided)} of ${formatCount(own.all)}.`,
  ];
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

/** null where all quadrants are covered to the same share. */
function leastCovered(quadrants: Coverage['quadrants']): readonly [QuadrantCode, Tally] | null {
  const ordered = QUADRANT_CODES.flatMap((code) => {
    const own = quadrants.get(code);
    return own === undefined ? [] : [[code, own] as const];
  }).toSorted(([, one], [, other]) => byCoverage(one, other));
  const [first] = ordered;
  const last = ordered.at(-1);
  if (first === undefined || last === undefined) return null;
  return share(first[1]) === share(last[1]) ? null : first;
}

function share({ decided, all }: Tally): number {
  return decided / all;
}
