import type { Shape } from '../../domain/plane/mark-shapes';
import { styleOf } from '../../domain/plane/shape-styles';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { outlineElement } from './outline-element';
import { PAINTS } from './paints';

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
