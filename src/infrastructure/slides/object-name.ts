import { xmlText } from '../../domain/shared/xml-text';

/** The library has no alternative text for shapes: it is written behind their name, and moved when the file is mended. */
const ALT = '\u2063alt=';
const TITLE = '\u2063title';

export function objectName(name: string, alt?: string): string {
  return (
    xmlText(name.replaceAll('\u2063', '')) + (alt === undefined ? '' : ALT + xmlText(alt.replaceAll('\u2063', '')))
  );
}

/** Of the text that is the title of its slide. */
export const TITLE_NAME = `Title${TITLE}`;

/** Moves alternative texts out of the names, and makes placeholders of titles. */
export function withObjectNames(slide: string): string {
  return slide
    .replaceAll(
      /name="Title\u2063title"><\/p:cNvPr><p:cNvSpPr[^>]*\/><p:nvPr><\/p:nvPr>/g,
      'name="Title"></p:cNvPr><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr>',
    )
    .replaceAll(/name="([^"\u2063]*)\u2063alt=([^"]*)"/g, 'name="$1" descr="$2"');
}
