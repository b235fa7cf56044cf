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
  /** At the end of the badge's line, where nothing moves when it comes late. */
  readonly relations: ReactNode;
}

/** In characters; longer names are set smaller. */
const LONG_NAME = 60;

/** Badge, name and description. The heading stays the same element while it waits: the focus may be on it. */
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
