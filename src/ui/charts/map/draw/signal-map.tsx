import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import type { ChartItem } from '../../items/chart-item';
import type { QuadrantCode } from '../../../../domain/topic/quadrant';
import type { ChartData } from '../../chart-data';
import { EmptyChart } from '../../empty-chart';
import { SignalTable } from '../../table/signal-table';
import { MapAway } from './out-of-view-note';
import { MapAxes } from './map-axes';
import { MapFooter } from './map-footer';
import { useFrameSize, useTypeArrival } from '../input/map-hooks';
import { MapLegend } from './map-legend';
import { marginsOf } from '../model/map-measures';
import type { MapModel } from '../model/map-model';
import { MapMotion } from '../input/map-motion';
import { MapPlane } from './map-plane';
import { MapTooltip } from './map-tooltip';
import { MapZoom } from './map-zoom';
import { MovementKey } from './movement-key';
import styles from './signal-map.module.scss';
import type { TextRuler } from '../../geometry/text-ruler';
import { TableChanges } from './table-changes';
import { UnplacedItems } from './unplaced-items';

interface Props {
  readonly data: ChartData;
  readonly model: MapModel;
  readonly ruler: TextRuler;
  readonly onOpen: (item: ChartItem) => void;
  readonly onQuadrants: (codes: readonly QuadrantCode[]) => void;
}

/** The trend map and the topic map: growth by average sizing. Or the same as a table, or what to do without either. */
export const SignalMap = observer(function SignalMap(props: Props) {
  const { data, model, onOpen } = props;
  const instead = useRef<HTMLDivElement>(null);
  const hasNoMap = data.table ? data.sorted.length === 0 : model.isEmpty || model.isUnplaceable;
  // The legend that was pressed, and had the focus, has gone with the map.
  const wasChosen = useRef(false);
  useLayoutEffect(() => {
    if (hasNoMap && wasChosen.current && document.activeElement === document.body) instead.current?.focus();
    wasChosen.current = false;
  }, [hasNoMap]);
  const onQuadrants = (codes: readonly QuadrantCode[]): void => {
    wasChosen.current = true;
    props.onQuadrants(codes);
  };
  if (!hasNoMap) {
    if (!data.table) return <Board {...props} onQuadrants={onQuadrants} />;
    return (
      <div className={styles.asTable}>
        <TableChanges data={data} />
        <SignalTable data={data} onOpen={onOpen} />
      </div>
    );
  }
  const isEmpty = data.table || model.isEmpty;
  return (
    <div ref={instead} className={styles.instead} tabIndex={-1}>
      {isEmpty ? <EmptyChart data={data} /> : <UnplacedItems data={data} onOpen={onOpen} />}
    </div>
  );
});

const Board = observer(function Board({ model, ruler, onOpen, onQuadrants }: Props) {
  const [motion] = useState(() => new MapMotion(model));
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => () => motion.dispose(), [motion]);
  useFrameSize(root, frame, model);
  useTypeArrival(ruler, model);
  const { top, right, bottom } = marginsOf(model.narrow);

  return (
    <div ref={root} className={styles.map}>
      <p className="visually-hidden">{model.facts.summary}</p>
      <div
        ref={frame}
        className={model.narrow ? styles.narrowFrame : styles.frame}
        style={{ '--drawn': model.plane.height + top + bottom } as CSSProperties}
      >
        <MapAxes model={model} />
        <MapPlane model={model} motion={motion} onOpen={onOpen} />
        <MapLegend model={model} onQuadrants={onQuadrants} onOpen={onOpen} />
        <MapAway model={model} motion={motion} />
        <div className={styles.head} style={{ right }}>
          {!model.narrow && <MovementKey model={model} />}
          <MapZoom model={model} motion={motion} />
        </div>
        <MapTooltip model={model} onOpen={onOpen} />
      </div>
      <MapFooter model={model} onOpen={onOpen} />
      <p className="visually-hidden" aria-live="polite">
        {model.pointer.announcement}
      </p>
      <p className="visually-hidden" role="status">
        {model.facts.viewWords}
      </p>
    </div>
  );
});
