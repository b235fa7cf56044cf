import type { ExploreCharts } from '../../application/explore/explore-charts';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import type { ExportChart } from '../../application/explore/export-chart';
import type { OpenFromChart } from '../../application/flashcards/open-flashcard';
import type { ShareLink } from '../../application/flashcards/card-sources';
import type { SavedViewsStore } from '../../application/library/saved-views.store';
import type { ProjectFacts } from '../../application/query/project-facts';
import type { Navigator } from '../../application/shared/navigator';
import type { ThemeStore } from '../../application/shell/theme.store';
import type { ChartComponent } from '../charts/chart';

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
  readonly shareLink: ShareLink;
}
