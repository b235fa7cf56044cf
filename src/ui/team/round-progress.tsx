import { observer } from 'mobx-react-lite';
import type { RoundView } from '../../application/team/team-rounds';
import { formatCount } from '../../domain/shared/figures';
import { Text } from '../kit/layout/text';
import { MemberDisc } from './member-disc';
import styles from './round-screen.module.scss';

/** How far each member is; never what was decided. */
export const RoundProgress = observer(function RoundProgress({ view }: { readonly view: RoundView }) {
  const { round, progress } = view;
  return (
    <Text as="ul" type="small" pad="4 8" className={styles.progress} aria-label="Progress">
      {progress.map(({ member, done }) => (
        <li key={member.id}>
          <MemberDisc member={member} isEmpty={done === 0} />
          <span dir="auto">{member.isYou ? 'You' : member.name}</span>
          <progress value={done} max={round.topics.length} aria-label={`Decided by ${member.name}`} />
          <Text as="span" tabular tone="muted" className={styles.count}>
            {done === round.topics.length ? 'done' : `${formatCount(done)} / ${formatCount(round.topics.length)}`}
          </Text>
        </li>
      ))}
    </Text>
  );
});
