import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChartItem } from '../../../domain/explore/chart-item';
import { ItemFacts } from './item-facts';
import { marginsOf } from './map-measures';
import type { MapModel } from './map-model';
import type { Mark } from './map-scene';
import styles from './map-tooltip.module.scss';
import { placeTooltip, TOOLTIP_WIDTH } from './tooltip-place';
import { toScreen } from './view';

interface Props {
  readonly model: MapModel;
  readonly onOpen: (item: ChartItem) => void;
}

/** What the bubble that is pointed at is, beside it; on a phone as a sheet at the bottom. */
export const MapTooltip = observer(function MapTooltip({ model, onOpen }: Props) {
  const mark = model.active;
  if (mark === null) return null;
  return model.narrow ? (
    <Sheet model={model} mark={mark} onOpen={onOpen} />
  ) : (
    <Beside model={model} mark={mark} by={model.pointedAt?.by ?? 'mouse'} />
  );
});

const HOW: Readonly<Record<NonNullable<MapModel['pointedAt']>['by'], string>> = {
  mouse: 'click to open',
  keyboard: 'press Enter to open',
  touch: 'tap again to open',
};

const Beside = observer(function Beside({
  model,
  mark,
  by,
}: {
  readonly model: MapModel;
  readonly mark: Mark;
  readonly by: keyof typeof HOW;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(ESTIMATE);
  // Its height depends on the name. The observer tells of it when the browser has laid the page out and not yet painted
  // it, so that it never shows in the wrong place, and the page is not laid out once more with each move of the pointer.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => flushSync(() => setHeight(element.offsetHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { left, top } = marginsOf(model.narrow);
  const at = toScreen(model.view, mark);
  const name = model.activeName?.box ?? { left: at.x, top: at.y, right: at.x, bottom: at.y };
  const place = placeTooltip({ ...at, r: mark.r + 4 }, name, height, model.plane);
  return (
    <div
      ref={ref}
      className={styles.tooltip}
      // The live region and the flashcard say the same to those who listen.
      aria-hidden="true"
      style={{ width: TOOLTIP_WIDTH, transform: `translate(${left + place.left}px, ${top + place.top}px)` }}
    >
      <ItemFacts mark={mark} isGone={model.data.isGone(mark.item)} how={HOW[by]} />
    </div>
  );
});

const ESTIMATE = 220;

const Sheet = observer(function Sheet({ model, mark, onOpen }: Props & { readonly mark: Mark }) {
  const isGone = model.data.isGone(mark.item);
  return (
    <div className={styles.sheet} role="group" aria-label={mark.item.name}>
      <ItemFacts mark={mark} isGone={isGone} how={null} />
      <div className={styles.actions}>
        {!isGone && (
          <button type="button" className={styles.open} onClick={() => onOpen(mark.item)}>
            Open
          </button>
        )}
        <button type="button" className={styles.close} aria-label="Close" onClick={() => model.point(null, 'touch')}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
});
