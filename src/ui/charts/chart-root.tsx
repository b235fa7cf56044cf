import { observer } from 'mobx-react-lite';
import type { ChartData } from './chart-data';
import { ImpactingDrivers } from './comparison/impacting-drivers';
import { SignalMap } from './map/draw/signal-map';
import type { MapModel } from './map/model/map-model';
import { SignalTable } from './table/signal-table';

interface Props {
  readonly data: ChartData;
  readonly map: MapModel;
}

/** Chooses how a surface is drawn. Loading and failure are shown by the ChartPanel around it. */
export const ChartRoot = observer(function ChartRoot({ data, map }: Props) {
  if (data.state.kind !== 'ready') return null;
  switch (data.surface) {
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
