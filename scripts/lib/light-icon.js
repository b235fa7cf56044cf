// What lucide-react draws an icon with in the build, in place of its own createLucideIcon: scripts/lib/light-icons.mjs.
import { createElement, forwardRef } from 'react';

/** Whoever says what the icon means wants it heard. */
const MEANINGS = ['aria-label', 'aria-labelledby', 'role', 'title'];

/**
 * @param {{ node: readonly [tag: string, attributes: Record<string, string>][] }} data of one icon, on 24 by 24
 */
export function createLightIcon({ node }) {
  // The same for every place where the icon stands.
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return forwardRef(function LightIcon({ size = 24, strokeWidth = 2, color = 'currentColor', ...rest }, ref) {
    return createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': MEANINGS.some((name) => name in rest) ? undefined : 'true',
        ...rest,
      },
      shapes,
    );
  });
}
