import { ChevronLeft, ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { REVIEW_COMMANDS } from '../../application/review/review-commands';
import type { ReviewViewModel } from '../../application/review/review.view-model';
import type { ReactNode } from 'react';
import { isDecided, TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { IconButton } from '../kit/controls/icon-button';
import { StatusIcon } from '../signal/status-icon';
import { Key, shortcutsOf } from '../keys/key';
import { Box, Row } from '../kit/layout/stack';
import { useDock } from '../kit/layout/use-dock';
import styles from './dock.module.scss';

interface Props {
  readonly review: ReviewViewModel;
  readonly disabled: boolean;
  /** The line of the last act has a field, which needs the room. */
  readonly isWriting: boolean;
  /** The line of the last act. */
  readonly children: ReactNode;
}

/** The line of the last act, and the five statuses: one click or key decides and goes on. */
export const Dock = observer(function Dock({ review, disabled, isWriting, children }: Props) {
  const { queue } = review;
  return (
    <Box as="footer" pad="0 gutter 16" className={styles.dock} ref={useDock()} data-print="none">
      <Row gap={8} className={styles.line} data-act={review.acts.last !== null || undefined}>
        {children}
        <div className={styles.hints} hidden={isWriting}>
          <span aria-hidden="true">
            <Key of={REVIEW_COMMANDS.commands.next} /> <Key of={REVIEW_COMMANDS.commands.back} /> next, back
          </span>
          <button
            type="button"
            aria-keyshortcuts={shortcutsOf(REVIEW_COMMANDS.commands.select)}
            aria-pressed={review.isSelected}
            disabled={disabled}
            onClick={review.toggleSelected}
          >
            <Key of={REVIEW_COMMANDS.commands.select} /> {review.isSelected ? 'selected' : 'select'}
          </button>
          <button
            type="button"
            aria-keyshortcuts={shortcutsOf(REVIEW_COMMANDS.commands.openCard)}
            disabled={disabled}
            onClick={review.openCard}
          >
            <Key of={REVIEW_COMMANDS.commands.openCard} /> open card
          </button>
        </div>
        <div className={styles.steps}>
          <IconButton
            label="Previous topic"
            icon={<ChevronLeft size={20} strokeWidth={1.75} />}
            disabled={disabled || queue.position === 0}
            onClick={review.back}
          />
          <IconButton
            label="Next topic"
            icon={<ChevronRight size={20} strokeWidth={1.75} />}
            disabled={disabled || queue.position >= queue.topics.length - 1}
            onClick={review.next}
          />
        </div>
      </Row>
      <Box pad={4} className={styles.segments} role="group" aria-label="Set the status and go on">
        {TOPIC_STATUSES.map((status) => (
          <button
            key={status}
            type="button"
            className={styles.segment}
            aria-keyshortcuts={String(status)}
            // An undecided topic has no status yet, so none is marked.
            aria-pressed={isDecided(status) && status === review.status}
            disabled={disabled}
            onClick={() => review.decide(status)}
          >
            <StatusIcon status={status} size={18} />
            <span>{topicStatusName(status)}</span>
            <Key of={REVIEW_COMMANDS.commands.decide} at={status} />
          </button>
        ))}
      </Box>
    </Box>
  );
});
