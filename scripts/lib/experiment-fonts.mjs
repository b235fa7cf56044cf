import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from './run.mjs';

const FONTS = [
  ['Inter Variable', 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', '100 900'],
  ['Newsreader Display', 'src/ui/styles/fonts/newsreader-display-500.woff2', '500'],
];

/**
 * Writes the fonts of the product as a style sheet for its experiments. The fonts are in the style sheet, because a page in
 * a sandboxed frame has no origin, and browsers load fonts for a page of the same origin only.
 * @returns {import('vite').Plugin}
 */
export function experimentFonts() {
  return {
    name: 'experiment-fonts',
    apply: 'build',
    async generateBundle() {
      const faces = await Promise.all(
        FONTS.map(async ([family, file, weight]) => {
          const data = (await readFile(path.join(projectDir, file ?? ''))).toString('base64');
          return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${data}) format('woff2');font-weight:${weight};font-display:swap}\n`;
        }),
      );
      this.emitFile({ type: 'asset', fileName: 'experiments/fonts.css', source: faces.join('') });
    },
  };
}
