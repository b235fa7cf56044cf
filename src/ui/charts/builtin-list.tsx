import { late } from '../kit/layout/late';
import type { BuiltinChartProps } from './chart-props';
import type { PageChart } from './page-chart';
import { PageChartFrame } from './page-chart-frame';
import { SURFACES } from '../../application/charts/surface-views';
import { SignalTable } from './table/signal-table';

/** Only a flashcard needs its code. */
const ImpactingDrivers = late(async () => (await import('./comparison/impacting-drivers')).ImpactingDrivers);

/** Only one tab needs its code. */
const DriversPicture = late(async () => (await import('./comparison/drivers-picture')).DriversPicture);

/** A chart of our own that is no map: a list, a plot or the drivers of a topic. Screens without maps load none of their code. */
export function BuiltinList(props: BuiltinChartProps) {
  return <PageChartFrame {...props} makeMap={null} draw={drawList} />;
}

function drawList({ data }: PageChart) {
  if (SURFACES[data.surface].drawing === 'comparison') return <ImpactingDrivers data={data} />;
  return data.surface === 'drivers' && !data.table ? <DriversPicture data={data} /> : <SignalTable data={data} />;
}
