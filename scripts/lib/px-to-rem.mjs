// PostCSS plug-ins: style sheets are written in px, and the build converts their lengths to rem, so that the text size of
// the browser scales texts, lengths and breakpoints alike. Lengths up to 2 px stay: borders and outlines.
import postcss from 'postcss';
import pxToRemDeclarations from 'postcss-pxtorem';

const LEAST = 3;
/** In pixels: the text size that browsers begin with. */
const ROOT = 16;

/**
 * What postcss-pxtorem leaves out: container queries, and the fallbacks of var().
 * @type {import('postcss').Plugin}
 */
const others = {
  postcssPlugin: 'px-to-rem-others',
  AtRule: {
    container(rule) {
      rule.params = inRem(rule.params, /(\d+)px/g);
    },
  },
  Declaration(declaration) {
    if (declaration.value.includes('var(')) {
      declaration.value = inRem(declaration.value, /(?<=var\(--[\w-]+, )(\d{2,})px/g);
    }
  },
};

/**
 * @param {string} value
 * @param {RegExp} lengths
 */
function inRem(value, lengths) {
  return value.replaceAll(lengths, (_, pixels) => `${Number(pixels) / ROOT}rem`);
}

export const pxToRem = [
  pxToRemDeclarations({ rootValue: ROOT, propList: ['*'], mediaQuery: true, minPixelValue: LEAST }),
  others,
];

/** @param {string} source of a style sheet that Vite does not process */
export async function convertPxToRem(source) {
  const { css } = await postcss(pxToRem).process(source, { from: undefined });
  return css;
}
