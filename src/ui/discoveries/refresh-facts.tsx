import type { WhatMoved } from '../../domain/discoveries/what-moved';
import { countOf, formatCount } from '../../domain/shared/figures';
import { Text } from '../kit/layout/text';
import styles from './refresh-facts.module.scss';

interface Props {
  readonly topics: WhatMoved;
  readonly newTrends: number;
}

/** How many topics moved, are new and are gone. */
export function RefreshFacts({ topics: { movements, added, gone, toAnotherQuadrant }, newTrends }: Props) {
  const facts: readonly (readonly [name: string, count: number, note: string])[] = [
    ['Moved', movements.length, movements.length > 0 ? `${formatCount(toAnotherQuadrant)} to another quadrant` : ''],
    ['New', added.length, newTrends > 0 ? `and ${countOf(newTrends, 'trend')}` : ''],
    ['Gone', gone.length, gone.length > 0 ? 'no longer tracked' : ''],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, count, note]) => (
        <div key={name}>
          <Text as="dt" type="small" tone="muted">
            {name}
          </Text>
          <Text as="dd" type="caption" tone="muted">
            <b>{formatCount(count)}</b> {note}
          </Text>
        </div>
      ))}
    </dl>
  );
}
