import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/filters/explore.view-model';
import { topicStatusName } from '../../domain/topic/topic-status';
import { IconButton } from '../kit/controls/icon-button';
import { Row, Text } from '../kit/layout/stack';
import styles from './platform-note.module.scss';
import { queryWords } from '../../domain/query/query-words';
import type { SignalType } from '../../domain/topic/quadrant';
import { LoadFailure } from '../kit/layout/load-failure';
import type { ExploreCharts } from '../../application/charts/explore-charts';
import type { ExportChart } from '../../application/charts/export-chart';
import type { OpenFromChart } from '../../application/workspace/open-flashcard';
import type { SavedViewsStore } from '../../application/personal/saved-views.store';
import type { ProjectFacts } from '../../application/query/project-facts';
import type { Navigator } from '../../application/shared/navigator';
import type { ThemeStore } from '../../application/shared/theme.store';
import type { ViewUse } from './view-uses';
import type { ChartComponent } from '../charts/chart';

/** 'Platform: X' after 'Show in Trend map', 'Shared: …' for a link; with a button that shows all topics again. */
export const PlatformNote = observer(function PlatformNote({ explore }: { readonly explore: ExploreViewModel }) {
  const { platform, sender } = explore;
  if (platform === null && sender.length === 0) return null;
  const name = platform ?? `topics that the sender has set to ${sender.map(topicStatusName).join(', ')}`;
  return (
    <Row gap={4} fit="shrink" above={4}>
      <Text type="small" tone="muted" lines={1} title={name}>
        {platform === null ? 'Shared' : 'Platform'}: <bdi className={styles.name}>{name}</bdi>
      </Text>
      <IconButton
        label={`Show all topics, not only ${platform === null ? 'those that were shared' : `those of ${platform}`}`}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => explore.selectAll('topics')}
      />
    </Row>
  );
});

interface Props {
  readonly explore: ExploreViewModel;
  /** Of the rows below. */
  readonly type: SignalType;
}

/** The conditions of the query in the address, such as that of an answer, with a button that shows all rows again. */
export const QueryNote = observer(function QueryNote({ explore, type }: Props) {
  const { requested, hasFailed, retry } = explore.query;
  if (requested?.subject !== `${type}s`) return null;
  const words = queryWords(requested).join('; ');
  return (
    <Row gap={4} fit="shrink" above={4} tabIndex={-1}>
      <Text type="small" tone="muted" breaks fit="shrink">
        Conditions: <bdi className={styles.name}>{words}</bdi>
      </Text>
      {hasFailed && <LoadFailure what="the conditions" onRetry={retry} />}
      <IconButton
        label={`Show all ${type}s, not only those with these conditions`}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => explore.selectAll('query')}
      />
    </Row>
  );
});

/** What the screen resolves from the container and passes to its components. */
export interface ExploreParts {
  readonly explore: ExploreViewModel;
  readonly charts: ExploreCharts;
  readonly Chart: ChartComponent;
  readonly openFromChart: OpenFromChart;
  readonly exportChart: ExportChart;
  readonly theme: ThemeStore;
  readonly facts: ProjectFacts;
  readonly navigator: Navigator;
  readonly views: SavedViewsStore;
  /** Observed. */
  readonly uses: () => readonly ViewUse[];
}
