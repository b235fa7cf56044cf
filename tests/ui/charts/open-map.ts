import { TopicColumns } from '../../../src/application/workspace/topic-columns';
import type { ExploreFilters } from '../../../src/domain/filters/filter-forms';
import { observable, reaction, runInAction } from 'mobx';
import { vi, type Mocked } from 'vitest';
import type { ChartSurface } from '../../../src/application/filters/chart-frame';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { ProjectFacts } from '../../../src/application/query/project-facts';
import { DrawnColumns } from '../../../src/ui/charts/table/drawn-columns';
import { StarsStore } from '../../../src/application/personal/stars.store';
import { VisitStore } from '../../../src/application/personal/visit.store';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { SetStatusForMany } from '../../../src/application/decisions/set-status-for-many';
import { Clock } from '../../../src/application/shared/browser-ports';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import type { SignalRows } from '../../../src/application/workspace/catalogues';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import type { ChartItem } from '../../../src/application/charts/items/chart-item';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { SurfaceViews } from '../../../src/application/charts/surface-views';
import { quadrantOf, type QuadrantCode } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { ChartData } from '../../../src/application/charts/chart-data';
import type { BuiltinView, ChartListeners } from '../../../src/application/charts/chart-view';
import type { ChartSources } from '../../../src/application/charts/chart-sources';
import { MapModel } from '../../../src/ui/charts/map/model/map-model';
import { anItemAt } from '../../builders/chart-item-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

export const PLANE = { width: 1200, height: 600 };
const SOW: SowId = entityId(1);

/** As wide as the type of the labels about is. In pixels. */
export const measure = (text: string): number => text.length * 6.4;

export interface OpenChart {
  readonly sources: ChartSources;
  readonly events: Mocked<Required<ChartListeners>>;
  readonly platform: TestPlatform;
  readonly data: ChartData;
  readonly map: MapModel;
}

interface Rows extends Partial<SignalRows> {
  readonly surface?: ChartSurface;
  readonly filters?: Partial<ExploreFilters>;
  readonly previous?: Partial<SignalRows>;
}

/** The stores of a platform that its charts read. */
export function chartSources(platform: TestPlatform): ChartSources {
  return {
    signals: platform.get(ProjectSignalsStore),
    statuses: platform.get(TopicStatusStore),
    workspace: platform.get(WorkspaceStore),
    clock: platform.get(Clock),
    viewport: platform.viewport,
    selection: platform.get(SelectionStore),
    bulk: platform.get(SetStatusForMany),
    visits: platform.get(VisitStore),
    drawn: platform.get(DrawnColumns),
    columns: platform.get(TopicColumns),
    facts: platform.get(ProjectFacts),
    picks: platform.get(PickTopicStatus),
    stars: platform.get(StarsStore),
    views: new SurfaceViews(platform.get(WorkspaceStore)),
  };
}

/** The data and the map of one chart as it is mounted, drawn nowhere. */
export async function openChart({
  surface = 'opportunityMap',
  topics = [],
  trends = [],
  previous = {},
  filters = {},
}: Rows): Promise<OpenChart> {
  const platform = new TestPlatform();
  const { signals } = platform;
  signals.everyTopic = topics;
  signals.everyTrend = trends;
  signals.versions.set(PREVIOUS_DATA, { topics: [], trends: [], ...previous });
  await platform.enter();
  const sources = chartSources(platform);
  const events = {
    topicOpened: vi.fn<ChartListeners['topicOpened']>(),
    trendOpened: vi.fn<ChartListeners['trendOpened']>(),
    quadrantsChosen: vi.fn<(codes: readonly QuadrantCode[]) => void>(),
    topicsChosen: vi.fn<(names: readonly string[]) => void>(),
    sorted: vi.fn<(order: string) => void>(),
    mounted: vi.fn<NonNullable<ChartListeners['mounted']>>(),
  };
  const view: BuiltinView = { filters: { ...DEFAULT_FILTERS, ...filters }, theme: 'light' };
  const everything = { table: false, rings: false, movement: false, find: undefined };
  const data = new ChartData(
    { surface, sowId: SOW },
    observable({ ...view, ...everything }, {}, { deep: false }),
    events,
    sources,
  );
  const map = new MapModel(data, measure);
  map.resize(PLANE, false);
  data.start();
  // Observed as on the page: MobX computes an unobserved value again at each read.
  reaction(
    () => [map.labels, map.pointer.active, map.markById],
    () => {},
  );
  await settle();
  return { platform, sources, events, data, map };
}

/** Changes how a chart is shown. */
export function show({ view }: ChartData, change: Partial<BuiltinView>): void {
  runInAction(() => Object.assign(view, change));
}

export async function mapOf(topics: readonly Topic[]): Promise<MapModel> {
  return (await openChart({ topics })).map;
}

/** The topics that a chart's items are made of. */
export function topicsOf(items: readonly ChartItem[]): readonly Topic[] {
  return items.map(({ id, name, quadrant, growth, sizing, driverCount, status }) =>
    aTopic({ id: entityId(id), name, quadrant, growth, sizing, driverCount, status }),
  );
}

/** One topic in each quadrant, the largest bubble first. */
export const fourCorners = topicsOf([
  anItemAt(0.9, 0.5, { id: entityId(1), name: 'Strong', quadrant: quadrantOf(1), driverCount: 40 }),
  anItemAt(0.9, 0.05, { id: entityId(2), name: 'Mature', quadrant: quadrantOf(2), driverCount: 30 }),
  anItemAt(0.1, 0.5, { id: entityId(3), name: 'Disruptor', quadrant: quadrantOf(3), driverCount: 20 }),
  anItemAt(0.1, 0.05, { id: entityId(4), name: 'Uncertain', quadrant: quadrantOf(4), driverCount: 10 }),
]);
