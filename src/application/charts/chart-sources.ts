import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { StarsStore } from '../personal/stars.store';
import type { Clock } from '../shared/browser-ports';
import type { Viewport } from '../shared/viewport';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { SurfaceViews } from './surface-views';
import type { TopicTools } from './topic-rows';

/** The stores that the built-in charts read. */
export interface ChartSources extends TopicTools {
  readonly signals: ProjectSignalsStore;
  readonly statuses: TopicStatusStore;
  readonly workspace: Pick<WorkspaceStore, 'newKeys' | 'currentName' | 'growthName' | 'sow'>;
  readonly clock: Clock;
  readonly viewport: Pick<Viewport, 'isPrinting' | 'width' | 'textScale'>;
  readonly views: SurfaceViews;
  readonly stars: Pick<StarsStore, 'keys'>;
}
