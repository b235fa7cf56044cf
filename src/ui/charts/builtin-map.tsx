import type { BuiltinChartProps } from './chart-props';
import { SignalMap } from './map/draw/signal-map';
import { measuresFor } from './map/model/map-facts';
import { MapModel } from './map/model/map-model';
import type { MapMaker, PageChart } from './page-chart';
import { PageChartFrame } from './page-chart-frame';

/** A map of our own: of trends or of topics. */
export function BuiltinMap(props: BuiltinChartProps) {
  return <PageChartFrame {...props} makeMap={makeMap} draw={drawMap} />;
}

const makeMap: MapMaker = (data, measure, { width, height }) => {
  const map = new MapModel(data, measure);
  const { plane, narrow } = measuresFor(width, height);
  map.resize(plane, narrow);
  return map;
};

function drawMap({ map }: PageChart) {
  return map === null ? null : <SignalMap model={map} />;
}
