import * as v from 'valibot';
import { OWN_PART } from '../../../application/own-data/personal-part';
import type { IdNumbers } from './own-ids';

const numbers = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999)));
const ownPart = v.object({
  id: v.pipe(v.string(), v.regex(/^own-\d{8}$/)),
  topics: numbers,
  trends: numbers,
});

/** Which project a file was exported from, and the numbers of its rows there. */
export interface OwnPart extends IdNumbers {
  readonly id: string;
}

/** null: the file is no export of an own project, or its part was damaged. */
export function ownPartOf(meta: Readonly<Record<string, unknown>>): OwnPart | null {
  const result = v.safeParse(ownPart, meta[OWN_PART]);
  if (!result.success) return null;
  const { id, topics, trends } = result.output;
  return isDistinct(topics) && isDistinct(trends) ? { id, topics, trends } : null;
}

function isDistinct(of: Readonly<Record<string, number>>): boolean {
  const values = Object.values(of);
  return new Set(values).size === values.length;
}
