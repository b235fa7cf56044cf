import PptxGenJS from 'pptxgenjs';
import type { Slide, SlideDeck, SlideRun, SlideShape, SlideText } from '../../application/brief/slides/slide-deck';
import { addBarChart, chartSheet } from './bar-chart';
import { addDots, addPolygon, addTicks } from './freeform';
import { mapItems, type MapItem } from './map-items';
import { mendedFile } from './mended-file';
import { xmlText } from '../../domain/shared/xml-text';
import { INCH, inches, POINT, SANS } from './slide-units';

const SERIF = 'Georgia';
const INK = '14161B';
const LAYOUT = 'BRIEF';

/** The deck as a PowerPoint file with native texts, shapes and charts. */
export async function pptxFile(deck: SlideDeck): Promise<ArrayBuffer> {
  const file = new PptxGenJS();
  file.defineLayout({ name: LAYOUT, width: 1280 / INCH, height: 720 / INCH });
  file.layout = LAYOUT;
  file.title = xmlText(deck.title);
  file.subject = xmlText(deck.subject);
  // The library escapes the title and the subject, but not the company.
  file.company = 'D&amp;M';
  file.theme = { headFontFace: SERIF, bodyFontFace: SANS };
  for (const slide of deck.slides) addSlide(file, slide);
  const charts = deck.slides.flatMap(({ items }) => items.filter((item) => item.kind === 'chart'));
  return mendedFile((await file.write({ outputType: 'arraybuffer' })) as ArrayBuffer, charts.map(chartSheet));
}

function addSlide(file: PptxGenJS, { items, notes }: Slide): void {
  const slide = file.addSlide();
  for (const item of items) addItem(file, slide, item);
  if (notes !== '') slide.addNotes(xmlText(notes));
}

function addItem(file: PptxGenJS, slide: PptxGenJS.Slide, item: MapItem): void {
  switch (item.kind) {
    case 'text':
      slide.addText(item.runs.map(run), textOptions(item));
      return;
    case 'ellipse':
    case 'rectangle':
      addShape(file, slide, item);
      return;
    case 'line':
      slide.addShape(file.ShapeType.line, { ...inches(item.box), line: { color: item.colour, width: 0.75 } });
      return;
    case 'polygon':
      addPolygon(slide, item);
      return;
    case 'picture':
      slide.addImage({ ...inches(item.box), data: item.data, altText: xmlText(item.alt) });
      return;
    case 'dots':
      addDots(slide, item);
      return;
    case 'ticks':
      addTicks(slide, item);
      return;
    case 'map':
      for (const part of mapItems(item)) addItem(file, slide, part);
      return;
    case 'chart':
      addBarChart(file, slide, item);
      return;
  }
}

function addShape(file: PptxGenJS, slide: PptxGenJS.Slide, item: SlideShape): void {
  const { kind, box, fill, transparency = 0, outline, text, name } = item;
  const options = {
    ...inches(box),
    fill: { color: fill, transparency },
    ...(outline === undefined ? {} : { line: { color: outline, width: 1.25 } }),
    ...(name === undefined ? {} : { objectName: xmlText(name) }),
  };
  const shape = kind === 'ellipse' ? file.ShapeType.ellipse : file.ShapeType.rect;
  if (text === undefined) slide.addShape(shape, options);
  else slide.addText([run(text)], { ...options, shape, align: 'center', valign: 'middle', margin: 0, wrap: false });
}

function textOptions({ box, align, vertical, fill, inset = 0, lineHeight }: SlideText): PptxGenJS.TextPropsOptions {
  return {
    ...inches(box),
    margin: inset / POINT,
    align: align ?? 'left',
    valign: vertical ?? 'top',
    ...(fill === undefined ? {} : { fill: { color: fill } }),
    ...(lineHeight === undefined ? {} : { lineSpacingMultiple: lineHeight }),
  };
}

function run({
  text,
  size,
  colour = INK,
  isBold = false,
  isSerif = false,
  isSuperscript = false,
  isEnd = false,
  link,
}: SlideRun) {
  return {
    text: xmlText(text),
    options: {
      fontSize: Math.round((size / POINT) * 10) / 10,
      color: colour,
      bold: isBold,
      fontFace: isSerif ? SERIF : SANS,
      superscript: isSuperscript,
      breakLine: isEnd,
      ...(link === undefined ? {} : { hyperlink: { url: link } }),
    },
  };
}
