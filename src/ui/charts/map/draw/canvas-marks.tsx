import { autorun, compareShallow, reaction } from 'mobx';
import { useLayoutEffect, useRef } from 'react';
import type { MapModel } from '../model/map-model';
import { CanvasPainter } from './canvas-painter';
import { followPixelDensity } from './follow-pixel-density';
import styles from './marks.module.scss';

/** Bubbles on one canvas, for maps with too many of them for elements. */
export function CanvasMarks({ model }: { readonly model: MapModel }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    const painter = new CanvasPainter(canvas.current, () => model.plane);
    const stops = [
      reaction(
        () => ({ scene: model.scene, theme: model.data.theme }),
        ({ scene }) => painter.draw(scene, model.view),
        { fireImmediately: true, equals: compareShallow },
      ),
      autorun(() => painter.look(model.view)),
      reaction(
        () => model.settledView,
        () => painter.rest(model.view),
      ),
      followPixelDensity(() => painter.rest(model.view)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [model]);
  return <canvas ref={canvas} className={styles.layer} aria-hidden="true" />;
}
