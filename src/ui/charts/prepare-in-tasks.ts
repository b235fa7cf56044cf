import { autorun, reaction } from 'mobx';
import type { ChartData } from './chart-data';
import { SURFACES } from './chart-surfaces';
import type { MapModel } from './map/model/map-model';

/**
 * Computes what a chart of thousands of rows shows, one task after the other, when other rows arrive, and only then has it
 * drawn. In a single task 20,000 rows would block the page for a third of a second.
 * @returns stops
 */
export function prepareInTasks(data: ChartData, map: MapModel): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observers: (() => void)[] = [];
  const end = (): void => {
    clearTimeout(timer);
    for (const stop of observers.splice(0)) stop();
  };
  const run = (steps: readonly (() => unknown)[]): void => {
    const [step, ...rest] = steps;
    // The value stays computed as long as something observes it.
    if (step !== undefined) observers.push(autorun(step));
    else if (data.rows.unprepared === null) return end();
    else data.rows.setPrepared();
    timer = setTimeout(run, 0, rest);
  };
  const stop = reaction(
    () => data.rows.unprepared,
    (rows) => {
      if (rows === null) return;
      end();
      timer = setTimeout(run, 0, stepsOf(data, map));
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    end();
  };
}

function stepsOf(data: ChartData, map: MapModel): readonly (() => unknown)[] {
  if (SURFACES[data.surface].drawing !== 'map' || data.table) return [() => data.items, () => data.sorted];
  const { facts } = map;
  return [() => data.items, () => map.layout, () => map.scene, () => map.labels, () => [facts.summary, facts.statuses]];
}
