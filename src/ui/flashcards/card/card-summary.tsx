import type { ReactNode, RefObject } from 'react';
import type { SignalType } from '../../../domain/topic/quadrant';
import type { Signal } from '../../../domain/topic/signal';
import { NewBadge } from '../../kit/signal/new-badge';
import { Prose } from '../../kit/media/prose';
import { QuadrantBadge } from '../../kit/signal/quadrant-badge';
import styles from './card-summary.module.scss';

interface Props {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly titleId: string;
  readonly type: SignalType;
  readonly signal: Signal | null;
  readonly isNew: boolean;
  /** At the end of the badges' line, where it moves nothing when it is loaded later. */
  readonly relations: ReactNode;
}

/** In characters; longer names have a smaller font. */
const LONG_NAME = 60;

/** Badge, name and description. The heading is the same element while the card is loading, because it may have the focus. */
export function CardSummary({ titleRef, titleId, type, signal, isNew, relations }: Props) {
  const long = (signal?.name.length ?? 0) > LONG_NAME;
  return (
    <>
      {signal && (
        <div className={styles.badges}>
          <QuadrantBadge quadrant={signal.quadrant} type={type} />
          {isNew && <NewBadge />}
          <span className={styles.relations}>{relations}</span>
        </div>
      )}
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
