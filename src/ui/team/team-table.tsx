import { Across } from '../kit/layout/across';
import { Row, Stack, Text } from '../kit/layout/stack';
import styles from './team-table.module.scss';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue, useMemo, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { latestReason } from '../../application/team/team-sheet';
import type { TeamTableRow, TeamViewModel } from '../../application/team/team.view-model';
import { formatCount } from '../../domain/shared/figures';
import type { TeamMember } from '../../domain/team/member';
import type { Agreement } from '../../domain/topic/agreement';
import { stepsWords } from '../../domain/team/team-words';
import type { Topic } from '../../domain/topic/topic';
import { STATUSES_BY_ATTENTION, statusOfKey, topicStatusName } from '../../domain/topic/topic-status';
import { quadrantHue } from '../signal/dot';
import { StatusIcon } from '../signal/status-icon';
import type { Column } from '../kit/table/column';
import { RowName } from '../kit/table/row-name';
import { Table } from '../kit/table/table';
import { AgreementStrip } from '../signal/agreement-strip';
import { MemberCell, MemberTip, saidBy, useCellTip, walkCells } from './member-cell';
import { MemberDisc } from '../signal/colleague-line';

/** Cells that are rendered at once. */
const CELLS = 1600;
/** From so many members on, their columns have no names. */
const MANY_MEMBERS = 8;

/** What the name of a group leaves open. */
const GROUP_NOTES: Readonly<Partial<Record<Agreement['group'], string>>> = {
  split: 'two steps or more apart',
  agree: 'among those who have decided',
};

/** Topics by members in groups of agreement. The digits set your own status of the focused row. */
export const TeamTable = observer(function TeamTable({ view }: { readonly view: TeamViewModel }) {
  // Of thousands of cells: drawn in slices, between which the page answers. The cells follow this value and nothing else.
  const drawn = useDeferredValue(useDrawn(view));
  const { groups, members } = drawn;
  const rows = groups.flatMap((group) => group.rows);
  const onKeyDown = (event: KeyboardEvent): void => {
    const status = statusOfKey(event.key);
    const at = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]')?.dataset['row'] : null;
    const row = rows[Number(at ?? -1)];
    if (status === null || row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    view.acts.decide(row.topic, status);
  };
  const tip = useCellTip(rows, view.store.byId);
  return (
    <div
      className={styles.whole}
      style={{ '--members': members.length } as CSSProperties}
      data-many={members.length >= MANY_MEMBERS || undefined}
      {...tip.handlers}
      onKeyDownCapture={walkCells}
      onKeyDown={onKeyDown}
    >
      {/* More members than the window has room for: the matrix scrolls beside the names. */}
      <Across>
        <Matrix view={view} {...drawn} />
      </Across>
      {tip.shown !== null && (
        <MemberTip key={`${tip.shown.topic.id} ${tip.shown.member.id}`} view={view} {...tip.shown} />
      )}
    </div>
  );
});

/** The same value until one of its parts is another. */
function useDrawn({ groups, store, changes: { topics: changed } }: TeamViewModel) {
  const { members, decidedCounts: decided, broughtCount: brought } = store;
  return useMemo(() => ({ groups, members, decided, brought, changed }), [groups, members, decided, brought, changed]);
}
type Drawn = ReturnType<typeof useDrawn>;

interface MatrixProps extends Drawn {
  readonly view: TeamViewModel;
}

const Matrix = memo(function Matrix({ view, ...drawn }: MatrixProps) {
  const { groups, members } = drawn;
  return (
    <Table
      label="Topics by members of the team"
      columns={teamColumns(view, drawn)}
      className={styles.table}
      phone="blocks"
      headStays
      walksRows
      step={Math.ceil(CELLS / Math.max(MANY_MEMBERS, members.length))}
      keyOf={({ topic }) => topic.id}
      propsOf={({ topic }) => ({ 'data-quadrant': quadrantHue(topic.quadrant) })}
      groups={groups.map(({ key, name, rows }) => ({
        key,
        rows,
        head: {
          label: name,
          content: (
            <Row as="span" gap={8} className={styles.group}>
              <b>{name}</b> {formatCount(rows.length)} <span>{GROUP_NOTES[key]}</span>
            </Row>
          ),
        },
      }))}
    />
  );
});

function teamColumns(view: TeamViewModel, drawn: Drawn): readonly Column<TeamTableRow>[] {
  return [
    {
      id: 'topic',
      head: 'Topic',
      width: 186,
      grows: true,
      isRowHead: true,
      sticks: true,
      phone: 'line',
      cell: ({ topic }) => (
        <Row as="span" gap={12} className={styles.topic}>
          <RowName name={topic.name} keys="Enter" onOpen={() => view.acts.openCard(topic)} />
        </Row>
      ),
    },
    {
      id: 'strip',
      head: <StripHead />,
      width: 138,
      cell: ({ topic }) => <Strip view={view} topic={topic} />,
    },
    {
      id: 'steps',
      head: <span className="visually-hidden">Steps apart</span>,
      width: 46,
      cell: ({ agreement }) => (
        <Text
          as="span"
          type="caption"
          tone="muted"
          className={styles.steps}
          data-split={agreement.group === 'split' || undefined}
        >
          {stepsText(agreement)}
        </Text>
      ),
    },
    ...drawn.members.map((member) => memberColumn(view, drawn, member)),
    {
      id: 'reason',
      head: 'Latest reason',
      width: 144,
      grows: true,
      phone: 'line',
      cell: ({ topic }) => <LatestReason view={view} topic={topic} />,
    },
  ] satisfies readonly Column<TeamTableRow>[];
}

function memberColumn(
  view: TeamViewModel,
  { members, decided, brought, changed }: Drawn,
  member: TeamMember,
): Column<TeamTableRow> {
  const isMany = members.length >= MANY_MEMBERS;
  const topics = changed.get(member);
  const name = member.isYou ? 'You' : member.name;
  return {
    id: member.id,
    head: (
      <Stack as="span" gap={4} className={styles.member} title={member.isYou ? ownTitle(member, brought) : member.name}>
        <MemberDisc member={member} />
        <span className={isMany ? 'visually-hidden' : undefined}>
          <b dir="auto">{name}</b> <span className={styles.count}>{formatCount(decided.get(member.id) ?? 0)}</span>
        </span>
      </Stack>
    ),
    width: isMany ? 40 : 44,
    phoneLabel: member.initials,
    cell: ({ topic }) => (
      <MemberCell
        id={member.id}
        name={member.name}
        topic={topic}
        isChanged={topics?.has(topic.id) === true}
        onOpen={view.acts.openTeam}
        {...saidBy(member, topic, view.store)}
      />
    ),
  };
}

/** Why your count is that of the review, though you have not decided all of it. */
function ownTitle({ name }: TeamMember, brought: number): string {
  return brought === 0 ? name : `${name}: ${formatCount(brought)} of these came with the data`;
}

function stepsText(agreement: TeamTableRow['agreement']): string {
  return stepsWords(agreement).replace(' apart', '');
}

function StripHead() {
  return (
    <span className={styles.stripHead}>
      <span className="visually-hidden">From Disregard to Important</span>
      {STATUSES_BY_ATTENTION.map((status) => (
        <span key={status} title={topicStatusName(status)}>
          <StatusIcon status={status} size={14} />
        </span>
      ))}
    </span>
  );
}

interface CellProps {
  readonly view: TeamViewModel;
  readonly topic: Topic;
}

const Strip = observer(function Strip({ view, topic }: CellProps) {
  const says = view.store.standings(topic.id);
  return says.length === 0 ? null : <AgreementStrip says={says} />;
});

const LatestReason = observer(function LatestReason({ view, topic }: CellProps): ReactNode {
  const latest = latestReason(view.store.standings(topic.id));
  if (latest === null) return null;
  return (
    <Row as="span" gap={8} type="caption" className={styles.reason} title={`${latest.name}: ${latest.reason}`}>
      <MemberDisc member={latest.member} />
      <span className="visually-hidden">{latest.name}: </span>
      <span dir="auto">{latest.reason}</span>
    </Row>
  );
});
