// node scripts/art/render-relief.mjs: draws the reliefs of the error pages into public/art/. Run it after a change
// here.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser } from '../lib/find-browser.mjs';
import { projectDir } from '../lib/run.mjs';
import { reliefPath } from './relief-lines.mjs';

const WIDTH = 1440;
const HEIGHT = 900;
const FIRST_LINE = 96;
const LAST_LINE = 792;
const LINE_DISTANCE = 12;
const SAMPLE_DISTANCE = 2;
const RISE = 22;

/** A text is set in Newsreader; null is drawn as three hills. */
const FIGURES = { 403: '403', 404: '404', 500: '500', maintenance: null };

const browser = await findBrowser();
if (browser.fault !== undefined) throw new Error(browser.fault);
const chrome = await chromium.launch({
  ...(browser.path && { executablePath: browser.path }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const page = await chrome.newPage();
  const font = await readFile(path.join(projectDir, 'src/ui/styles/fonts/newsreader-display-500.woff2'));
  const outDir = path.join(projectDir, 'public/art');
  await mkdir(outDir, { recursive: true });
  for (const [name, text] of Object.entries(FIGURES)) {
    const alpha = await page.evaluate(paintFigure, { text, font: font.toString('base64'), size: [WIDTH, HEIGHT] });
    const svg = svgOf(reliefPath(raise(Buffer.from(alpha, 'base64'))));
    await writeFile(path.join(outDir, `relief-${name}.svg`), svg);
    console.log(`relief-${name}.svg  ${svg.length} bytes, ${gzipSync(svg).length} with gzip`);
  }
} finally {
  await chrome.close();
}

/**
 * Runs in the browser.
 * @param {{ text: string | null, font: string, size: number[] }} figure
 * @returns {Promise<string>} the opacity of each pixel, as base64
 */
async function paintFigure({ text, font, size: [width = 0, height = 0] }) {
  const face = new FontFace('Figures', `url(data:font/woff2;base64,${font})`, { weight: '500' });
  document.fonts.add(await face.load());
  const canvas = new OffscreenCanvas(width, height);
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  // Soft slopes: without the blur the lines would jump at the outline.
  pen.filter = 'blur(7px)';
  if (text !== null) {
    pen.font = '500 580px Figures';
    pen.textAlign = 'right';
    pen.letterSpacing = '-12px';
    pen.fillText(text, 1392, 640);
  } else {
    for (const x of [584, 894, 1204]) {
      pen.beginPath();
      pen.arc(x, 452, 112, 0, 2 * Math.PI);
      pen.fill();
    }
  }
  const { data } = pen.getImageData(0, 0, width, height);
  let bytes = '';
  for (let i = 3; i < data.length; i += 4) bytes += String.fromCharCode(data[i] ?? 0);
  return btoa(bytes);
}

/** @param {Buffer} alpha */
function raise(alpha) {
  const xs = Array.from({ length: WIDTH / SAMPLE_DISTANCE + 1 }, (_, i) => i * SAMPLE_DISTANCE);
  /** @type {number[][]} */
  const lines = [];
  for (let y = FIRST_LINE; y <= LAST_LINE; y += LINE_DISTANCE) {
    lines.push(
      xs.map((x) => {
        const cover = (alpha[y * WIDTH + Math.min(WIDTH - 1, x)] ?? 0) / 255;
        // Two slow waves everywhere and a quick one on the figure, so that the lines look drawn by hand.
        const sway = Math.sin(x * 0.011 + y * 0.05) * 1.1 + Math.sin(x * 0.027 - y * 0.09) * 0.8;
        return y + sway - cover * (RISE + Math.sin(x * 0.06 + y * 0.3) * 2.4);
      }),
    );
  }
  return { xs, lines };
}

/** @param {string} d an SVG path */
function svgOf(d) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    // A constant width of the stroke: the page shows the drawing at different sizes.
    `<path d="${d}" fill="none" stroke="#000" stroke-width="1.1" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></svg>\n`
  );
}
