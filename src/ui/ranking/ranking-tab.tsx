import { Across } from '../kit/layout/across';
import { Download, Link, List } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { RankingStore } from '../../application/ranking/ranking.store';
import { SetLimitStore } from '../../application/ranking/set-limit.store';
import { SelectionStore } from '../../application/selection/selection.store';
import { CopyLink } from '../../application/workspace/copy-link';
import { OpenFlashcard } from '../../application/workspace/open-flashcard';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { firstPlaces, TOLERANCE } from '../../domain/ranking/firmness';
import { RankingFirmness } from '../../application/ranking/ranking-firmness';
import type { Ranked } from '../../domain/ranking/score';
import type { TopicId } from '../../domain/shared/entity-id';
import { rankFigureName } from '../../domain/ranking/weighting';
import { countOf, formatCount } from '../../domain/shared/figures';
import { isolated, joined } from '../../domain/shared/words';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { downloadCsv } from '../kit/files/download';
import { Row, Stack, Text } from '../kit/layout/stack';
import { csvOf, type Column } from '../kit/table/column';
import { Table } from '../kit/table/table';
import { rankingColumns } from './ranking-columns';
import styles from './ranking.module.scss';
import { SetSumSection } from './set-sum-section';
import { WeightLines } from './weight-lines';
import { WeightsEditor } from './weights-editor';

/** The topics of the project in the order of own weights, how firm it is, and what a set adds up to. */
export const RankingTab = observer(function RankingTab() {
  const store = useResolved(RankingStore);
  const statuses = useResolved(TopicStatusStore);
  const cards = useResolved(OpenFlashcard);
  const links = useResolved(CopyLink);
  const { currentName } = useResolved(WorkspaceStore);
  const firmness = useResolved(RankingFirmness);
  const limit = useResolved(SetLimitStore);
  const { ranked, weighting, words } = store;
  useEffect(() => firmness.watch(), [firmness]);
  const { scales, topics } = store;
  const shown = useDeferredValue(ranked);
  const isEmpty = ranked[0]?.score === null;
  const selection = useResolved(SelectionStore);
  const top = firstPlaces(topics.length);
  // The same while only points change.
  const columns = useMemo(() => {
    const ids = (): readonly TopicId[] => store.ranked.map(({ topic }) => topic.id);
    const onOpen = ({ topic: { id, name } }: Ranked): void => {
      const among = ids().map((each) => ({ type: 'topic' as const, id: each }));
      cards.topic(id, name, 'review', { among });
    };
    return rankingColumns({ scales, selection, topics, ids, firmness, top, onOpen });
  }, [store, scales, selection, topics, firmness, top, cards]);
  const copy = (): void =>
    void links.run(store.link, {
      done: 'The link to this ranking has been copied.',
      tooLong: 'The names of these figures are too long for a link.',
      failed: 'The link could not be copied.',
    });
  return (
    <article className={styles.page} aria-label="Ranking">
      <div className={styles.whole}>
        <Row gap={8} align="start" wrap>
          <Stack gap={8} fit="grow" className={styles.head}>
            <Text as="h2" type="greeting">
              {headline(store)}
            </Text>
            {isEmpty ? <Text tone="muted">{figuresToAdd(store)}</Text> : <FirmnessLine {...{ store, firmness }} />}
            <Text type="small" tone="muted">
              {WHOSE[store.whose]}: {words}.
            </Text>
          </Stack>
          <Row gap={8} wrap data-print="none">
            <Button variant="quiet" size="small" onClick={store.showList}>
              <List size={16} strokeWidth={1.75} aria-hidden="true" /> Show in the list
            </Button>
            <Button variant="quiet" size="small" onClick={copy}>
              <Link size={16} strokeWidth={1.75} aria-hidden="true" /> Copy link
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => downloadCsv(csvOf(columns, ranked), `${currentName ?? 'Project'}, ranking`)}
            >
              <Download size={16} strokeWidth={1.75} aria-hidden="true" /> Export
            </Button>
          </Row>
        </Row>
        {store.whose === 'link' && (
          <Row gap={8} wrap above={12} role="group" aria-label="Weights of the link" data-print="none">
            <Button variant="outline" size="small" onClick={() => store.set(weighting)}>
              Keep them as mine
            </Button>
            <Button variant="quiet" size="small" onClick={store.leaveLink}>
              Show mine
            </Button>
          </Row>
        )}
        <div className={styles.body}>
          <div className={styles.tools}>
            <div>
              <Text as="h3" type="label" below={4}>
                Weights
              </Text>
              <WeightsEditor store={store} />
              {(store.canShare || store.canTakeCommon) && store.whose !== 'link' && (
                <Row gap={8} wrap above={12} role="group" aria-label="Weights of the team" data-print="none">
                  {store.canTakeCommon && (
                    <Button variant="outline" size="small" onClick={store.takeCommon}>
                      Use those of the team
                    </Button>
                  )}
                  {store.canShare && (
                    <Button variant="outline" size="small" onClick={store.share}>
                      Make these the weights of the team
                    </Button>
                  )}
                </Row>
              )}
            </div>
            {!isEmpty && <WeightLines store={store} />}
            <SetSumSection store={store} limit={limit} statuses={statuses} selection={selection} />
          </div>
          {/* A scrolling region must be reachable by keyboard. */}
          <Across className={styles.scroll} role="group" aria-label="Ranked topics" tabIndex={0} data-print="flow">
            {!isEmpty && <RankedTable columns={columns} ranked={shown} />}
          </Across>
        </div>
      </div>
    </article>
  );
});

interface TableProps {
  readonly columns: readonly Column<Ranked>[];
  readonly ranked: readonly Ranked[];
}

/** Rows that are drawn at once: with each step of a slider all of them move. */
const ROWS = 50;

/** Drawn after the slider that has moved, between its steps. */
const RankedTable = memo(function RankedTable({ columns, ranked }: TableProps) {
  return (
    <Table
      label="Topics by their score"
      columns={columns}
      phone="blocks"
      headStays
      keyOf={({ topic }) => topic.id}
      walksRows
      step={ROWS}
      groups={groupsOf(ranked)}
    />
  );
});

/** Those with a place, then those without one and why they have none. */
function groupsOf(ranked: readonly Ranked[]) {
  const placed = ranked.filter(({ place }) => place !== null);
  if (placed.length === ranked.length || placed.length === 0) return [{ key: 'all', rows: ranked }];
  const rest = ranked.slice(placed.length);
  const why = 'without a figure that most topics have';
  const content = (
    <Text as="span" type="small" tone="muted">
      <Text as="b" tone="strong" weight={600}>
        Not ranked
      </Text>{' '}
      {formatCount(rest.length)} {why}
    </Text>
  );
  return [
    { key: 'placed', rows: placed },
    { key: 'rest', rows: rest, head: { label: `Not ranked: ${why}`, content } },
  ];
}

const WHOSE = {
  link: 'The weights of the link that was opened',
  own: 'Your weights',
  team: 'The weights of the team',
  default: 'You have set no weights yet. Shown are',
} as const;

function headline({ ranked }: RankingStore): string {
  const [first, second] = ranked;
  if (first === undefined || first.score === null) return 'No topic has these figures';
  if (second?.place === 1) {
    const count = ranked.filter(({ place }) => place === 1).length;
    return `${countOf(count, 'topic')} share the first place`;
  }
  return `${isolated(first.topic.name)} comes first`;
}

/** What would make a ranking of topics that have none of the figures. */
function figuresToAdd({ figures }: RankingStore): string {
  if (figures.length === 0) return 'No figure of these topics is known, so nothing ranks them.';
  return `Add a figure that topics of this project have: ${joined(figures.map(rankFigureName), 'or')}.`;
}

interface FirmnessProps {
  readonly store: RankingStore;
  readonly firmness: RankingFirmness;
}

/** What would change the first place, and with how many weightings that was tried. */
const FirmnessLine = observer(function FirmnessLine({ store, firmness }: FirmnessProps) {
  const { shown, isBehind, hasFailed } = firmness;
  if (hasFailed)
    return (
      <Row gap={8} wrap role="status">
        <Text as="span" tone="muted">
          {lacksOfFirst(store)}How stable the places are could not be computed.
        </Text>
        <Button variant="outline" size="small" onClick={() => void firmness.compute()}>
          Try again
        </Button>
      </Row>
    );
  if (shown === null || isBehind || store.ranked.length < 2)
    return (
      <Text tone="muted">
        {lacksOfFirst(store)}Computing how stable the places are …{' '}
        {/* The room of the sentences that follow, so that nothing moves when they come. */}
        <span className={styles.room} aria-hidden="true">
          {turnWords(null)} {turnWords(null)} {turnWords(null)}
        </span>
      </Text>
    );
  return (
    <Text tone="muted">
      {lacksOfFirst(store)}
      {turnWords(shown.turn)} Tested with {countOf(shown.samples, 'other weighting')}, each within {TOLERANCE} points of
      these.
    </Text>
  );
});

function lacksOfFirst({ ranked }: RankingStore): string {
  const missing = ranked[0]?.missing.map(rankFigureName) ?? [];
  if (missing.length === 0) return '';
  return `It has no figure for ${joined(missing)}, which ${missing.length === 1 ? 'is' : 'are'} not counted. `;
}

function turnWords(turn: NonNullable<RankingFirmness['shown']>['turn']): string {
  if (turn === null) return 'No weight alone changes the first place.';
  const { figure, from, to, topic } = turn;
  return `With ${rankFigureName(figure)} at ${to} points instead of ${from}, ${isolated(topic.name)} would come first.`;
}
