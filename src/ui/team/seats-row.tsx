import { EyeOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { RoundTopic, RoundView, TeamRounds } from '../../application/team/team-rounds';
import { dayAndMonth } from '../../domain/shared/calendar';
import { seatsSentence } from '../../domain/team/team-words';
import { isDecided, TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { MemberDisc } from './member-disc';
import { Stand } from './stand';
import styles from './team-row.module.scss';

interface Props {
  readonly rounds: TeamRounds;
  readonly view: RoundView;
  readonly row: RoundTopic;
}

/** In a round: who has decided on the topic, never what, until its rule opens it; and the round before, without names. */
export const SeatsRow = observer(function SeatsRow({ rounds, view: { round }, row }: Props) {
  const seats = row.seats.filter(({ member }) => !member.isYou);
  const earlier = rounds.all.find((each) => each.round.id === round.follows);
  const before = earlier && rounds.topicsOf(earlier).find(({ id }) => id === row.id);
  const opens =
    round.hiding === 'close' ? `opens for all on ${dayAndMonth(round.closesAt)}` : 'opens when you have decided';
  const isOpen = row.votes.some(({ member }) => !member.isYou);
  return (
    <>
      <Row gap={8} type="small" className={styles.row}>
        <EyeOff size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.label}>Team</span>
        <Row as="span" gap="4 16" wrap fit="grow" pad="8 0">
          <Row as="span" gap={4} aria-hidden="true">
            {seats.map(({ member, hasVoted }) => (
              <MemberDisc key={member.id} member={member} isEmpty={!hasVoted} />
            ))}
          </Row>
          <span className={styles.seated}>
            <b>{seatsSentence(seats)}</b>{' '}
            {!isOpen && <span className={styles.muted}>What they chose {opens}; the files can be read.</span>}
          </span>
        </Row>
      </Row>
      {isOpen && (
        <Box pad="4 0" className={styles.open}>
          <Stand says={row.votes} isLabelled />
        </Box>
      )}
      {before !== undefined && before.votes.length > 0 && (
        <Text type="small" tone="muted" pad="0 0 8" className={styles.before}>
          Round before:{' '}
          {TOPIC_STATUSES.filter(isDecided)
            .map((status) => ({ status, count: before.votes.filter((each) => each.status === status).length }))
            .filter(({ count }) => count > 0)
            .map(({ status, count }) => `${count} ${topicStatusName(status)}`)
            .join(', ')}
          . {before.votes.flatMap(({ reason }) => (reason === null ? [] : `“${reason}”`)).join(' ')}
        </Text>
      )}
    </>
  );
});
