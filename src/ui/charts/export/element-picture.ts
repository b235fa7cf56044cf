import { xmlText } from '../../../domain/shared/csv';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styles from './picture-sheet.module.scss';

/** Pixels of the picture for each pixel of the page: pictures are made for slides and prints. */
const DENSITY = 2;
const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/**
 * A PNG of React elements in the styles and theme of the page: they are rendered outside of the viewport, and drawn as
 * the foreign object of an SVG image, which browsers paint on a canvas like any image.
 * @throws when the browser cannot make a picture of this size
 */
export async function elementPicture(elements: ReactNode): Promise<Blob> {
  const container = document.createElement('div');
  container.className = styles.outside ?? '';
  container.inert = true;
  const root = createRoot(container);
  try {
    document.body.append(container);
    flushSync(() => root.render(elements));
    // Also of fonts that nothing else on the page needs.
    await document.fonts.ready;
    const { offsetWidth: width, offsetHeight: height } = container;
    return await painted(await svgDocument(container, width, height), width, height);
  } finally {
    container.remove();
    root.unmount();
  }
}

/** A whole document, because an image loads nothing from outside. */
async function svgDocument(content: Element, width: number, height: number): Promise<string> {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  // Lengths in rem are those of the page.
  svg.style.fontSize = getComputedStyle(document.documentElement).fontSize;
  // The theme is a class of the root element.
  svg.setAttribute('class', document.documentElement.className);
  const style = svg.appendChild(document.createElementNS(SVG, 'style'));
  style.textContent = await pageStyles();
  const foreign = svg.appendChild(document.createElementNS(SVG, 'foreignObject'));
  foreign.setAttribute('width', '100%');
  foreign.setAttribute('height', '100%');
  const body = foreign.appendChild(document.createElementNS(XHTML, 'body'));
  for (const child of content.children) body.append(child.cloneNode(true));
  // XML knows neither most control characters nor halves of a surrogate pair.
  return xmlText(new XMLSerializer().serializeToString(svg), () => '\uFFFD');
}

async function painted(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  // From a blob: address, browsers take a foreign object for content of another origin.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * DENSITY;
  canvas.height = height * DENSITY;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot make pictures');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture could not be made');
  return blob;
}

/** The rules of all style sheets of the page, with the fonts in use as data: addresses. */
async function pageStyles(): Promise<string> {
  const used = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => bare(family)),
  );
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(async (rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
      const [, address] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
      // A fallback of the machine has no address.
      if (address === undefined) return rule.cssText;
      if (!used.has(bare(rule.style.getPropertyValue('font-family')))) return '';
      return rule.cssText.replace(address, await dataAddress(new URL(address, sheet.href ?? document.baseURI)));
    }),
  );
  return (await Promise.all(rules)).join('\n');
}

function bare(family: string): string {
  return family.replaceAll(/["']/g, '');
}

async function dataAddress(address: URL): Promise<string> {
  const content = await (await fetch(address)).blob();
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`${address.href} could not be read`)));
    reader.readAsDataURL(content);
  });
}
