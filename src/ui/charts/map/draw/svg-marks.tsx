import { observer } from 'mobx-react-lite';
import { memo, useLayoutEffect, useRef } from 'react';
import { rem } from '../../../kit/layout/page-view';
import type { MapModel } from '../model/map-model';
import { chartShapes } from '../model/chart-shapes';
import styles from './marks.module.scss';
import { SvgShape } from '../../../plane/svg-shape';
import type { ChartScene } from '../model/chart-scene';

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
