import { Download, Link, List } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { RankingStore } from '../../application/ranking/ranking.store';
import { SelectionStore } from '../../application/selection/selection.store';
import { CopyLink } from '../../application/workspace/copy-link';
import { OpenFlashcard } from '../../application/workspace/open-flashcard';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { TOLERANCE } from '../../domain/ranking/stability';
import { rankFigureName } from '../../domain/ranking/weighting';
import { countOf } from '../../domain/shared/figures';
import { isolated, joined } from '../../domain/shared/words';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { downloadCsv } from '../kit/files/download';
import { Row, Stack, Text } from '../kit/layout/stack';
import { csvOf } from '../kit/table/column';
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
  const { ranked, weighting, stability, words } = store;
  const columns = rankingColumns({
    weighting,
    selection: useResolved(SelectionStore),
    ids: ranked.map(({ topic }) => topic.id),
    stability,
    onOpen: ({ topic }) =>
      cards.topic(topic.id, topic.name, 'review', {
        among: ranked.map(({ topic: each }) => ({ type: 'topic', id: each.id })),
      }),
  });
  const copy = (): void =>
    void links.run(store.link, {
      done: 'The link to this ranking is copied.',
      tooLong: 'The names of these figures are too long for a link.',
      failed: 'The link could not be copied.',
    });
  return (
    <article className={styles.page} aria-label="Ranking">
      <Row gap={8} align="start" wrap>
        <Stack gap={8} fit="grow" className={styles.head}>
          <Text as="h2" type="greeting">
            {headline(store)}
          </Text>
          <Text tone="muted">
            {turnWords(store)} How firm a place is was tried with {countOf(stability.samples, 'weighting')} within{' '}
            {TOLERANCE} points of these.
          </Text>
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
      <div className={styles.tools}>
        <div>
          <WeightsEditor store={store} />
          <SetSumSection store={store} statuses={statuses} />
        </div>
        <WeightLines store={store} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div className={styles.scroll} role="group" aria-label="Ranked topics" tabIndex={0} data-print="flow">
        <Table
          label="Topics by their score"
          columns={columns}
          phone="blocks"
          keyOf={({ topic }) => topic.id}
          walksRows
          groups={[{ key: 'all', rows: ranked }]}
        />
      </div>
    </article>
  );
});

const WHOSE = {
  link: 'The weights of the link that was opened',
  own: 'Your weights',
  default: 'You have set no weights yet; shown are',
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

function turnWords({ turn, ranked }: RankingStore): string {
  if (ranked.length < 2) return '';
  const missing = ranked[0]?.missing.map(rankFigureName) ?? [];
  const lacks =
    missing.length === 0
      ? ''
      : `Of it, ${joined(missing)} ${missing.length === 1 ? 'is' : 'are'} not known and not counted. `;
  if (turn === null) return `${lacks}No weight alone changes the first place.`;
  const { figure, from, to, topic } = turn;
  return `${lacks}With ${rankFigureName(figure)} at ${to} points instead of ${from}, ${isolated(topic.name)} would come first.`;
}
