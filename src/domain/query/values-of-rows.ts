import { consensusLevel, consensusName } from '../topic/signal';
import { columnOfKey, isOwnKey, ownValuesOf, partsOfLabel, type OwnKey } from '../topic/own-values';
import type { QueryFacts } from './query-facts';
import { shiftOfRow, signalOfRow, topicsOfRow, trendOfRow, type Row } from './row';

/** What a row may have no value of. */
export const VALUED = ['shift', 'trend', 'consensus', 'platform'] as const;
export type Valued = (typeof VALUED)[number] | OwnKey;

/** The names of what a row belongs to, or is called; empty: the data says none. */
export function valuesOfRow(of: Valued, row: Row, facts: QueryFacts): readonly string[] {
  if (isOwnKey(of)) {
    const value = 'topic' in row ? ownValuesOf(row.topic)[columnOfKey(of)] : null;
    return value == null ? [] : partsOfLabel(String(value));
  }
  switch (of) {
    case 'shift':
      return orNone(shiftOfRow(row, facts));
    case 'trend':
      return orNone(trendOfRow(row));
    case 'consensus': {
      const level = consensusLevel(signalOfRow(row)?.consensus.label ?? null);
      return level === null ? [] : [consensusName(level)];
    }
    case 'platform': {
      const own = topicsOfRow(row, facts).map(({ name }) => name);
      return [...facts.platforms].flatMap(([name, topics]) =>
        topics.some((topic) => own.includes(topic)) ? [name] : [],
      );
    }
  }
}

export function orNone(name: string | null | undefined): readonly string[] {
  return name == null ? [] : [name];
}
