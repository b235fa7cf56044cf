import { Item, Root } from '@radix-ui/react-radio-group';
import { ChevronDown, LoaderCircle } from 'lucide-react';
import { useId } from 'react';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../../domain/topic/topic-status';
import { StatusIcon } from '../../kit/signal/status-icon';
import styles from './status-picker.module.scss';

interface Props {
  readonly status: TopicStatus;
  /** The status before the last pick, offered again. */
  readonly previous: TopicStatus | null;
  readonly saving: boolean;
  /** Too narrow for all statuses side by side. */
  readonly compact: boolean;
  readonly onPick: (status: TopicStatus) => void;
}

/** The user's own status of a topic (specification, section 4): any value, at any time. */
export function StatusPicker({ status, previous, saving, compact, onPick }: Props) {
  const labelId = useId();
  return (
    <div className={styles.picker}>
      <span className={styles.label} id={labelId}>
        Your status
      </span>
      {previous !== null && previous !== status && (
        <button type="button" className={styles.previous} onClick={() => onPick(previous)}>
          Was: {topicStatusName(previous)}
          <span className="visually-hidden"> (change it back)</span>
        </button>
      )}
      {compact ? (
        <Select labelId={labelId} status={status} saving={saving} onPick={onPick} />
      ) : (
        <Segments labelId={labelId} status={status} saving={saving} onPick={onPick} />
      )}
    </div>
  );
}

type PartProps = Pick<Props, 'status' | 'saving' | 'onPick'> & { readonly labelId: string };

function Segments({ labelId, status, saving, onPick }: PartProps) {
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

function Select({ labelId, status, saving, onPick }: PartProps) {
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
