import { notATable } from '../../../domain/own-data/data-fault';
import { checkSheetCount } from '../limits';
import { elementsOf } from '../zip/read-xml';
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

/** @throws FileFault where the archive is no workbook */
export function readWorkbook(archive: ZipArchive): Workbook {
  const main = relationsOf(archive, '').byType('officeDocument')[0] ?? 'xl/workbook.xml';
  if (!archive.has(main)) throw notATable('an archive (ZIP) without a workbook');
  const links = relationsOf(archive, main);
  const all = elementsOf(archive, main, ['workbookPr', 'calcPr', 'sheet']);
  checkSheetCount(all.filter(({ name }) => name === 'sheet').length, 'sheets');
  const isSet = (name: string): boolean => all.some(({ attributes }) => /^(?:1|true)$/.test(attributes[name] ?? ''));
  const sheets = all.flatMap(({ name: element, attributes: { id = '', name, state = '' } }, index): WorkbookSheet[] => {
    const part = element === 'sheet' ? links.byId(id) : undefined;
    // Charts have sheets of their own, without cells.
    if (part === undefined || !archive.has(part) || /chartsheet/i.test(part)) return [];
    return [{ name: name ?? `Sheet ${index}`, part, isHidden: /hidden/i.test(state) }];
  });
  return {
    sheets,
    is1904: isSet('date1904'),
    isUncalculated: isSet('fullCalcOnLoad'),
    stylesPart: links.byType('styles')[0] ?? null,
    stringsPart: links.byType('sharedStrings')[0] ?? null,
  };
}

interface Relations {
  byId(id: string): string | undefined;
  byType(type: string): readonly string[];
}

/** What a part refers to; addresses outside the file as they are. @param of '' for the whole file */
export function relationsOf(archive: ZipArchive, of: string): Relations {
  const folder = of.slice(0, of.lastIndexOf('/') + 1);
  const part = `${folder}_rels/${of.slice(folder.length)}.rels`;
  const all = elementsOf(archive, part, ['Relationship']).map(
    ({ attributes: { Id, Type = '', Target = '', TargetMode } }) => ({
      id: Id,
      type: Type.split('/').at(-1),
      target: TargetMode === 'External' ? Target : absolute(folder, Target),
    }),
  );
  return {
    byId: (id) => all.find((each) => each.id === id)?.target,
    byType: (type) => all.filter((each) => each.type === type).map(({ target }) => target),
  };
}

function absolute(folder: string, target: string): string {
  const path: string[] = [];
  for (const part of (/^[\\/]/.test(target) ? target.slice(1) : `${folder}${target}`).split(/[\\/]/)) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}

/** The texts that cells refer to by index; of formatted text the plain characters. */
export function readSharedStrings(archive: ZipArchive, part: string | null): readonly string[] {
  return elementsOf(archive, part, ['si']).map(({ text }) => unescaped(text));
}

/** "_x000D_" stands for a character that XML cannot hold. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
