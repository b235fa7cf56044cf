import { Item, Root } from '@radix-ui/react-radio-group';
import { ChevronDown, LoaderCircle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { TopicCard } from '../../../application/flashcards/topic-card';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../../domain/topic/topic-status';
import { StatusIcon } from '../../kit/signal/status-icon';
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
    <div className={styles.picker}>
      <span className={styles.label} id={labelId}>
        Your status
      </span>
      {previous !== null && previous !== status && (
        <button type="button" className={styles.previous} onClick={() => card.pickStatus(previous)}>
          Was: {topicStatusName(previous)}
          <span className="visually-hidden"> (change it back)</span>
        </button>
      )}
      <Choice labelId={labelId} status={status} saving={card.isSavingStatus} onPick={card.pickStatus} />
    </div>
  );
});

interface ChoiceProps {
  readonly labelId: string;
  readonly status: TopicStatus;
  readonly saving: boolean;
  readonly onPick: (status: TopicStatus) => void;
}

function Segments({ labelId, status, saving, onPick }: ChoiceProps) {
  return (
    <Root
      className={styles.track}
      value={String(status)}
      onValueChange={(value) => onPick(Number(value) as TopicStatus)}
      aria-labelledby={labelId}
      aria-busy={saving}
      orientation="horizontal"
    >
      {TOPIC_STATUSES.map((each) => (
        <Item key={each} value={String(each)} className={styles.segment}>
          <CurrentIcon status={each} chosen={each === status} saving={saving} />
          {topicStatusName(each)}
        </Item>
      ))}
    </Root>
  );
}

function Select({ labelId, status, saving, onPick }: ChoiceProps) {
  return (
    <span className={styles.select}>
      <CurrentIcon status={status} chosen saving={saving} />
      <select
        value={String(status)}
        aria-labelledby={labelId}
        aria-busy={saving}
        onChange={(event) => onPick(Number(event.target.value) as TopicStatus)}
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
