import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { TeamViewModel } from '../../application/team/team.view-model';
import { decisionWords } from '../../domain/team/decision-words';
import type { Member } from '../../domain/team/member';
import type { Topic } from '../../domain/topic/topic';
import { usePlacement } from '../kit/overlays/use-placement';
import { StatusIcon } from '../kit/signal/status-icon';
import styles from './member-cell.module.scss';
import { MemberDisc } from './member-disc';

interface Props {
  readonly view: TeamViewModel;
  readonly topic: Topic;
  readonly member: Member;
}

/** What is said of one cell, in its name and in the tip at it. */
function wordsOf({ view: { store }, topic, member }: Props) {
  const status = store.statusOf(member, topic.id);
  const isHidden = !member.isYou && store.isHidden(topic.id);
  const said = status === null ? null : decisionWords(status, member.logs.get(topic.id));
  const nothing = isHidden ? 'Hidden by a round' : 'No decision';
  return { status, isHidden, said, text: said === null ? [nothing] : [said.status, said.reason, said.when] };
}

/** The decision of one member: a point where a reason was given, a tile where it is unread, a speck without one. */
export function MemberCell(props: Props) {
  const { view, topic, member } = props;
  const { status, isHidden, said, text } = wordsOf(props);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.cell}
      data-cell={member.id}
      data-empty={status === null ? (isHidden ? 'hidden' : 'none') : undefined}
      data-changed={view.store.isChanged(member, topic.id) || undefined}
      data-reason={(said?.reason ?? null) !== null || undefined}
      onClick={() => view.openCard(topic)}
    >
      {status !== null && <StatusIcon status={status} size={18} />}
      <span className="visually-hidden">
        {member.name}: {text.flatMap((part) => part?.replace(/\.$/, '') ?? []).join('. ')}
      </span>
    </button>
  );
}

interface TipProps extends Props {
  readonly cell: HTMLElement;
}

/** Who, what, why, when, and what before. Decorative: the name of the cell says the same. */
export const MemberTip = observer(function MemberTip({ cell, ...props }: TipProps) {
  const anchor = useRef(cell);
  const tip = useRef<HTMLDivElement>(null);
  usePlacement(true, anchor, tip);
  const { status, said, text } = wordsOf(props);
  return (
    <div ref={tip} className={styles.tip} aria-hidden="true" data-print="none">
      <p className={styles.who}>
        <MemberDisc member={props.member} />
        <b dir="auto">{props.member.isYou ? 'You' : props.member.name}</b>
        <span>
          {status !== null && <StatusIcon status={status} size={14} />}
          {text[0]}
        </span>
      </p>
      {said?.reason != null && (
        <p className={styles.reason} dir="auto">
          {said.reason}
        </p>
      )}
      {said !== null && said.when !== '' && <p className={styles.when}>{said.when}</p>}
    </div>
  );
});
