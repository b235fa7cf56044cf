import { autorun, when } from 'mobx';
import type { ChartData } from './chart-data';
import { SURFACES } from './chart-surfaces';
import type { MapModel } from './map/model/map-model';

/**
 * Computes what a chart of thousands of rows shows, one task after the other, once the rows arrive, and only then has it
 * drawn. In a single task 20,000 rows would block the page for a third of a second.
 * @returns stops
 */
export function prepareInTasks(data: ChartData, map: MapModel): () => void {
  if (data.isPrepared) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const steps = stepsOf(data, map);
  const stops: (() => void)[] = [];
  const stop = (): void => {
    clearTimeout(timer);
    for (const each of stops.splice(0)) each();
  };
  const run = (index: number): void => {
    const step = steps[index];
    // The value stays computed as long as something observes it.
    if (step !== undefined) stops.push(autorun(step));
    else if (data.isPrepared) return stop();
    else data.setPrepared();
    timer = setTimeout(() => run(index + 1));
  };
  stops.push(
    when(
      () => data.hasMany,
      () => (timer = setTimeout(() => run(0))),
    ),
  );
  return stop;
}

function stepsOf(data: ChartData, map: MapModel): readonly (() => unknown)[] {
  if (SURFACES[data.surface].drawing !== 'map' || data.table) return [() => data.items, () => data.sorted];
  const { facts } = map;
  return [() => data.items, () => map.layout, () => map.scene, () => map.labels, () => [facts.summary, facts.statuses]];
}
