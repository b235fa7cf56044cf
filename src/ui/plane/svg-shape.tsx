import type { SVGProps } from 'react';
import { type BubbleOutline, type Shape, bubbleOutline } from '../../domain/plane/mark-shapes';
import { styleOf, type Circle } from '../../domain/plane/shapes';
import { quadrantHue } from '../signal/dot';
import { PAINTS } from './mark-palette';
import type { GroundLineKind, PlaneGround } from '../../domain/plane/plane-ground';
import { quadrantOf } from '../../domain/topic/quadrant';
import styles from './svg-ground.module.scss';

/** An outline as an SVG element. Called as a function: a map has thousands of them. */
function outlineElement(outline: BubbleOutline, attributes: SVGProps<SVGCircleElement> & SVGProps<SVGPathElement>) {
  if (typeof outline === 'string') return <path {...attributes} d={outline} />;
  if ('r' in outline) {
    return <circle {...attributes} cx={tenths(outline.x)} cy={tenths(outline.y)} r={tenths(outline.r)} />;
  }
  return <path {...attributes} d={`M${outline.map(({ x, y }) => `${tenths(x)} ${tenths(y)}`).join('L')}Z`} />;
}

/** A tenth of a pixel cannot be seen, and is set less often. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A circle as a part of a path. */
export function circlePath({ x, y, r }: Circle): string {
  const radius = tenths(r);
  return `M${tenths(x - r)} ${tenths(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

const OPACITY = { fill: 'fillOpacity', stroke: 'strokeOpacity', both: 'opacity' } as const;

/** A shape of a map as an element. */
export function SvgShape({ shape, dense = false }: { readonly shape: Shape; readonly dense?: boolean }) {
  const { kind, mark, opacity, outline } = shape;
  const { fill, stroke, width, denseWidth, dash, isRound, fades } = styleOf(kind);
  const attributes = {
    'data-quadrant': quadrantHue(mark.item.quadrant),
    fill: fill === undefined ? 'none' : PAINTS[fill],
    ...(stroke !== undefined && { stroke: PAINTS[stroke], strokeWidth: dense ? (denseWidth ?? width) : width }),
    ...(dash !== undefined && { strokeDasharray: dash.join(' ') }),
    ...(isRound && ({ strokeLinecap: 'round', strokeLinejoin: 'round' } as const)),
    ...(opacity !== 1 && { [OPACITY[fades]]: opacity.toFixed(2) }),
  };
  return outlineElement(outline, attributes);
}

const LINE_KINDS: readonly GroundLineKind[] = ['grid', 'zero', 'cross', 'break', 'slash'];

/** The four areas, the lines of the ticks, the cross, and the breaks before the outlier bands. */
export function SvgGround({ areas, lines }: PlaneGround) {
  return (
    <>
      {areas.map(({ code, box: { left, top, right, bottom } }) => (
        <rect
          key={code}
          className={styles.area}
          data-quadrant={quadrantHue(quadrantOf(code))}
          x={left}
          y={top}
          width={right - left}
          height={bottom - top}
        />
      ))}
      {LINE_KINDS.map((kind) => (
        <path
          key={kind}
          className={styles[kind]}
          d={lines
            .filter((line) => line.kind === kind)
            .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
            .join('')}
        />
      ))}
    </>
  );
}

/** A bubble in a key of the map. */
export function BubbleExample({ className, ...circle }: Circle & { readonly className?: string | undefined }) {
  return outlineElement(bubbleOutline(circle), { className });
}

/** How a map shows that something moved, is new, is gone or has not moved: an example for its key. */
export function MovementGlyph({ kind }: { readonly kind: 'moved' | 'new' | 'gone' | 'unmoved' }) {
  const width = { moved: 28, new: 14, gone: 12, unmoved: 10 }[kind];
  return (
    <svg width={width} height={14} viewBox={`0 -7 ${width} 14`} aria-hidden="true">
      {kind === 'moved' && <path className={styles.trail} d="M0 0L22 -3.5V3.5Z" />}
      {kind === 'moved' && <BubbleExample className={styles.example} x={22} y={0} r={5} />}
      {kind === 'new' && <BubbleExample className={styles.example} x={7} y={0} r={3.5} />}
      {kind === 'new' && <BubbleExample className={styles.ring} x={7} y={0} r={6} />}
      {kind === 'gone' && <BubbleExample className={styles.gone} x={6} y={0} r={5} />}
      {kind === 'unmoved' && <BubbleExample className={styles.unmoved} x={5} y={0} r={5} />}
    </svg>
  );
}
