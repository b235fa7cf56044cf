import { readXml } from '../zip/read-xml';
import type { ZipArchive } from '../zip/zip-archive';

/** The texts that cells refer to by index; of formatted text the plain characters, without phonetic hints. */
export function readSharedStrings(archive: ZipArchive, part: string | null): readonly string[] {
  if (part === null) return [];
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  readXml(archive, part, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic += 1;
      else if (name === 't') isText = phonetic === 0;
    },
    close: (name) => {
      if (name === 'si') strings.push(unescaped(text));
      else if (name === 'rPh') phonetic -= 1;
      else if (name === 't') isText = false;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
  });
  return strings;
}

/** "_x000D_" stands for a character that XML cannot hold. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
