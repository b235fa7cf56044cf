import type { GridLine, GridSize } from '../../../domain/own-data/grid';
import type {
  ColumnMapping,
  ColumnTarget,
  Mapping,
  MappingPreview,
  SheetMapping,
} from '../../../domain/own-data/mapping';
import { isShare } from '../../../domain/own-data/field-keys';
import { wholeOf } from '../../../domain/own-data/read-value';
import { fieldsOf, isTopicKind, type SheetKind } from '../../../domain/own-data/sheet-forms';
import type { SeveralPart } from '../../../domain/own-data/several-form';
import type { SplitSign } from '../../../domain/own-data/split-cells';
import type { RowKind } from '../../../domain/own-data/row-mark';
import { columnLetters } from '../../../domain/shared/column-letters';
import { countOf, formatCount, plural } from '../../../domain/shared/figures';
import { joined } from '../../../domain/shared/words';

/** The roles that a menu offers first, with the letter that chooses each. */
export const MENU_ROLES: readonly (readonly [ColumnTarget, string, string])[] = [
  ['name', 'Name', 'N'],
  ['trend', 'Group', 'G'],
  ['growth', 'Growth', 'R'],
  ['averageSizing', 'Size', 'S'],
  ['status', 'Status', 'T'],
  ['quadrant', 'Quadrant', 'Q'],
  ['ring', 'Ring', 'I'],
  ['own-figure', 'Figure', 'F'],
  ['own-label', 'Label', 'L'],
  ['more', 'Text', 'X'],
  ['date', 'Date', 'D'],
  ['links', 'Link', 'K'],
  ['ignored', 'Left out', '0'],
];

/** What a column is, in a word or two. */
export function roleWord(target: ColumnTarget, kind: SheetKind | null): string {
  const role = isTopicKind(kind) ? MENU_ROLES.find(([each]) => each === target)?.[1] : undefined;
  if (role !== undefined) return role;
  if (target === 'more') return 'Text';
  if (target === 'date') return 'Date';
  if (target === 'ignored') return 'Left out';
  return fieldsOf(kind ?? 'topics').find(([key]) => key === target)?.[1] ?? target;
}

/** What a column says, where several rows are one topic. */
export const PART_WORDS: Readonly<Record<SeveralPart, string>> = {
  topic: 'Topic name',
  naming: 'Figure name',
  value: 'Figure value',
  unit: 'Unit',
  same: 'Same in all rows',
};

/** The further fields that a column of such a sheet can become. */
export function otherFields(kind: SheetKind): readonly (readonly [ColumnTarget, string])[] {
  const own = isTopicKind(kind) ? MENU_ROLES.map(([target]) => target) : [];
  return fieldsOf(kind).filter(([key]) => !own.includes(key));
}

/** How the values of a column are read, in at most six words. */
export function readingWord(column: ColumnMapping, { decimal }: Mapping): string {
  const { target, unit, question, blanks, values, currencies, isNumeric, split, dates } = column;
  const isFigure = isNumeric || isShare(target);
  const mark = isFigure && decimal !== null ? `, 1${decimal.mark}5` : '';
  if (currencies !== undefined) return joined(currencies);
  if (isShare(target)) {
    if (question === null) return `as written${mark}`;
    return `${unitWord(column)}${unit === null ? '' : mark}`;
  }
  if (blanks?.isFilled === true) return 'filled down';
  if (split != null && split.at !== null) return `split at ${signWord(split.at)}`;
  if (target === 'date') return dates == null || dates.order === null ? 'as written' : `${dates.order} first`;
  if (target === 'own-figure') return `number${mark}`;
  if (values !== undefined && target !== 'ring') {
    const known = values.filter(({ meaning }) => meaning !== null).length;
    return `${known} of ${countOf(values.length, 'word')}`;
  }
  if (values !== undefined) return countOf(values.length, 'ring');
  if (target === 'ignored') return 'not read';
  return target === 'name' || target === 'trend' ? 'text' : 'as it is';
}

/** Of what stands between labels: ‘;’. */
export function signWord(sign: SplitSign): string {
  return sign === '\n' ? 'lines' : `‘${sign}’`;
}

/** What a number without a unit counts. */
export function unitWord({ unit, target, question }: ColumnMapping): string {
  const whole = wholeOf(unit);
  if (unit === null) return 'no figure';
  if (unit === 'percent') return target === 'growth' ? '% a year' : '%';
  if (unit === 'fraction') return 'share of 1';
  if (unit === 'factor') return 'factor';
  if (unit === 'index') return 'index from 100';
  if (whole === question?.highest && whole !== 5 && whole !== 10) return 'amount';
  return `of ${formatCount(whole ?? 0)}`;
}

const KIND_WORDS: Readonly<Record<GridLine['kind'], string>> = {
  topic: '',
  part: '',
  names: 'names',
  units: 'units',
  group: 'group',
  title: 'title',
  total: 'total',
  line: 'line',
  note: 'note',
  'left-out': 'left out',
  apart: 'apart',
  empty: 'empty',
};

/** The word beside the number of a row; '' where there is nothing to say. */
export function kindWord({ kind, isFirst, isLast, more, row, why }: GridLine): string {
  if (isFirst) return 'first';
  if (isLast) return 'last';
  if (kind === 'apart' && why.startsWith('table ')) return why;
  return more > 0 ? `to ${row + more}` : KIND_WORDS[kind];
}

const COUNTED: readonly (readonly [RowKind, string])[] = [
  ['title', 'title'],
  ['total', 'total'],
  ['line', 'line'],
  ['note', 'note'],
  ['left-out', 'row'],
];

/** 'B', or '+' for a column that was made. */
export function letterOf({ places }: SheetMapping, column: ColumnMapping): string {
  const place = places[column.index];
  return place === null || place === undefined ? '+' : columnLetters(place);
}

/** What would be opened, and what not, from the reading that the grid shows. */
export function footerWords(
  preview: MappingPreview,
  sheet: SheetMapping | null,
  at: number,
): { readonly counts: string; readonly leftOut: string } {
  const { topics, trends, withoutFigure } = preview.counts;
  if (topics === 0) return { counts: 'No topic yet.', leftOut: preview.problem ?? '' };
  const kinds: GridSize['kinds'] = preview.sizes[at]?.kinds ?? {};
  const rows = COUNTED.flatMap(([kind, word]) => {
    const count = kinds[kind] ?? 0;
    return count === 0 ? [] : [countOf(count, word)];
  });
  const apart = kinds.apart === undefined ? [] : [`${countOf(kinds.apart, 'row')} apart`];
  const columns =
    sheet?.columns.filter(({ target }) => target === 'ignored').map((each) => letterOf(sheet, each)) ?? [];
  const without = columns.length === 0 ? [] : [`${plural(columns.length, 'column')} ${columns.join(', ')}`];
  const all = [...rows, ...apart, ...without];
  const noMap = withoutFigure > 0 && withoutFigure < topics ? ` ${formatCount(withoutFigure)} not on the map.` : '';
  return {
    counts: `${countOf(topics, 'topic')}${trends > 0 ? ` in ${countOf(trends, 'group')}` : ''}.`,
    leftOut: `${all.length === 0 ? 'No row is left out.' : `Left out: ${joined(all)}.`}${noMap}`,
  };
}
