import PptxGenJS from 'pptxgenjs';
import type {
  Slide,
  SlideDeck,
  SlideRun,
  SlideShape,
  SlideTable,
  SlideText,
} from '../../application/brief/slides/slide-deck';
import { addBarChart, chartSheet } from './bar-chart';
import { addDots, addLines, addPolygon, addTicks } from './freeform';
import { mapItems, type MapItem } from './map-items';
import { windowItems } from './window-items';
import { mendedFile } from './mended-file';
import { SMALLEST } from '../../application/brief/slides/text-fit';
import { xmlText } from '../../domain/shared/csv';
import { INCH, inches, POINT, SANS, SERIF, objectName, TITLE_NAME, hexOf } from './slide-units';

const LAYOUT = 'BRIEF';

/** The deck as a PowerPoint file with native texts, shapes and charts. */
export async function pptxFile(deck: SlideDeck): Promise<ArrayBuffer> {
  const file = new PptxGenJS();
  file.defineLayout({ name: LAYOUT, width: 1280 / INCH, height: 720 / INCH });
  file.layout = LAYOUT;
  file.title = xmlText(deck.title);
  file.subject = xmlText(deck.subject);
  file.author = 'D&M';
  // The library escapes all but the company.
  file.company = 'D&amp;M';
  file.theme = { headFontFace: deck.font ?? 'Georgia', bodyFontFace: deck.font ?? 'Arial' };
  for (const slide of deck.slides) addSlide(file, slide, deck.language);
  const charts = deck.slides.flatMap(({ items }) => items.filter((item) => item.kind === 'chart'));
  return mendedFile((await file.write({ outputType: 'arraybuffer' })) as ArrayBuffer, charts.map(chartSheet));
}

function addSlide(file: PptxGenJS, { items, notes }: Slide, language: string | null): void {
  const slide = file.addSlide();
  for (const item of items) addItem(file, slide, item, language);
  if (notes !== '') slide.addNotes(xmlText(notes));
}

/** @param language of the texts of the data; null: that of the product */
function addItem(file: PptxGenJS, slide: PptxGenJS.Slide, item: MapItem, language: string | null): void {
  const run = (of: SlideRun) => runOf(of, language);
  switch (item.kind) {
    case 'text':
      if (item.role === 'number') slide.slideNumber = numberOptions(item);
      else slide.addText(item.runs.map(run), textOptions(item));
      return;
    case 'ellipse':
    case 'rectangle':
      addShape(file, slide, item, run);
      return;
    case 'line':
      slide.addShape(file.ShapeType.line, { ...inches(item.box), line: { color: hexOf(item.colour), width: 0.75 } });
      return;
    case 'polygon':
      addPolygon(slide, item);
      return;
    case 'lines':
      addLines(slide, item);
      return;
    case 'table':
      addTable(slide, item, run);
      return;
    case 'dots':
      addDots(slide, item);
      return;
    case 'ticks':
      addTicks(slide, item);
      return;
    case 'map':
      for (const part of mapItems(item)) addItem(file, slide, part, language);
      return;
    case 'window':
      for (const part of windowItems(item)) addItem(file, slide, part, language);
      return;
    case 'picture':
      slide.addImage({ ...inches(item.box), data: item.source, altText: xmlText(item.alt) });
      return;
    case 'chart':
      addBarChart(file, slide, item);
      return;
  }
}

type RunMaker = (of: SlideRun) => ReturnType<typeof runOf>;

function addShape(file: PptxGenJS, slide: PptxGenJS.Slide, item: SlideShape, run: RunMaker): void {
  const { kind, box, fill, transparency = 0, outline, text, name, alt } = item;
  const options = {
    ...inches(box),
    fill: { color: hexOf(fill), transparency },
    ...(outline === undefined ? {} : { line: { color: hexOf(outline), width: 1.25 } }),
    ...(name === undefined ? {} : { objectName: objectName(name, alt) }),
  };
  const shape = kind === 'ellipse' ? file.ShapeType.ellipse : file.ShapeType.rect;
  if (text === undefined) slide.addShape(shape, options);
  else slide.addText([run(text)], { ...options, shape, align: 'center', valign: 'middle', margin: 0, wrap: false });
}

/** With native cells, lines between the rows, and the headings in the first row. */
function addTable(
  slide: PptxGenJS.Slide,
  { box, columns, rows, rowHeight, headHeight, headSize, lineColour, name }: SlideTable,
  run: RunMaker,
): void {
  const line = { type: 'solid', pt: 0.75, color: hexOf('line') } as const;
  const none = { type: 'none' } as const;
  const cell = (of: SlideRun, align: 'left' | 'right' = 'left', isHead = false): PptxGenJS.TableCell => ({
    text: [run(of)],
    options: {
      align,
      valign: 'middle',
      margin: [0, 0, 0, align === 'right' ? 0 : 0.04],
      border: [none, none, isHead ? { ...line, pt: 1.25, color: hexOf(lineColour ?? 'text') } : line, none],
    },
  });
  slide.addTable(
    [
      columns.map(({ heading, align }) => cell({ text: heading, size: headSize, colour: 'muted' }, align, true)),
      ...rows.map((cells) => cells.map((each, index) => cell(each, columns[index]?.align))),
    ],
    {
      ...inches(box),
      objectName: objectName(name),
      colW: columns.map(({ width }) => width / INCH),
      rowH: [headHeight, ...rows.map(() => rowHeight)].map((height) => height / INCH),
      autoPage: false,
    },
  );
}

function numberOptions({ box, runs, align, vertical }: SlideText): PptxGenJS.SlideNumberProps {
  const { options } = runOf(runs[0] ?? { text: '', size: SMALLEST }, null);
  const { fontFace, fontSize, color, bold } = options;
  // As the words beside it stand, which have no margins.
  const place = { margin: 0, align: align ?? 'left', valign: vertical ?? 'top' };
  return { ...inches(box), ...place, fontFace, fontSize, color, bold };
}

function textOptions({ box, align, vertical, isOneLine = false, role }: SlideText): PptxGenJS.TextPropsOptions {
  return {
    ...inches(box),
    ...(role === 'title' ? { objectName: TITLE_NAME } : {}),
    margin: 0,
    align: align ?? 'left',
    valign: vertical ?? 'top',
    ...(isOneLine ? { wrap: false } : {}),
  };
}

function runOf(
  { text, size, colour = 'text', isBold = false, isSerif = false, isEnd = false, isOfData = false, link }: SlideRun,
  language: string | null,
) {
  return {
    text: xmlText(text),
    options: {
      fontSize: Math.round((size / POINT) * 10) / 10,
      color: hexOf(colour),
      bold: isBold,
      fontFace: isSerif ? SERIF : SANS,
      breakLine: isEnd,
      ...(isOfData && language !== null && { lang: language }),
      ...(link === undefined ? {} : { hyperlink: { url: link } }),
    },
  };
}
