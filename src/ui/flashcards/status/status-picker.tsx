import { Item, Root } from '@radix-ui/react-radio-group';
import { ChevronDown, LoaderCircle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { TopicCard } from '../../../application/flashcards/topic-card';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../../domain/topic/topic-status';
import { Text } from '../../kit/layout/stack';
import { StatusIcon } from '../../signal/status-icon';
import { arrowDirection } from '../../kit/arrow-keys';
import styles from './status-picker.module.scss';

interface Props {
  readonly card: TopicCard;
  /** Too narrow for all statuses side by side. */
  readonly compact: boolean;
}

/** The user's own status of a topic (specification, section 4): any value, at any time. */
export const StatusPicker = observer(function StatusPicker({ card, compact }: Props) {
  const labelId = useId();
  const { status, previousStatus: previous } = card;
  if (status === null) return null;
  const Choice = compact ? Select : Segments;
  return (
    <Text as="div" tone="muted" above={24} className={styles.picker}>
      <Text as="span" type="small" className={styles.label} id={labelId}>
        Your status
      </Text>
      <Text as="span" type="caption" className={styles.waiting} role="status">
        {card.statusWaitsFor === 'connection' && 'Offline: saved when the connection is back'}
        {card.statusWaitsFor === 'storage' && 'Not saved yet: the storage of this browser refuses it'}
      </Text>
      {previous !== null && previous !== status && (
        <button type="button" className={styles.previous} onClick={() => card.pickStatus(previous)}>
          Was: {topicStatusName(previous)}
          <span className="visually-hidden"> (change it back)</span>
        </button>
      )}
      <Choice labelId={labelId} status={status} saving={card.isSavingStatus} onPick={card.pickStatus} />
    </Text>
  );
});

interface ChoiceProps {
  readonly labelId: string;
  readonly status: TopicStatus;
  readonly saving: boolean;
  readonly onPick: (status: TopicStatus) => void;
}

/** Arrow keys move the mark; Enter, Space or leaving the group picks what is marked. */
function Segments({ labelId, status, saving, onPick }: ChoiceProps) {
  const keyboard = useKeyboardChoice(status, onPick);
  return (
    <Root
      className={styles.track}
      value={String(keyboard.marked)}
      onValueChange={(value) => keyboard.choose(Number(value) as TopicStatus)}
      aria-labelledby={labelId}
      aria-busy={saving}
      orientation="horizontal"
      {...keyboard.listeners}
    >
      {TOPIC_STATUSES.map((each) => (
        <Item key={each} value={String(each)} className={styles.segment} onFocus={() => keyboard.focus(each)}>
          <CurrentIcon status={each} chosen={each === keyboard.marked} saving={saving} />
          {topicStatusName(each)}
        </Item>
      ))}
    </Root>
  );
}

/** Some browsers change the value of a closed select with each arrow key. */
function Select({ labelId, status, saving, onPick }: ChoiceProps) {
  const keyboard = useKeyboardChoice(status, onPick);
  return (
    <span className={styles.select}>
      <CurrentIcon status={keyboard.marked} chosen saving={saving} />
      <select
        value={String(keyboard.marked)}
        aria-labelledby={labelId}
        aria-busy={saving}
        onChange={(event) => keyboard.choose(Number(event.target.value) as TopicStatus)}
        {...keyboard.listeners}
      >
        {TOPIC_STATUSES.map((each) => (
          <option key={each} value={String(each)}>
            {topicStatusName(each)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

function CurrentIcon({ status, chosen, saving }: { status: TopicStatus; chosen: boolean; saving: boolean }) {
  if (!chosen || !saving) return <StatusIcon status={status} bold={chosen} />;
  return (
    <LoaderCircle
      className={styles.spinner}
      size={16}
      strokeWidth={2}
      data-testid="status-spinner"
      aria-hidden="true"
    />
  );
}

interface KeyboardChoice {
  /** What is shown as chosen: the status, or what the arrow keys have moved to. */
  readonly marked: TopicStatus;
  readonly choose: (status: TopicStatus) => void;
  /** An arrow key may move the focus only after it is released, and then the radio group changes no value. */
  readonly focus: (status: TopicStatus) => void;
  readonly listeners: {
    readonly onKeyDownCapture: (event: KeyboardEvent) => void;
    readonly onPointerDown: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Lets arrow keys pass over statuses without picking each: Enter, Space or leaving the control picks what is marked,
 * Escape takes the mark back. A click picks at once.
 */
function useKeyboardChoice(status: TopicStatus, onPick: (status: TopicStatus) => void): KeyboardChoice {
  const [candidate, setCandidate] = useState<TopicStatus | null>(null);
  const isMoving = useRef(false);
  const pickMarked = (): void => {
    isMoving.current = false;
    setCandidate(null);
    if (candidate !== null && candidate !== status) onPick(candidate);
  };
  return {
    marked: candidate ?? status,
    choose: (chosen) => {
      setCandidate(isMoving.current ? chosen : null);
      if (!isMoving.current) onPick(chosen);
    },
    focus: (focused) => isMoving.current && setCandidate(focused),
    listeners: {
      onKeyDownCapture: (event) => {
        const { key } = event;
        isMoving.current = arrowDirection(event) !== null || key === 'Home' || key === 'End';
        if (key === 'Enter' || key === ' ') pickMarked();
        if (key === 'Escape') setCandidate(null);
      },
      onPointerDown: () => (isMoving.current = false),
      onBlur: ({ currentTarget, relatedTarget }) => {
        // Without a new focus the window was left, or the card was closed.
        const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (isLeft) pickMarked();
      },
    },
  };
}
