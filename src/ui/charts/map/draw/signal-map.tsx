import { observer } from 'mobx-react-lite';
import { countOf } from '../../../../domain/shared/figures';
import type { ChartData } from '../../../../application/charts/chart-data';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, useId, type RefObject } from 'react';
import { EmptyChart } from '../../empty-chart';
import { late } from '../../../kit/layout/late';
import { rem } from '../../../kit/layout/page-view';
import { Row, Stack, Text } from '../../../kit/layout/stack';
import { SignalTable } from '../../table/signal-table';
import { OutOfViewNote, ZoomHintNote } from './map-notes';
import { MapAxes, MapBackdrop } from './map-axes';
import { MapFooter } from './map-footer';
import { MapLegend } from './map-legend';
import { MARGINS, measuresFor } from '../model/map-facts';
import { type MapModel, ZOOM_STEP } from '../model/map-model';
import { MapMotion } from '../input/map-motion';
import { MapTooltip } from './map-tooltip';
import { MovementKey, TableChanges } from './movement-key';
import styles from './signal-map.module.scss';
import unplacedStyles from './unplaced-items.module.scss';
import { MapGestures } from '../input/map-gestures';
import { MapNames } from './map-names';
import { Marks } from './marks';
import { PointedMark, SelectedMarks } from './lifted-marks';
import { Maximize, Minus, Plus } from 'lucide-react';
import { LARGEST_SCALE, WHOLE } from '../../../../domain/plane/view';
import { isApple } from '../../../kit/modifier-key';

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
      <Stack column className={styles.asTable}>
        <TableChanges data={data} />
        <SignalTable data={data} />
      </Stack>
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
    <Stack column ref={root} type="caption" tone="muted" className={`${styles.map} ${styles.tinted}`}>
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
        <Row gap={16} className={styles.head} style={{ right: rem(right), top: rem(top - MARGINS.top) }}>
          {!model.narrow && <MovementKey model={model} />}
          <MapZoom model={model} motion={motion} />
        </Row>
        <MapTooltip model={model} />
      </div>
      <MapFooter model={model} />
      <p className="visually-hidden" aria-live="polite">
        {model.pointer.announcement}
      </p>
      <p className="visually-hidden" role="status">
        {model.facts.viewWords}
      </p>
    </Stack>
  );
});

/** The table instead of the map, where no item has both figures. */
const UnplacedItems = observer(function UnplacedItems({ data }: { readonly data: ChartData }) {
  return (
    <Stack column gap={12} className={unplacedStyles.unplaced}>
      <Text type="body" tone="muted" fit="rigid" className={unplacedStyles.note} role="status">
        <Text as="strong" tone="strong" weight={600}>
          Not on the map: {countOf(data.items.length, data.type)}.
        </Text>{' '}
        A place on the map needs{' '}
        {data.axes === null ? 'growth and average sizing' : `${data.axes.x.name} and ${data.axes.y.name}`}, and this
        data does not carry both. Here is what it does carry.
      </Text>
      <TableChanges data={data} />
      <div className={unplacedStyles.table}>
        <SignalTable data={data} />
      </div>
    </Stack>
  );
});

const NAMES = { trend: 'Trend map', topic: 'Topic map' } as const;

/** The plane with its layers: one stop of the Tab key. */
export const MapPlane = observer(function MapPlane({ model, motion }: { model: MapModel; motion: MapMotion }) {
  const plane = useRef<HTMLDivElement>(null);
  const how = useId();

  useLayoutEffect(() => {
    if (plane.current === null) return undefined;
    const gestures = new MapGestures(plane.current, model, motion);
    return () => gestures.dispose();
  }, [model, motion]);

  return (
    <div
      ref={plane}
      data-plane
      className={styles.plane}
      style={{ ...model.planeBox, touchAction: model.view.scale > 1 ? 'none' : 'pan-y' }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a map is walked with the arrow keys
      tabIndex={0}
      role="application"
      aria-roledescription="map"
      aria-label={NAMES[model.data.type]}
      aria-describedby={how}
    >
      <p id={how} className="visually-hidden">
        Arrow keys go to the nearest bubble, Page Up and Page Down through all of them by size. Enter opens,
        {model.selecting.canSelect && ' Space selects,'} plus and minus zoom, 0 shows all, Escape leaves.
      </p>
      <MapBackdrop model={model} />
      <Marks model={model} />
      <MapNames model={model} />
      <SelectedMarks model={model} />
      <PointedMark model={model} />
      <CursorLayer model={model} />
    </div>
  );
});

/** The topmost layer: shows by the cursor what a press would do. */
const CursorLayer = observer(function CursorLayer({ model }: { model: MapModel }) {
  return <div className={styles.cursorLayer} data-over={model.pointer.under} />;
});

/** Buttons to zoom without a wheel or two fingers. Above the plane, where they cover no bubbles. */
const MapZoom = observer(function MapZoom({ model, motion }: { model: MapModel; motion: MapMotion }) {
  const { scale } = model.view;
  const buttons = [
    [
      'Zoom in',
      `+, or ${isApple() ? 'Cmd' : 'Ctrl'} and the wheel`,
      Plus,
      scale >= LARGEST_SCALE,
      () => motion.zoomBy(ZOOM_STEP),
    ],
    ['Zoom out', '-', Minus, scale === 1, () => motion.zoomBy(1 / ZOOM_STEP)],
    ['Show the whole map', '0', Maximize, scale === 1, () => motion.zoomTo(WHOLE)],
  ] as const;
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom">
      {buttons.map(([name, keys, Icon, isDisabled, zoom]) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={`${name} (${keys})`}
          aria-disabled={isDisabled}
          onClick={zoom}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
});

/** Fits the plane to the size of its container. For components that are observers. */
function useFrameSize(
  root: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  model: MapModel,
): void {
  const { textScale } = model.data;
  useLayoutEffect(() => {
    const [map, plane] = [root.current, frame.current];
    if (map === null || plane === null) return undefined;
    const observer = new ResizeObserver(() => {
      // On a phone the frame takes its height from the plane, so the whole map says how much room there is.
      const width = map.clientWidth / textScale;
      const { clientHeight } = measuresFor(width, 0).narrow ? map : plane;
      const { narrow, plane: size } = measuresFor(width, clientHeight / textScale);
      model.resize(size, narrow);
    });
    observer.observe(map);
    observer.observe(plane);
    return () => observer.disconnect();
  }, [root, frame, model, textScale]);
}
