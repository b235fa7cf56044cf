import { newTrendsWords, toAnotherQuadrantWords } from '../../domain/discoveries/movement-words';
import type { WhatMoved } from '../../domain/discoveries/what-moved';
import { formatCount } from '../../domain/shared/figures';
import { Text } from '../kit/layout/text';
import styles from './refresh-facts.module.scss';

interface Props {
  readonly sentences: readonly string[];
  readonly topics: WhatMoved;
  readonly trends: WhatMoved | null;
}

/** What stands out, and how many topics moved, are new and are gone. */
export function RefreshFacts({ sentences, topics, trends }: Props) {
  const facts: readonly (readonly [name: string, count: number, note: string | null])[] = [
    ['Moved', topics.moved, topics.moved > 0 ? toAnotherQuadrantWords(topics) : null],
    ['New', topics.added.length, newTrendsWords(trends)],
    ['Gone', topics.gone.length, topics.gone.length > 0 ? 'no longer tracked' : null],
  ];
  return (
    <>
      {sentences.length > 0 && <p className={styles.sentences}>{sentences.join(' ')}</p>}
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
    </>
  );
}
