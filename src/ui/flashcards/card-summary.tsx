import type { RefObject } from 'react';
import type { SignalType } from '../../domain/topic/quadrant';
import type { Signal } from '../../domain/topic/signal';
import { Prose } from '../kit/prose';
import { QuadrantBadge } from '../kit/quadrant-badge';
import styles from './card-summary.module.scss';

interface Props {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly titleId: string;
  readonly type: SignalType;
  readonly signal: Signal | null;
}

/** In characters; longer names are set smaller. */
const LONG_NAME = 60;

/** Badge, name and description. The heading stays the same element while it waits: the focus may be on it. */
export function CardSummary({ titleRef, titleId, type, signal }: Props) {
  const long = (signal?.name.length ?? 0) > LONG_NAME;
  return (
    <>
      {signal && <QuadrantBadge quadrant={signal.quadrant} type={type} />}
      <h2
        ref={titleRef}
        id={titleId}
        tabIndex={-1}
        dir="auto"
        data-long={long || undefined}
        className={signal === null ? 'visually-hidden' : styles.name}
      >
        {signal?.name ?? 'Loading ...'}
      </h2>
      {signal !== null && signal.description !== '' && (
        <Prose className={styles.description} text={signal.description} lines={4} />
      )}
    </>
  );
}
