import { notATable } from '../../../domain/own-data/data-fault';
import { countOf } from '../../../domain/shared/figures';
import { shortened } from '../../../domain/own-data/cell-text';
import { withoutStrong } from '../sheet-cells';
import type { SheetNote } from '../../../domain/own-data/tables';

/** Facts of the file itself, as notes have them before their text. */
const FRONT_MATTER = /^\s*---\r?\n(?:(?!---)[^\n]*\n)*---[ \t]*(?:\r?\n|$)/;
/** Without the signs that part columns. */
const ITEM = /^(\s*)(?:[-*+•]|\d+[.)])\s+(?:\[[ xX]\]\s+)?([^\s;|][^;\t|]*)$/;
const HEADING = /^(#{1,6})\s+(\S.*?)\s*#*$/;
const FEWEST = 2;

interface PlainText {
  readonly text: string;
  readonly notes: readonly SheetNote[];
  /** Each line is a name, with blanks before it for its level. */
  readonly isList: boolean;
}

/**
 * A note in Markdown as the text that it holds: without its front matter, and a list of items as names with blanks before them,
 * below the headings above them. Its lines keep their numbers. @throws FileFault for a note without a list and without a table
 */
export function withoutMarkdown(text: string): PlainText {
  const [front = ''] = FRONT_MATTER.exec(text) ?? [];
  const kept = front === '' ? text : `${'\n'.repeat(front.split('\n').length - 1)}${text.slice(front.length)}`;
  const facts: readonly SheetNote[] =
    front === ''
      ? []
      : [{ row: 1, problem: 'The file begins with facts of its own (front matter).', consequence: 'Not read.' }];
  const lines = kept.split(/\r\n|\r|\n/);
  const isTable = lines.filter((line) => line.trimStart().startsWith('|')).length > 1;
  const list = isTable ? null : listOf(lines);
  if (list !== null) return { text: list.lines.join('\n'), notes: [...facts, ...list.notes], isList: true };
  if (front !== '' && !isTable && !areItems(lines)) throw notATable('a note with front matter (Markdown)');
  return { text: kept, notes: facts, isList: front !== '' && !isTable };
}

/** Whether most of what stands there, without headings, are items. */
function areItems(lines: readonly string[]): boolean {
  const texts = lines.filter((line) => line.trim() !== '' && !HEADING.test(line));
  const items = texts.filter((line) => ITEM.test(line));
  return items.length >= FEWEST && items.length * 2 >= texts.length;
}

/** null: most are no items, or no heading stands among them. */
function listOf(
  lines: readonly string[],
): { readonly lines: readonly string[]; readonly notes: readonly SheetNote[] } | null {
  const deepest = lines.reduce((most, line) => Math.max(most, HEADING.exec(line)?.[1]?.length ?? 0), 0);
  if (deepest === 0 || !areItems(lines)) return null;
  const others: number[] = [];
  const read = lines.map((line, at): string => {
    const [, indent = '', item = ''] = ITEM.exec(line) ?? [];
    if (item !== '') return `${' '.repeat(deepest + indent.replaceAll('\t', '    ').length)}- ${withoutStrong(item)}`;
    const [, marks = '', heading = ''] = HEADING.exec(line) ?? [];
    if (heading !== '' && hasItems(lines.slice(at + 1), marks.length))
      return `${' '.repeat(marks.length - 1)}${heading}`;
    if (line.trim() !== '') others.push(at);
    return '';
  });
  const [first] = others;
  if (first === undefined) return { lines: read, notes: [] };
  const problem = `${countOf(others.length, 'line')} beside the list: ‘${shortened((lines[first] ?? '').trim(), 40)}’.`;
  return { lines: read, notes: [{ row: first + 1, problem, consequence: 'Not read.' }] };
}

/** Whether an item stands below a heading, before another one that is not below it. */
function hasItems(below: readonly string[], level: number): boolean {
  const end = below.findIndex((line) => (HEADING.exec(line)?.[1]?.length ?? Infinity) <= level);
  return below.slice(0, end < 0 ? undefined : end).some((line) => ITEM.test(line));
}
