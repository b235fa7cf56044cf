import type { TopicStatusStore } from '../../application/decisions/topic-status.store';
import type { Clock } from '../../application/shared/clock';
import type { Viewport } from '../../application/shell/viewport';
import type { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import type { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { HighlightStore } from './highlight.store';
import type { SurfaceViews } from './surface-views';
import type { TopicTools } from './table/topic-rows';

/** The stores that the built-in charts read. */
export interface ChartSources extends TopicTools {
  readonly signals: ProjectSignalsStore;
  readonly statuses: TopicStatusStore;
  readonly workspace: Pick<WorkspaceStore, 'newKeys' | 'currentName' | 'growthName' | 'sow'>;
  readonly clock: Clock;
  readonly viewport: Pick<Viewport, 'isPrinting' | 'width' | 'textScale'>;
  readonly highlight: HighlightStore;
  readonly views: SurfaceViews;
}
