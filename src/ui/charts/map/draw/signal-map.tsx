import { observer } from 'mobx-react-lite';
import { countOf } from '../../../../domain/shared/figures';
import type { ChartData } from '../../chart-data';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { EmptyChart } from '../../empty-chart';
import { late } from '../../../kit/layout/late';
import { rem } from '../../../kit/layout/page-view';
import { Text } from '../../../kit/layout/text';
import { SignalTable } from '../../table/signal-table';
import { OutOfViewNote } from './out-of-view-note';
import { MapAxes } from './map-axes';
import { MapFooter } from './map-footer';
import { useFrameSize } from './use-frame-size';
import { MapLegend } from './map-legend';
import { MARGINS } from '../model/map-measures';
import type { MapModel } from '../model/map-model';
import { MapMotion } from '../input/map-motion';
import { MapPlane } from './map-plane';
import { MapTooltip } from './map-tooltip';
import { MapZoom } from './map-zoom';
import { ZoomHintNote } from './zoom-hint-note';
import { MovementKey, TableChanges } from './movement-key';
import styles from './signal-map.module.scss';
import unplacedStyles from './unplaced-items.module.scss';

/** Only a choice needs its code. */
const RingView = late(async () => (await import('../../rings/ring-view')).RingView);

interface Props {
  readonly model: MapModel;
}

/** The trend map and the topic map: growth by average sizing. Or the same as a table, or why there is neither. */
export const SignalMap = observer(function SignalMap({ model }: Props) {
  const { data } = model;
  const isEmpty = data.table || data.rings ? data.sorted.length === 0 : model.isEmpty;
  const hasNote = isEmpty || (model.isUnplaceable && !data.rings);
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // A press on the legend may leave nothing to draw: the note takes the focus from the removed button.
  useLayoutEffect(() => {
    if (hasNote && hadFocus.current && document.activeElement === document.body) root.current?.focus();
  }, [hasNote]);
  return (
    <div
      ref={root}
      className={styles.root}
      tabIndex={hasNote ? -1 : undefined}
      onFocus={() => (hadFocus.current = true)}
      onBlur={() => (hadFocus.current = false)}
    >
      <Content model={model} isEmpty={isEmpty} />
    </div>
  );
});

const Content = observer(function Content({ model, isEmpty }: Props & { readonly isEmpty: boolean }) {
  const { data } = model;
  if (isEmpty) return <EmptyChart data={data} />;
  if (data.rings) return <RingView data={data} />;
  if (model.isUnplaceable) return <UnplacedItems data={data} />;
  if (data.table) {
    return (
      <div className={styles.asTable}>
        <TableChanges data={data} />
        <SignalTable data={data} />
      </div>
    );
  }
  return <Board model={model} />;
});

const Board = observer(function Board({ model }: Props) {
  const [motion] = useState(() => new MapMotion(model));
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => () => motion.dispose(), [motion]);
  useFrameSize(root, frame, model);
  const { top, right, bottom } = model.margins;

  return (
    <Text as="div" ref={root} type="caption" tone="muted" className={`${styles.map} ${styles.tinted}`}>
      <p className="visually-hidden">{model.facts.summary}</p>
      <div
        ref={frame}
        className={model.narrow ? styles.narrowFrame : styles.frame}
        style={
          {
            '--drawn': rem(model.plane.height + top + bottom),
          } as CSSProperties
        }
      >
        <MapAxes model={model} />
        <MapPlane model={model} motion={motion} />
        <MapLegend model={model} />
        <OutOfViewNote model={model} motion={motion} />
        <ZoomHintNote model={model} />
        <div className={styles.head} style={{ right: rem(right), top: rem(top - MARGINS.top) }}>
          {!model.narrow && <MovementKey model={model} />}
          <MapZoom model={model} motion={motion} />
        </div>
        <MapTooltip model={model} />
      </div>
      <MapFooter model={model} />
      <p className="visually-hidden" aria-live="polite">
        {model.pointer.announcement}
      </p>
      <p className="visually-hidden" role="status">
        {model.facts.viewWords}
      </p>
    </Text>
  );
});

/** The table instead of the map, where no item has both figures. */
const UnplacedItems = observer(function UnplacedItems({ data }: { readonly data: ChartData }) {
  return (
    <div className={unplacedStyles.unplaced}>
      <Text type="body" tone="muted" fit="rigid" className={unplacedStyles.note} role="status">
        <Text as="strong" tone="strong" weight={600}>
          Not on the map: {countOf(data.items.length, data.type)}.
        </Text>{' '}
        A place on the map needs growth and average sizing, and this data does not carry both. Here is what it does
        carry.
      </Text>
      <TableChanges data={data} />
      <div className={unplacedStyles.table}>
        <SignalTable data={data} />
      </div>
    </div>
  );
});
