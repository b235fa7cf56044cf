import { X } from 'lucide-react';
import { autorun, observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from '../../../kit/controls/button';
import { IconButton } from '../../../kit/controls/icon-button';
import { ItemFacts } from './item-facts';
import { marginsOf } from '../model/map-measures';
import type { MapModel } from '../model/map-model';
import type { MapPointer, PointedBy } from '../input/map-pointer';
import type { Mark } from '../model/map-scene';
import styles from './map-tooltip.module.scss';
import { placeTooltip, TOOLTIP_WIDTH } from '../../geometry/tooltip-position';
import { toScreen } from '../../geometry/view';

interface Props {
  readonly model: MapModel;
}

/** What the bubble that is pointed at is, beside it; on a phone as a sheet at the bottom. */
export const MapTooltip = observer(function MapTooltip({ model }: Props) {
  const { explained: mark } = model.pointer;
  useEscape(model.pointer);
  if (mark === null) return null;
  return model.narrow ? (
    <Sheet model={model} mark={mark} />
  ) : (
    <Beside model={model} mark={mark} by={model.pointer.at?.by ?? 'mouse'} />
  );
});

/** What came by itself can be sent away, wherever the focus is; nobody else is kept from the key. */
function useEscape(pointer: MapPointer): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && pointer.at?.by === 'mouse') pointer.point(null, 'mouse');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [pointer]);
}

const HOW: Readonly<Record<PointedBy, string>> = {
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
  readonly by: PointedBy;
}) {
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useTooltipPlace(place, box, model);
  return (
    <div ref={place} className={styles.place}>
      {/* The live region and the flashcard say the same to those who listen. */}
      <div ref={box} className={styles.tooltip} style={{ width: TOOLTIP_WIDTH }} aria-hidden="true">
        <ItemFacts mark={mark} how={HOW[by]} />
      </div>
    </div>
  );
});

const ESTIMATE = 220;

/** Moves the tooltip to where it belongs, without rendering it: it goes along with every move of the pointer. */
function useTooltipPlace(
  place: RefObject<HTMLDivElement | null>,
  box: RefObject<HTMLDivElement | null>,
  model: MapModel,
): void {
  useLayoutEffect(() => {
    const [placed, measured] = [place.current, box.current];
    if (placed === null || measured === null) return undefined;
    const height = observable.box(ESTIMATE);
    const stop = autorun(() => {
      const { active: mark, activeName } = model.pointer;
      if (mark === null || activeName === null) return;
      const { left, top } = marginsOf(model.narrow);
      const bubble = { ...toScreen(model.view, mark), r: mark.r + 4 };
      const at = placeTooltip(bubble, activeName.box, height.get(), model.plane);
      placed.style.transform = `translate(${left + at.left}px, ${top + at.top}px)`;
    });
    // Its height depends on the name. The observer tells of it when the browser has laid the page out and not yet painted
    // it, so that it never shows in the wrong place, and the page is not laid out once more with each move of the pointer.
    const observer = new ResizeObserver(() => runInAction(() => height.set(measured.offsetHeight)));
    observer.observe(measured);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [place, box, model]);
}

/** At the bottom, or at the top where it would cover the bubble that it is about. */
function standClearOf(sheet: HTMLElement | null, model: MapModel, mark: Mark): void {
  const frame = sheet?.offsetParent ?? sheet?.parentElement;
  if (sheet === null || frame == null) return;
  const bubble = frame.getBoundingClientRect().top + marginsOf(model.narrow).top + toScreen(model.view, mark).y;
  sheet.dataset['at'] = bubble + mark.r > window.innerHeight - sheet.offsetHeight ? 'top' : 'bottom';
}

const Sheet = observer(function Sheet({ model, mark }: Props & { readonly mark: Mark }) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => standClearOf(sheet.current, model, mark), [model, mark]);
  return (
    <div ref={sheet} className={styles.sheet} role="group" aria-label={mark.item.name}>
      <ItemFacts mark={mark} how={null} />
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
    </div>
  );
});
