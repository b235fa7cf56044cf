import { observer } from 'mobx-react-lite';
import { late } from '../kit/layout/late';
import type { ChartData } from './chart-data';
import { SURFACES } from './chart-surfaces';
import { SignalMap } from './map/draw/signal-map';
import type { MapModel } from './map/model/map-model';
import { SignalTable } from './table/signal-table';

/** Only a flashcard needs its code. */
const ImpactingDrivers = late(async () => (await import('./comparison/impacting-drivers')).ImpactingDrivers);

/** Only one tab needs its code. */
const DriversPicture = late(async () => (await import('./comparison/drivers-picture')).DriversPicture);

/** Chooses how a surface is drawn. Loading and failure are shown by the ChartPanel around it. */
export const ChartRoot = observer(function ChartRoot({ data, map }: { data: ChartData; map: MapModel }) {
  if (data.state.kind !== 'ready') return null;
  switch (SURFACES[data.surface].drawing) {
    case 'map':
      return <SignalMap model={map} />;
    case 'plot':
      return data.surface === 'drivers' && !data.table ? <DriversPicture data={data} /> : <SignalTable data={data} />;
    case 'list':
      return <SignalTable data={data} />;
    case 'comparison':
      return <ImpactingDrivers data={data} />;
  }
});
