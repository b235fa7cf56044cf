import { observer } from 'mobx-react-lite';
import type { ChartData } from './chart-data';
import { ChartSkeleton } from './chart-skeleton';
import { ImpactingDrivers } from './comparison/impacting-drivers';
import { SignalMap } from './map/draw/signal-map';
import type { MapModel } from './map/model/map-model';
import { SignalTable } from './table/signal-table';

interface Props {
  readonly data: ChartData;
  readonly map: MapModel;
}

/** Chooses what a surface is drawn as. A failure is shown by the ChartPanel around it, which also offers to try again. */
export const ChartRoot = observer(function ChartRoot({ data, map }: Props) {
  const { surface, state } = data;
  if (state.kind === 'failed') return null;
  if (state.kind === 'loading') return <ChartSkeleton surface={surface} />;
  switch (surface) {
    case 'trendMap':
    case 'opportunityMap':
      return <SignalMap model={map} />;
    case 'trendList':
    case 'topicList':
    case 'drivers':
    case 'impact':
      return <SignalTable data={data} />;
    case 'impactingDrivers':
      return <ImpactingDrivers data={data} />;
  }
});
