import { isApart } from '../../domain/topic/agreement';
import type { TeamMember } from '../../domain/team/member';
import { STATUSES_BY_ATTENTION, topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { Row } from '../kit/layout/stack';
import { StatusIcon } from '../signal/status-icon';
import { MemberDisc } from '../signal/colleague-line';
import styles from './stand.module.scss';

interface Props {
  readonly says: readonly { readonly member: TeamMember; readonly status: TopicStatus }[];
}

/** Discs that fit beside each other on one stop. */
const SHOWN = 4;

/** The members on the four stops from little attention to much, with a line between the two ends. */
export function Stand({ says }: Props) {
  const taken = STATUSES_BY_ATTENTION.map((status) => says.filter((say) => say.status === status));
  const first = taken.findIndex(({ length }) => length > 0);
  const last = taken.findLastIndex(({ length }) => length > 0);
  const isSplit = isApart(STATUSES_BY_ATTENTION[first] ?? null, STATUSES_BY_ATTENTION[last] ?? null);
  return (
    <ul className={styles.stand} data-split={isSplit || undefined} aria-label="Decisions">
      {STATUSES_BY_ATTENTION.map((status, place) => {
        const here = taken[place] ?? [];
        return (
          <li key={status} data-joined={(place >= first && place < last && first !== -1) || undefined}>
            <Row as="span" gap={4} pad="0 4" className={styles.discs}>
              {here.slice(0, SHOWN).map(({ member }) => (
                <MemberDisc key={member.id} member={member} />
              ))}
              {here.length > SHOWN && <span aria-hidden="true">+{here.length - SHOWN}</span>}
            </Row>
            <Row as="span" gap={8} type="caption" className={styles.label} data-empty={here.length === 0 || undefined}>
              <StatusIcon status={status} size={14} />
              {topicStatusName(status)}
              <span className="visually-hidden">
                : {here.map(({ member }) => member.name).join(', ') || 'no member'}
              </span>
            </Row>
          </li>
        );
      })}
    </ul>
  );
}
