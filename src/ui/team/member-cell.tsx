import { Box, Text } from '../kit/layout/stack';
import styles from './member-cell.module.scss';
import { observer } from 'mobx-react-lite';
import { memo, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { TeamStore } from '../../application/team/team.store';
import type { TeamViewModel, TeamTableRow } from '../../application/team/team.view-model';
import type { TeamMember } from '../../domain/team/member';
import type { MemberId, TopicLog } from '../../domain/team/member-record';
import type { Topic } from '../../domain/topic/topic';
import { UNDECIDED, type TopicStatus } from '../../domain/topic/topic-status';
import { arrowDirection, arrowStep } from '../kit/arrow-keys';
import { usePlacement } from '../kit/overlays/use-placement';
import { StatusIcon } from '../signal/status-icon';
import { MemberDisc } from '../signal/colleague-line';
import { HIDDEN_WORDS } from '../../domain/topic/agreement';
import { broughtWords, decisionWords } from '../../domain/team/team-words';

interface Said {
  readonly status: TopicStatus | null;
  readonly isHidden: boolean;
  readonly log: TopicLog | undefined;
  /** What the data says, where you have not decided; null: nothing, or it is not your cell. */
  readonly brought: TopicStatus | null;
  /** See `latestShown`. */
  readonly latest: string;
}

/** What one member has decided on a topic. Called in an observer. */
export function saidBy(member: TeamMember, { id }: Topic, store: TeamStore): Said {
  const isHidden = !member.isYou && store.isHidden(id);
  return {
    status: store.statusOf(member, id),
    isHidden,
    log: isHidden ? undefined : member.logs.get(id),
    brought: member.isYou ? store.broughtStatus(id) : null,
    latest: store.latest,
  };
}

/** What is said of one cell, in its name and in the tip at it. */
function wordsOf({ status, isHidden, log, brought, latest }: Said) {
  const said = status === null ? null : decisionWords(status, log, latest);
  const nothing = isHidden ? HIDDEN_WORDS : brought === null ? 'Undecided' : broughtWords(brought);
  const again = said?.condition == null ? null : `Again when ${said.condition}`;
  return { said, again, text: said === null ? [nothing] : [said.status, said.reason, again, said.when] };
}

interface Props extends Said {
  readonly id: MemberId;
  readonly name: string;
  readonly isChanged: boolean;
  readonly topic: Topic;
  readonly onOpen: (topic: Topic) => void;
}

/**
 * The decision of one member: a point where a reason was given, a tile where it is unread, a speck without one; fainter what
 * the data says where you have not decided. Takes plain
 * values: of forty members most have not changed, and their cells are not rendered again.
 */
export const MemberCell = memo(function MemberCell({ id, name, isChanged, topic, onOpen, ...cell }: Props) {
  const { status, isHidden, brought } = cell;
  const { said, text } = wordsOf(cell);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.cell}
      data-cell={id}
      // An attribute: as hidden texts, a thousand of them were laid out with each change.
      aria-label={`${name}: ${text.flatMap((part) => part?.replace(/\.$/, '') ?? []).join('. ')}`}
      data-empty={status === null && brought === null ? (isHidden ? 'hidden' : 'none') : undefined}
      data-brought={(status === null && brought !== null) || undefined}
      data-changed={isChanged || undefined}
      data-reason={(said?.reason ?? null) !== null || undefined}
      onClick={() => onOpen(topic)}
    >
      {(status ?? brought) !== null && <StatusIcon status={status ?? brought ?? UNDECIDED} size={18} />}
    </button>
  );
});

interface TipProps {
  readonly cell: HTMLElement;
  readonly view: TeamViewModel;
  readonly topic: Topic;
  readonly member: TeamMember;
}

/** Who, what, why, when, and what before. Decorative: the name of the cell says the same. */
export const MemberTip = observer(function MemberTip({ cell, view, topic, member }: TipProps) {
  const anchor = useRef(cell);
  const tip = useRef<HTMLDivElement>(null);
  usePlacement(true, anchor, tip);
  const says = saidBy(member, topic, view.store);
  const { said, again, text } = wordsOf(says);
  return (
    <Box type="small" ref={tip} className={styles.tip} aria-hidden="true">
      <p className={styles.who}>
        <MemberDisc member={member} />
        <b dir="auto">{member.isYou ? 'You' : member.name}</b>
        <span>
          {says.status !== null && <StatusIcon status={says.status} size={14} />}
          {text[0]}
        </span>
      </p>
      {said?.reason != null && (
        <Text type="name" className={styles.reason} dir="auto">
          {said.reason}
        </Text>
      )}
      {again !== null && (
        <Text type="caption" tone="muted" className={styles.when}>
          {again}
        </Text>
      )}
      {said !== null && said.when !== '' && (
        <Text type="caption" tone="muted" className={styles.when}>
          {said.when}
        </Text>
      )}
    </Box>
  );
});

/** The cell that has the focus or the pointer, for one tip of the whole table. Escape closes it. */
export function useCellTip(rows: readonly TeamTableRow[], members: ReadonlyMap<string, TeamMember>) {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  const follow = ({ target }: FocusEvent | PointerEvent): void =>
    setCell(target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null);
  const handlers = {
    onPointerOver: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') follow(event);
    },
    onPointerLeave: () => setCell(null),
    onFocus: follow,
    onBlur: () => setCell(null),
    onKeyUp: ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setCell(null);
    },
  };
  const row = rows[Number(cell?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)];
  const member = members.get(cell?.dataset['cell'] ?? '');
  const isShown = cell !== null && row !== undefined && member !== undefined;
  return { handlers, shown: isShown ? { cell, topic: row.topic, member } : null };
}

/** The arrow keys go from the name of a row to its cells, and from a cell to the next; from name to name goes the table. */
export function walkCells(event: KeyboardEvent): void {
  const { target } = event;
  if (arrowDirection(event) === null || !(target instanceof HTMLElement)) return;
  const row = target.closest<HTMLElement>('[data-row]');
  const at = row === null ? -1 : stopsOf(row).indexOf(target);
  const { rows, cells } = arrowStep(event);
  if (row === null || at < 0 || (cells === 0 && target.dataset['cell'] === undefined)) return;
  const next = row.closest('table')?.querySelector<HTMLElement>(`[data-row="${Number(row.dataset['row']) + rows}"]`);
  event.preventDefault();
  event.stopPropagation();
  if (next != null) stopsOf(next)[at + cells]?.focus();
}

function stopsOf(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-name], [data-cell]')];
}
