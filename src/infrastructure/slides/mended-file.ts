import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import { writeXlsx, type WrittenSheet } from '../write-xlsx';
import { withObjectNames } from './slide-units';

const TYPES = '[Content_Types].xml';
const RELATIONSHIPS = 'ppt/notesMasters/_rels/notesMaster1.xml.rels';
const THEME = 'ppt/theme/theme1.xml';
const NOTES_THEME = 'ppt/theme/theme2.xml';
const PRESENTATION = 'ppt/presentation.xml';
const THEME_TYPE = 'application/vnd.openxmlformats-officedocument.theme+xml';
const CHART = /^ppt\/charts\/chart(\d+)\.xml$/;
const SLIDE = /^ppt\/slides\/slide\d+\.xml$/;
/** Otherwise a program may turn or break the texts of a small chart. */
const LEVEL_TEXT = '<a:bodyPr rot="0" vert="horz" wrap="none"/>';
/** Of a paragraph, before each of its runs; only those before the first are allowed. */
const REPEATED_PROPERTIES = /<\/a:r><a:pPr\b(?:[^>]*\/>|.*?<\/a:pPr>)/gs;
/** What PowerPoint writes for a shape without a text. */
const NO_TEXT = '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-US"/></a:p></p:txBody>';

/**
 * Corrects what PptxGenJS 4.0 writes against the standard, because PowerPoint offers to repair such files.
 * @param sheets the data of the charts, in the order of the charts
 */
export function mendedFile(file: ArrayBuffer, sheets: readonly WrittenSheet[]): ArrayBuffer {
  const parts = unzipSync(new Uint8Array(file), { filter: ({ name }) => !name.endsWith('/') });
  const charts = Object.keys(parts)
    .flatMap((part) => {
      const number = CHART.exec(part)?.[1];
      return number === undefined ? [] : [{ part, number: Number(number) }];
    })
    .toSorted((a, b) => a.number - b.number);
  for (const [index, { part, number }] of charts.entries()) {
    rewrite(parts, part, mendedChart);
    const sheet = sheets[index];
    if (sheet !== undefined) parts[`ppt/embeddings/Microsoft_Excel_Worksheet${number}.xlsx`] = writeXlsx([sheet]);
  }
  for (const part of Object.keys(parts).filter((name) => SLIDE.test(name))) rewrite(parts, part, mendedSlide);
  addNotesTheme(parts);
  rewrite(parts, PRESENTATION, mendedPresentation);
  rewrite(parts, TYPES, (types) =>
    types
      .replaceAll('"image/jpg"', '"image/jpeg"')
      .replaceAll(/<Override [^>]*PartName="\/([^"]*)"[^>]*>/g, (override, part: string) =>
        // The library lists a slide master for each slide, of which one exists.
        part in parts ? override : '',
      ),
  );
  return zipSync(parts).buffer;
}

function rewrite(parts: Unzipped, part: string, change: (xml: string) => string): void {
  const content = parts[part];
  if (content !== undefined) parts[part] = strToU8(change(strFromU8(content)));
}

/** Drops references to axes that the chart does not have, and points without a value: these are not 0. */
function mendedChart(xml: string): string {
  const axes = new Set([...xml.matchAll(/<c:(?:cat|val|ser|date)Ax>\s*<c:axId val="(\d+)"/g)].map(([, id]) => id));
  return xml
    .replaceAll(/<c:axId val="(\d+)"\/>/g, (reference, id: string) => (axes.has(id) ? reference : ''))
    .replaceAll(/<c:pt idx="\d+"><c:v><\/c:v><\/c:pt>/g, '')
    .replaceAll('<a:bodyPr/>', LEVEL_TEXT);
}

/** The list of masters of notes stands before the list of slides. */
function mendedPresentation(xml: string): string {
  return xml.replace(/(<p:sldIdLst>.*?<\/p:sldIdLst>)(<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>)/s, '$2$1');
}

/** Drops empty outlines, counts ids (tables repeat them), and adds the text part that shapes without a text lack. */
function mendedSlide(xml: string): string {
  let id = 0;
  return withObjectNames(xml)
    .replaceAll(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${(id += 1)}"`)
    .replaceAll('<a:ln></a:ln>', '')
    .replaceAll(REPEATED_PROPERTIES, '</a:r>')
    .replaceAll(/(<\/p:spPr>(?:<p:style>.*?<\/p:style>)?)\s*<\/p:sp>/g, `$1${NO_TEXT}</p:sp>`);
}

/** The notes share the theme of the slides; each master needs its own. */
function addNotesTheme(parts: Unzipped): void {
  const theme = parts[THEME];
  if (theme === undefined || !(RELATIONSHIPS in parts)) return;
  parts[NOTES_THEME] = theme;
  rewrite(parts, RELATIONSHIPS, (xml) => xml.replace('theme1.xml', 'theme2.xml'));
  rewrite(parts, TYPES, (xml) =>
    xml.includes(NOTES_THEME)
      ? xml
      : xml.replace('</Types>', `<Override PartName="/${NOTES_THEME}" ContentType="${THEME_TYPE}"/></Types>`),
  );
}
