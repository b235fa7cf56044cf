import type { SVGProps } from 'react';
import type { BubbleOutline } from '../../domain/plane/bubble-outline';

/** An outline as an SVG element. Called as a function: a map has thousands of them. */
export function outlineElement(
  outline: BubbleOutline,
  attributes: SVGProps<SVGCircleElement> & SVGProps<SVGPathElement>,
) {
  if (typeof outline === 'string') return <path {...attributes} d={outline} />;
  if ('r' in outline) {
    return <circle {...attributes} cx={tenths(outline.x)} cy={tenths(outline.y)} r={tenths(outline.r)} />;
  }
  return <path {...attributes} d={`M${outline.map(({ x, y }) => `${tenths(x)} ${tenths(y)}`).join('L')}Z`} />;
}

/** A tenth of a pixel cannot be seen, and is set less often. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
