import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import type { ChartItem } from '../../items/chart-item';
import type { QuadrantCode } from '../../../../domain/topic/quadrant';
import type { ChartData } from '../../chart-data';
import { EmptyChart } from '../../empty-chart';
import { SignalTable } from '../../table/signal-table';
import { Face } from './panel';
import { MapAway } from './out-of-view-note';
import { MapAxes } from './map-axes';
import { MapFooter } from './map-footer';
import { useFrameSize, useIsPainted, useTypeArrival } from '../input/map-hooks';
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
  if (!hasNoMap) return <Faces {...props} onQuadrants={onQuadrants} />;
  const isEmpty = data.table || model.isEmpty;
  return (
    <div ref={instead} className={styles.instead} tabIndex={-1}>
      {isEmpty ? <EmptyChart data={data} /> : <UnplacedItems data={data} onOpen={onOpen} />}
    </div>
  );
});

/** In milliseconds: by then the map has been painted, and has answered to the hand that came with it. */
const CLEARING_PAUSE = 500;

/**
 * The map and its table. The map stays behind the table as long as what it shows is still true, and the table is taken away
 * a moment after the map has come back: whoever goes to and fro waits for neither.
 */
const Faces = observer(function Faces(props: Props) {
  const { data, onOpen } = props;
  const { table, items } = data;
  const [drawn, setDrawn] = useState(table ? null : items);
  const [hasTable, setHasTable] = useState(table);
  if (!table && drawn !== items) setDrawn(items);
  if (table && !hasTable) setHasTable(true);
  useEffect(() => {
    if (table || !hasTable) return undefined;
    const timer = setTimeout(() => setHasTable(false), CLEARING_PAUSE);
    return () => clearTimeout(timer);
  }, [table, hasTable]);
  return (
    <>
      {(!table || drawn === items) && (
        <Face shown={!table}>
          <Board {...props} />
        </Face>
      )}
      {hasTable && (
        <Face shown={table}>
          <div className={styles.twin}>
            <TableChanges data={data} />
            <SignalTable data={data} onOpen={onOpen} />
          </div>
        </Face>
      )}
    </>
  );
});

const Board = observer(function Board({ model, ruler, onOpen, onQuadrants }: Props) {
  const [motion] = useState(() => new MapMotion(model));
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => () => motion.dispose(), [motion]);
  useFrameSize(root, frame, model);
  useTypeArrival(ruler, model);
  // Which names have room, and where, takes as long as all the rest: bubbles come first.
  const named = useIsPainted();
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
        <MapPlane model={model} motion={motion} named={named} onOpen={onOpen} />
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
