import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { entityId } from '../../../../domain/shared/entity-id';
import { toScreen } from '../../../../domain/plane/view';
import { Button } from '../../../kit/controls/button';
import { IconButton } from '../../../kit/controls/icon-button';
import { rem } from '../../../kit/layout/page-view';
import { Box } from '../../../kit/layout/stack';
import { useTipEscape } from '../../../kit/overlays/use-tip-escape';
import type { PointedBy } from '../input/map-pointer';
import type { MapModel } from '../model/map-model';
import { ItemFacts } from './item-facts';
import styles from './map-tooltip.module.scss';
import type { ChartMark } from '../model/chart-shapes';
import {
  areaOf,
  boundsOf,
  isInside,
  overlaps,
  type Bounds,
  type Circle,
  type PlaneSize,
} from '../../../../domain/plane/shapes';

/** The facts of the bubble that is pointed at: beside it, or on a phone in a sheet. */
export const MapTooltip = observer(function MapTooltip({ model }: { model: MapModel }) {
  const { explained: mark } = model.pointer;
  useTipEscape(model.pointer.at?.by === 'mouse', () => model.pointer.point(null, 'mouse'));
  if (mark === null) return null;
  return model.narrow ? <Sheet model={model} mark={mark} /> : <Tooltip model={model} mark={mark} />;
});

const HOW: Readonly<Record<PointedBy, string>> = {
  mouse: 'click to open',
  keyboard: 'press Enter to open',
  touch: 'tap again to open',
};

interface Props {
  readonly model: MapModel;
  readonly mark: ChartMark;
}

function factsFor({ data: { sources, axes } }: MapModel, mark: ChartMark) {
  const { id, type } = mark.item;
  const marks = type === 'topic' ? (sources.facts.marks.get(entityId<'topic'>(id)) ?? []) : [];
  return { mark, marks, axes, growthName: sources.workspace.growthName };
}

/** In pixels, before it is measured. */
const ESTIMATED_HEIGHT = 220;

const Tooltip = observer(function Tooltip({ model, mark }: Props) {
  const { textScale } = model.data;
  const { at, activeName } = model.pointer;
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(ESTIMATED_HEIGHT);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    // Called between layout and paint: rendered at once, the tooltip never shows in the wrong place.
    const observer = new ResizeObserver(() => flushSync(() => setHeight(element.offsetHeight / textScale)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [textScale]);
  if (activeName === null) return null;
  const { left, top } = model.margins;
  const bubble = { ...toScreen(model.view, mark), r: mark.r + 4 };
  const place = placeTooltip(bubble, activeName.box, height, model.plane);
  return (
    <div
      className={styles.origin}
      style={{ transform: `translate(${rem(left + place.left)}, ${rem(top + place.top)})` }}
    >
      {/* Screen readers have the live region and the flashcard. */}
      <Box type="small" ref={box} className={styles.tooltip} style={{ width: rem(TOOLTIP_WIDTH) }} aria-hidden="true">
        <ItemFacts {...factsFor(model, mark)} how={HOW[at?.by ?? 'mouse']} />
      </Box>
    </div>
  );
});

const Sheet = observer(function Sheet({ model, mark }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current !== null) sheet.current.dataset['at'] = edgeFor(sheet.current, model, mark);
  }, [model, mark]);
  return (
    <Box type="body" ref={sheet} className={styles.sheet} role="group" aria-label={mark.item.name}>
      <ItemFacts {...factsFor(model, mark)} how={null} />
      <div className={styles.actions}>
        {!mark.item.isGone && (
          <Button className={styles.open} onClick={() => model.data.open(mark.item)}>
            Open
          </Button>
        )}
        <IconButton
          className={styles.close}
          label="Close"
          icon={<X size={18} aria-hidden="true" />}
          outlined
          onClick={() => model.pointer.point(null, 'touch')}
        />
      </div>
    </Box>
  );
});

/** The bottom of the window, or its top where the sheet would cover the bubble. */
function edgeFor(sheet: HTMLElement, model: MapModel, mark: ChartMark): 'top' | 'bottom' {
  const frame = sheet.offsetParent ?? sheet.parentElement;
  const { y } = toScreen(model.view, mark);
  const lowest = (model.margins.top + y + mark.r) * model.data.textScale;
  return (frame?.getBoundingClientRect().top ?? 0) + lowest > window.innerHeight - sheet.offsetHeight
    ? 'top'
    : 'bottom';
}

export const TOOLTIP_WIDTH = 280;
const GAP = 10;
/** The upper edge stands this much above the centre of the bubble. */
const RISE = 32;

/**
 * The position of a tooltip on the plane: right of the bubble, else left, else below or above it. It covers neither the
 * bubble nor its name, and leaves the plane only where it fits nowhere inside.
 */
export function placeTooltip(
  bubble: Circle,
  name: Bounds,
  height: number,
  plane: PlaneSize,
): Pick<Bounds, 'left' | 'top'> {
  const { x, y, r } = bubble;
  const circle = boundsOf(bubble);
  const boxAt = (left: number, top: number): Bounds => ({
    left,
    top,
    right: left + TOOLTIP_WIDTH,
    bottom: top + height,
  });
  const beside = (left: number, top: number): Bounds => boxAt(left, clamp(top, plane.height - height));
  const tops = [y - RISE, name.bottom + GAP / 2, name.top - GAP / 2 - height];
  const right = x + r + GAP;
  const left = x - r - GAP - TOOLTIP_WIDTH;
  const middle = clamp(x - TOOLTIP_WIDTH / 2, plane.width - TOOLTIP_WIDTH);
  const above = boxAt(middle, Math.min(circle.top, name.top) - GAP - height);
  const candidates = [
    ...tops.map((top) => beside(right, top)),
    ...tops.map((top) => beside(left, top)),
    beside(Math.max(right, name.right + GAP), y - RISE),
    beside(Math.min(left, name.left - GAP - TOOLTIP_WIDTH), y - RISE),
    boxAt(middle, Math.max(circle.bottom, name.bottom) + GAP),
    above,
  ];
  const area = areaOf(plane);
  return candidates.find((box) => isInside(box, area) && !overlaps(box, circle) && !overlaps(box, name)) ?? above;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
