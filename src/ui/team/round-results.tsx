import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RoundTopic, RoundView, TeamRounds } from '../../application/team/team-rounds';
import type { TeamTools } from '../../application/team/team-tools';
import { countOf, formatCount } from '../../domain/shared/figures';
import { byAgreement } from '../../domain/team/agreement';
import { stepsWords } from '../../domain/team/team-words';
import { attentionOf, STATUSES_BY_ATTENTION, topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { StatusIcon } from '../kit/signal/status-icon';
import { RowName } from '../kit/table/row-name';
import { Table } from '../kit/table/table';
import type { Column } from '../kit/table/column';
import styles from './rounds.module.scss';
import { Stand } from './stand';

interface Props {
  readonly tools: TeamTools;
  readonly view: RoundView;
}

/** Where the votes lie on each topic, the reasons of the two ends of a split, and the middle vote of the others. */
export const RoundResults = observer(function RoundResults({ tools, view }: Props) {
  const { rounds, store, view: team } = tools;
  const [hasStarted, setStarted] = useState(false);
  const rows = rounds.topicsOf(view);
  const split = rows.filter(({ agreement }) => agreement.group === 'split');
  const again = (): void => {
    const { name, hiding, openedAt, closesAt } = view.round;
    // As long as the first one was to last.
    const until = Date.parse(store.now) + Date.parse(closesAt) - Date.parse(openedAt);
    const topics = split.map(({ id, name: topic }) => ({ id, name: topic }));
    rounds.start({ name, hiding, topics, closesAt: new Date(until).toISOString(), follows: view.round.id });
    setStarted(true);
  };
  const columns = columnsOf(rounds);
  return (
    <>
      <Row gap={8} below={8}>
        <Button
          variant="outline"
          size="small"
          disabled={split.length === 0}
          onClick={() => team.imagineIf(idsOf(split))}
        >
          Discuss these {split.length > 0 && formatCount(split.length)}
        </Button>
        {store.isOwner && split.length > 0 && !hasStarted && (
          <Button size="small" onClick={again}>
            Second round on these {formatCount(split.length)}
          </Button>
        )}
      </Row>
      <Table
        label="Results of the round"
        columns={columns}
        phone="blocks"
        keyOf={({ id }) => id}
        propsOf={({ topic }) => ({ 'data-quadrant': topic === null ? undefined : quadrantHue(topic.quadrant) })}
        groups={byAgreement(rows).map(({ key, name, rows: own }) => ({
          key,
          rows: own,
          head: { label: name, content: name },
        }))}
      />
    </>
  );
});

function columnsOf(rounds: TeamRounds): readonly Column<RoundTopic>[] {
  return [
    {
      id: 'topic',
      head: 'Topic',
      width: 190,
      grows: true,
      isRowHead: true,
      phone: 'line',
      cell: ({ topic, name, agreement }) => (
        <>
          <Row as="span" gap={12} fit="shrink" className={styles.topic}>
            <RowName name={name} isDisabled={topic === null} onOpen={() => topic && rounds.openCard(topic)} />
          </Row>
          <Text as="span" type="caption" tone="muted" pad="0 0 0 16">
            {stepsWords(agreement)}
          </Text>
        </>
      ),
    },
    {
      id: 'votes',
      head: <VotesHead />,
      width: 230,
      grows: true,
      phone: 'line',
      cell: ({ votes }) => <Stand says={votes} />,
    },
    {
      id: 'says',
      head: 'The two ends, or the middle vote',
      width: 210,
      grows: true,
      phone: 'line',
      cell: (row) =>
        row.agreement.group === 'split' ? (
          <Ends row={row} />
        ) : (
          <Middle row={row} onTake={() => rounds.takeMiddle(row)} />
        ),
    },
  ];
}

function VotesHead() {
  return (
    <span className={styles.votesHead}>
      {STATUSES_BY_ATTENTION.map((status) => (
        <Row as="span" gap={8} key={status} title={topicStatusName(status)}>
          <StatusIcon status={status} size={14} />
          <span>{topicStatusName(status)}</span>
        </Row>
      ))}
    </span>
  );
}

function idsOf(rows: readonly RoundTopic[]) {
  return rows.flatMap(({ topic }) => topic?.id ?? []);
}

function Ends({ row: { votes } }: { readonly row: RoundTopic }) {
  const ordered = votes.toSorted((one, other) => (attentionOf(one.status) ?? 0) - (attentionOf(other.status) ?? 0));
  const ends = [
    ordered.find((vote) => isSaid(vote, ordered[0])),
    ordered.findLast((vote) => isSaid(vote, ordered.at(-1))),
  ];
  return (
    <ul>
      {ends.map(
        (vote) =>
          vote !== undefined && (
            <Row as="li" gap={8} key={vote.member.id}>
              <StatusIcon status={vote.status} size={14} />
              <Text as="b" fit="rigid" dir="auto">
                {vote.member.isYou ? 'You' : vote.member.name}
              </Text>
              <Text as="span" lines={1} dir="auto">
                {vote.reason ?? 'no reason given'}
              </Text>
            </Row>
          ),
      )}
    </ul>
  );
}

/** Of one end: with a reason, if one of them has it. */
function isSaid(vote: RoundTopic['votes'][number], end: RoundTopic['votes'][number] | undefined): boolean {
  return vote.status === end?.status && (vote.reason !== null || end.reason === null);
}

function Middle({ row, onTake }: { readonly row: RoundTopic; readonly onTake: () => void }) {
  const { middle, votes, topic } = row;
  if (middle === null) return null;
  return (
    <Row as="span" gap="0 8" wrap nowrap className={styles.middle}>
      <StatusIcon status={middle.status} size={14} />
      {topicStatusName(middle.status)}
      <Text as="span" tone="muted">
        {middle.count} of {countOf(votes.length, 'vote')}
      </Text>
      {topic !== null && (
        <Button variant="quiet" size="small" onClick={onTake}>
          Take as mine
        </Button>
      )}
    </Row>
  );
}
