import { observer } from 'mobx-react-lite';
import type { ChartEvents } from '../../application/explore/chart-frame';
import type { ChartItem } from './items/chart-item';
import type { TrendReference } from '../../domain/topic/topic';
import type { ChartData } from './chart-data';
import { ChartSkeleton } from './chart-skeleton';
import { ImpactingDrivers } from './comparison/impacting-drivers';
import type { HighlightStore } from './highlight.store';
import type { MapModel } from './map/model/map-model';
import { SignalMap } from './map/draw/signal-map';
import type { TextRuler } from './geometry/text-ruler';
import { SignalTable } from './table/signal-table';

interface Props {
  readonly data: ChartData;
  readonly map: MapModel;
  readonly ruler: TextRuler;
  readonly highlight: HighlightStore;
  readonly events: Pick<ChartEvents, 'quadrantsChosen'>;
  readonly onOpen: (item: ChartItem) => void;
  readonly onTrend: (trend: TrendReference) => void;
}

/** What a surface is drawn as. A failure is told by whoever holds the chart, who also offers to try again. */
export const ChartRoot = observer(function ChartRoot({ data, map, ruler, highlight, events, onOpen, onTrend }: Props) {
  const { surface, state } = data;
  if (state.kind === 'failed') return null;
  if (state.kind === 'loading') return <ChartSkeleton surface={surface} />;
  switch (surface) {
    case 'trendMap':
    case 'opportunityMap':
      return <SignalMap data={data} model={map} ruler={ruler} onOpen={onOpen} onQuadrants={events.quadrantsChosen} />;
    case 'trendList':
    case 'topicList':
      return <SignalTable data={data} onOpen={onOpen} />;
    case 'drivers':
    case 'impact':
      return data.table ? (
        <SignalTable data={data} kind={`${surface}Table`} onOpen={onOpen} highlight={highlight} />
      ) : (
        <SignalTable data={data} kind={surface} onOpen={onOpen} highlight={highlight} />
      );
    case 'impactingDrivers':
      return <ImpactingDrivers data={data} onTrend={onTrend} />;
  }
});
