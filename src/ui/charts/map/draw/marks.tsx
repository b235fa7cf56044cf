import { autorun, compareShallow, reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, memo } from 'react';
import type { MapModel } from '../model/map-model';
import { CanvasPainter } from './canvas-painter';
import styles from './marks.module.scss';
import { rem } from '../../../kit/layout/page-view';
import { chartShapes, type ChartScene } from '../model/chart-shapes';
import { SvgShape } from '../../../plane/svg-shape';

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

/** Bubbles as elements. Panning moves the whole layer; zooming moves the bubbles, whose size stays. */
export const SvgMarks = observer(function SvgMarks({ model }: { model: MapModel }) {
  const { scene, plane, view, drawnScale } = model;
  const layer = useRef<SVGSVGElement>(null);
  const isMoved = model.data.movement.beforeById !== null;
  const wasMoved = useRef(isMoved);
  useLayoutEffect(() => {
    if (isMoved && !wasMoved.current) glide(layer.current, model);
    wasMoved.current = isMoved;
  }, [isMoved, model]);
  const ratio = view.scale / drawnScale;
  const [width, height] = [Math.ceil(plane.width * drawnScale), Math.ceil(plane.height * drawnScale)];
  return (
    <svg
      ref={layer}
      className={styles.layer}
      aria-hidden="true"
      // As large as its content: with visible overflow, browsers sort layers for seconds.
      width={rem(width)}
      height={rem(height)}
      viewBox={`0 0 ${width} ${height}`}
      style={{ transform: `translate(${rem(view.x)}, ${rem(view.y)})${ratio === 1 ? '' : ` scale(${ratio})`}` }}
    >
      <Shapes scene={scene} scale={drawnScale} />
    </svg>
  );
});

const Shapes = memo(function Shapes({ scene, scale }: { readonly scene: ChartScene; readonly scale: number }) {
  return chartShapes(scene, { scale, x: 0, y: 0 }).map((shape) => (
    <SvgShape key={`${shape.kind} ${shape.mark.item.id}`} shape={shape} dense={scene.dense} />
  ));
});

const GLIDE: KeyframeAnimationOptions = { duration: 700, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** Animates the bubbles from their previous positions, unless the user prefers reduced motion. */
function glide(layer: SVGSVGElement | null, { scene, drawnScale }: MapModel): void {
  if (layer === null || scene.dense || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const circles = layer.querySelectorAll('circle');
  const shapes = chartShapes(scene, { scale: drawnScale, x: 0, y: 0 }).filter(
    ({ outline }) => typeof outline !== 'string' && 'r' in outline,
  );
  shapes.forEach(({ mark: { x, y, from } }, index) => {
    if (from === null) return;
    const transform = `translate(${(from.x - x) * drawnScale}px, ${(from.y - y) * drawnScale}px)`;
    circles[index]?.animate([{ transform }, { transform: 'none' }], GLIDE);
  });
}
