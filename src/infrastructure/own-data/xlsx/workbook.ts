import { notATable } from '../../../domain/own-data/data-fault';
import { readXml } from '../zip/read-xml';
import type { ZipArchive } from '../zip/zip-archive';

export interface WorkbookSheet {
  readonly name: string;
  /** Of the sheet's XML in the archive. */
  readonly part: string;
  readonly isHidden: boolean;
}

export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
  /** Whether day 0 is 1904-01-01, as old Macintosh programs had it. */
  readonly is1904: boolean;
  /** The formulas are to be calculated when it is opened: a result of 0 may be a placeholder. */
  readonly isUncalculated: boolean;
  readonly stylesPart: string | null;
  readonly stringsPart: string | null;
}

/** @throws FileFault 'not-a-table' where the archive is no workbook */
export function readWorkbook(archive: ZipArchive): Workbook {
  const [part] = relationsOf(archive, '').byType('officeDocument');
  const main = part ?? 'xl/workbook.xml';
  if (!archive.has(main)) {
    throw notATable(null);
  }
  const links = relationsOf(archive, main);
  const sheets: WorkbookSheet[] = [];
  let [is1904, isUncalculated] = [false, false];
  readXml(archive, main, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name === 'calcPr') isUncalculated = /^(?:1|true)$/.test(attributes['fullCalcOnLoad'] ?? '');
      if (name !== 'sheet') return;
      const sheetPart = links.byId(attributes['id'] ?? '');
      // Charts have sheets of their own, without cells.
      if (sheetPart !== undefined && archive.has(sheetPart) && !/chartsheet/i.test(sheetPart)) {
        sheets.push({
          name: attributes['name'] ?? `Sheet ${sheets.length + 1}`,
          part: sheetPart,
          isHidden: /hidden/i.test(attributes['state'] ?? ''),
        });
      }
    },
  });
  const existing = (type: string): string | null => links.byType(type).find((name) => archive.has(name)) ?? null;
  return { sheets, is1904, isUncalculated, stylesPart: existing('styles'), stringsPart: existing('sharedStrings') };
}

export interface Relations {
  byId(id: string): string | undefined;
  byType(type: string): readonly string[];
}

/** What a part refers to; addresses outside the file as they are. @param of '' for the whole file */
export function relationsOf(archive: ZipArchive, of: string): Relations {
  const folder = of.slice(0, of.lastIndexOf('/') + 1);
  const part = `${folder}_rels/${of.slice(folder.length)}.rels`;
  const targets = new Map<string, { readonly type: string; readonly target: string }>();
  if (archive.has(part)) {
    readXml(archive, part, {
      open: (name, { Id, Type, Target, TargetMode }) => {
        if (name !== 'Relationship' || Id === undefined || Target === undefined) return;
        targets.set(Id, {
          type: (Type ?? '').split('/').at(-1) ?? '',
          target: TargetMode === 'External' ? Target : absolute(folder, Target),
        });
      },
    });
  }
  return {
    byId: (id) => targets.get(id)?.target,
    byType: (type) => [...targets.values()].filter((entry) => entry.type === type).map(({ target }) => target),
  };
}

function absolute(folder: string, target: string): string {
  if (/^[\\/]/.test(target)) return target.slice(1).replaceAll('\\', '/');
  const parts = `${folder}${target}`.split(/[\\/]/);
  const path: string[] = [];
  for (const part of parts) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}

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
