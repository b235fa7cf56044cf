import type { TeamMember } from '../../domain/team/member';
import styles from './marks.module.scss';

interface Props {
  readonly member: Pick<TeamMember, 'initials' | 'isYou' | 'name'>;
  /** In px. */
  readonly size?: 20 | 24 | 36;
}

/** The initials of a member on a neutral disc; you in ink. The text beside it names the member. */
export function MemberDisc({ member, size = 24 }: Props) {
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
