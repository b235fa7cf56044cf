import { EyeOff, Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { formatCount } from '../../domain/shared/figures';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName } from '../../domain/topic/topic-status';
import { Row, Text } from '../kit/layout/stack';
import { StatusIcon } from '../signal/status-icon';
import { MemberDisc } from '../signal/colleague-line';
import { DecideAgainWords } from './decide-again-words';
import styles from './team-row.module.scss';
import { HIDDEN_WORDS } from '../../domain/topic/agreement';
import type { TeamTools } from '../../application/team/team-loader';

interface Props {
  readonly tools: TeamTools;
  readonly topic: Topic;
}

/** In the review queue: what colleagues have decided on the topic, and why. */
export const TeamRow = observer(function TeamRow({ tools: { store }, topic }: Props) {
  const isHidden = store.isHidden(topic.id);
  const says = store.standings(topic.id).filter(({ isYou }) => !isYou);
  const Icon = isHidden ? EyeOff : Users;
  return (
    <Row gap={8} type="small" className={styles.row}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.label}>Team</span>
      <Row as="span" gap="4 16" wrap fit="grow" pad="8 0">
        {isHidden && <span className={styles.muted}>{HIDDEN_WORDS}</span>}
        {!isHidden && says.length === 0 && <span className={styles.muted}>No colleague has decided</span>}
        {says.map(({ member, status, reason, decision }) => (
          <Row key={member.id} as="span" gap={8} fit="shrink" className={styles.say}>
            <MemberDisc member={member} size={20} />
            <b dir="auto">{member.name}</b>
            <StatusIcon status={status} size={14} />
            {topicStatusName(status)}
            {reason !== null && (
              <Text as="span" lines={1} tone="muted" className={styles.reason} title={reason} dir="auto">
                {reason}
              </Text>
            )}
            <DecideAgainWords decision={decision} />
          </Row>
        ))}
      </Row>
      {!isHidden && says.length > 0 && (
        <span className={styles.muted}>
          {formatCount(says.length)} of {formatCount(store.colleagues.length)}
        </span>
      )}
    </Row>
  );
});
