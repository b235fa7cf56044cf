import { createHash } from 'node:crypto';

/**
 * Draws a picture for a key of the image storage, always the same for the same key.
 * @param {string} key
 * @returns {string} an SVG
 */
export function pictureOf(key) {
  const [hue = 0, turn = 0, x = 0, y = 0] = createHash('sha256').update(key).digest();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 220">
  <rect width="390" height="220" fill="hsl(${hue} 45% 42%)"/>
  <circle cx="${x}" cy="${y}" r="120" fill="hsl(${hue + 40} 55% 58%)" fill-opacity=".7"/>
  <rect x="200" y="-60" width="120" height="340" fill="hsl(${hue + 90} 50% 62%)" fill-opacity=".5" transform="rotate(${turn % 60} 260 110)"/>
</svg>
`;
}
