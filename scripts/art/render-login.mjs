// node scripts/art/render-login.mjs: draws the map of sample data beside the login into src/ui/sign-in/login-field.svg.
// Its colours are those of the page's theme: it is shown by reference. Run it after a change of the field of signals.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import { projectDir } from '../lib/run.mjs';
import { sampleSignals } from './sample-signals.mjs';

const WIDTH = 880;
const HEIGHT = 900;
const INSET = 40;
/** @type {Record<import('../../src/ui/art/art-types').ArtQuadrant, string>} */
const HUES = { strong: 'strong', mature: 'mature', disruptor: 'disruptor', uncertain: 'uncertain', default: 'neutral' };

const vite = await createServer({ root: projectDir, server: { middlewareMode: true }, appType: 'custom' });
try {
  const { fieldShapes } = await vite.ssrLoadModule('/src/ui/plane/field-shapes.ts');
  const { seededRandom } = await vite.ssrLoadModule('/src/domain/shared/seeded-random.ts');
  const { QUADRANTS } = await vite.ssrLoadModule('/src/domain/topic/quadrant.ts');
  const shapes = fieldShapes({
    width: WIDTH,
    height: HEIGHT,
    plane: { x: INSET, y: INSET, width: WIDTH - 2 * INSET, height: HEIGHT - 2 * INSET },
    ...sampleSignals(seededRandom(23), QUADRANTS),
  });
  const svg = svgOf(shapes);
  await writeFile(path.join(projectDir, 'src/ui/sign-in/login-field.svg'), svg);
  console.log(`login-field.svg  ${svg.length} bytes`);
} finally {
  await vite.close();
}

/** @param {import('../../src/ui/plane/field-shapes').FieldShapes} shapes */
function svgOf({ contours, cross, trails, dots }) {
  const lines = contours.map((d, at) => {
    const opacity = (0.6 + (0.4 * at) / contours.length).toFixed(2);
    return `<path d="${d}" stroke-opacity="${opacity}" stroke-width="${at % 3 === 2 ? 1.1 : 0.7}"/>`;
  });
  const marks = dots.map(({ quadrant, d }) => {
    const fill = `color-mix(in srgb, var(--${HUES[quadrant]}) 86%, var(--field-bg))`;
    return `<path d="${d}" fill="${fill}" stroke="var(--field-bg)" stroke-width="1.25" paint-order="stroke"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g id="field">`,
    `<g fill="none" stroke="var(--contour)" stroke-linejoin="round">${lines.join('')}</g>`,
    `<path d="${cross}" fill="none" stroke="var(--axis)" stroke-dasharray="2 4"/>`,
    ...trails.map(({ quadrant, d }) => `<path d="${d}" fill="var(--${HUES[quadrant]})" opacity=".38"/>`),
    ...marks,
    '</g></svg>\n',
  ].join('\n');
}
