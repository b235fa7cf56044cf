import { autorun, compareShallow, reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import type { MapModel } from '../model/map-model';
import { CanvasPainter } from './canvas-painter';
import styles from './marks.module.scss';
import { SvgMarks } from './svg-marks';

/** Above this many bubbles one canvas is drawn faster than as many elements. */
const MOST_ELEMENTS = 1000;

/** The layer of bubbles. It is faded behind the bubble that is explained. */
export const Marks = observer(function Marks({ model }: { model: MapModel }) {
  const isCanvas = model.scene.marks.length > MOST_ELEMENTS;
  return (
    <div className={model.pointer.isFocused ? styles.faded : styles.marks}>
      {isCanvas ? <CanvasMarks model={model} /> : <SvgMarks model={model} />}
    </div>
  );
});

function CanvasMarks({ model }: { model: MapModel }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    const painter = new CanvasPainter(
      canvas.current,
      () => model.plane,
      () => model.data.textScale,
    );
    const rest = (): void => painter.rest(model.view);
    const stops = [
      reaction(
        () => ({ scene: model.scene, theme: model.data.view.theme }),
        ({ scene }) => painter.draw(scene, model.view),
        { fireImmediately: true, equals: compareShallow },
      ),
      autorun(() => painter.look(model.view)),
      reaction(() => [model.settledView, model.data.textScale], rest, { equals: compareShallow }),
      followPixelDensity(rest),
    ];
    return () => stops.forEach((stop) => stop());
  }, [model]);
  return <canvas ref={canvas} className={styles.layer} aria-hidden="true" />;
}

/**
 * Calls back when the pixel density changes: the page is on another screen, or zoomed.
 * @returns stops
 */
export function followPixelDensity(onChange: () => void): () => void {
  let query: MediaQueryList | null = null;
  const changed = (): void => {
    listen();
    onChange();
  };
  // A query is about one density only.
  const listen = (): void => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  listen();
  return () => query?.removeEventListener('change', changed);
}
