import type { TeamPerson, Standing } from '../../application/decisions/colleagues';
import { isDecided, topicStatusName, TOPIC_STATUSES, type TopicStatus } from '../../domain/topic/topic-status';
import { Row, Text } from '../kit/layout/stack';
import { StatusIcon } from '../signal/status-icon';
import styles from './colleague-line.module.scss';

interface Props {
  readonly says: readonly Standing[];
  readonly own: TopicStatus | null;
}

/** From so many colleagues on, they are counted. */
const COUNTED = 6;

/** Colleagues by their status, on a card of the board: the same as yours last, and muted. */
export function ColleagueLine({ says, own }: Props) {
  const groups = TOPIC_STATUSES.filter(isDecided)
    .map((status) => ({ status, members: says.filter((say) => say.status === status) }))
    .filter(({ members }) => members.length > 0)
    .sort((one, other) => Number(one.status === own) - Number(other.status === own));
  if (groups.length === 0) return null;
  const nameOf = ({ member, isYou }: Standing): string => (isYou ? 'You' : member.name);
  return (
    <Row as="span" gap="0 8" wrap type="caption" className={styles.line}>
      {groups.map(({ status, members }) => (
        <Row as="span" gap={4} fit="shrink" key={status} data-same={status === own || undefined}>
          <StatusIcon status={status} size={14} />
          <span className="visually-hidden">{topicStatusName(status)}: </span>
          <Text as="span" breaks>
            {says.length >= COUNTED ? members.length : members.map(nameOf).join(', ')}
          </Text>
        </Row>
      ))}
    </Row>
  );
}

/** A colleague is two steps or more from you. */
export function SplitMark() {
  return (
    <svg
      className={styles.split}
      width={20}
      height={8}
      viewBox="0 0 20 8"
      role="img"
      aria-label="A colleague disagrees"
    >
      <path d="M4 4h12" />
      <circle cx={4} cy={4} r={3} />
      <circle cx={16} cy={4} r={3} />
    </svg>
  );
}

interface MemberDiscProps {
  readonly member: Pick<TeamPerson, 'initials' | 'isYou' | 'name'>;
  /** In px. */
  readonly size?: 20 | 24 | 36;
}

/** The initials of a member on a neutral disc; you in ink. The text beside it names the member. */
export function MemberDisc({ member, size = 24 }: MemberDiscProps) {
  return (
    <span
      className={styles.disc}
      data-you={member.isYou || undefined}
      data-size={size}
      title={member.name}
      aria-hidden="true"
    >
      {member.initials}
    </span>
  );
}
