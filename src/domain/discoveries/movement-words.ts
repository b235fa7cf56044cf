import type { Movement } from '../library/changes-since';
import { countOf, formatCount } from '../shared/figures';
import { capitalNumber } from '../shared/number-word';
import { formatChange } from '../topic/figures';
import type { QuadrantCode } from '../topic/quadrant';
import { movementsOf, type WhatMoved } from './what-moved';

type LabelOf = (code: QuadrantCode) => string;

/** What stands out among the topics that moved: where most went, and whether growth and sizing rose or fell. */
export function movementSentences(moved: WhatMoved, labelOf: LabelOf): readonly string[] {
  const all = movementsOf(moved);
  if (all.length === 0) return [];
  return [whereMostWent(moved, labelOf), directionsOf(all)].filter((sentence) => sentence !== null);
}

function whereMostWent({ groups }: WhatMoved, labelOf: LabelOf): string | null {
  let most: { readonly quadrant: QuadrantCode; readonly count: number } | null = null;
  for (const { quadrant, movements } of groups) {
    const count = movements.length;
    if (quadrant !== null && count > (most?.count ?? 0)) most = { quadrant, count };
  }
  if (most === null) return null;
  return `${capitalNumber(most.count)} ${most.count === 1 ? 'topic' : 'topics'} moved to ${labelOf(most.quadrant)}.`;
}

/** "Growth fell for 19 of the 22 that moved, and average sizing rose for 18." */
function directionsOf(all: readonly Movement[]): string | null {
  const growth = directionOf(all, 'growth', 'growth fell', 'growth rose');
  const sizing = directionOf(all, 'averageSizing', 'average sizing fell', 'average sizing rose');
  const [first, second] = [growth, sizing].filter((direction) => direction !== null);
  if (first === undefined) return null;
  const of = all.length === 1 ? '' : ` for ${formatCount(first.count)} of the ${formatCount(all.length)} that moved`;
  const words = `${first.words.charAt(0).toUpperCase()}${first.words.slice(1)}${of}`;
  if (second === undefined) return `${words}.`;
  return all.length === 1
    ? `${words} and ${second.words}.`
    : `${words}, and ${second.words} for ${formatCount(second.count)}.`;
}

const FORMS = { growth: 'growth', averageSizing: 'sizing' } as const;

/** As the differences are shown. */
function directionOf(
  all: readonly Movement[],
  figure: 'growth' | 'averageSizing',
  fell: string,
  rose: string,
): { readonly words: string; readonly count: number } | null {
  const changes = all.map((movement) => formatChange(FORMS[figure], movement[figure]));
  const down = changes.filter((change) => change.startsWith('−')).length;
  const up = changes.filter((change) => change.startsWith('+')).length;
  if (down + up === 0) return null;
  return down > up ? { words: fell, count: down } : { words: rose, count: up };
}

/** "15 to another quadrant", "none of them to another quadrant". */
export function toAnotherQuadrantWords({ toAnotherQuadrant }: Pick<WhatMoved, 'toAnotherQuadrant'>): string {
  return `${toAnotherQuadrant === 0 ? 'none' : formatCount(toAnotherQuadrant)} to another quadrant`;
}

/** "and 2 trends"; null: no trend is new. */
export function newTrendsWords(trends: WhatMoved | null): string | null {
  const count = trends?.added.length ?? 0;
  return count === 0 ? null : `and ${countOf(count, 'trend')}`;
}
