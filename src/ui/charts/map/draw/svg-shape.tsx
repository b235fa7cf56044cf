import type { Shape } from '../model/mark-shapes';
import { outlineElement } from './outline-element';
import { PAINTS, SHAPE_STYLES } from './shape-style';

const OPACITY = { fill: 'fillOpacity', stroke: 'strokeOpacity', both: 'opacity' } as const;

/** A shape of the map as an element. */
export function SvgShape({ shape, dense = false }: { readonly shape: Shape; readonly dense?: boolean }) {
  const { kind, hue, opacity, outline } = shape;
  const { fill, stroke, width, denseWidth, dash, isRound, fades } = SHAPE_STYLES[kind];
  const attributes = {
    'data-quadrant': hue,
    fill: fill === undefined ? 'none' : PAINTS[fill],
    ...(stroke !== undefined && { stroke: PAINTS[stroke], strokeWidth: dense ? (denseWidth ?? width) : width }),
    ...(dash !== undefined && { strokeDasharray: dash.join(' ') }),
    ...(isRound && ({ strokeLinecap: 'round', strokeLinejoin: 'round' } as const)),
    ...(opacity !== 1 && { [OPACITY[fades]]: opacity.toFixed(2) }),
  };
  return outlineElement(outline, attributes);
}
