import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ReadingCheck } from '../../../domain/own-data/checks';
import type { ColumnMapping, SheetMapping, UnitQuestion, Unit } from '../../../domain/own-data/mapping';
import { fractionOf, wholeOf } from '../../../domain/own-data/read-value';
import { foreignNumbers, readsAsOurs } from '../../../domain/own-data/value-mapping';
import type { MissingRole } from '../../../domain/own-data/roles';
import type { SplitSign } from '../../../domain/own-data/split-cells';
import { shownDate } from '../../../domain/own-data/written-date';
import { readNumber } from '../../../domain/own-data/written-number';
import { shortened } from '../../../domain/own-data/cell-text';
import { formatCount, formatFraction, withMinus } from '../../../domain/shared/figures';
import { joined } from '../../../domain/shared/words';
import { letterOf, signWord, unitWord } from './grid-words';

interface CheckAnswer {
  readonly label: string;
  readonly isChosen: boolean;
  readonly choose: () => unknown;
}

/** What was taken, what it might be instead, and where in the grid it stands. */
export interface CheckWords {
  /** 'E', or '' for the whole table. */
  readonly letters: string;
  /** The place in the grid that an address leads to; null: none. */
  readonly place: number | null;
  readonly text: string;
  /** What follows from the answer that is taken; '' where nothing has to be said. */
  readonly hint: string;
  readonly answers: readonly CheckAnswer[];
}

export function checkWords({ kind, sheet, column }: ReadingCheck, mapping: MappingViewModel): CheckWords {
  if (sheet === null) return decimalCheck(mapping);
  return column === null ? sheetCheck(kind, sheet, mapping) : columnCheck(kind, sheet, column, mapping);
}

function columnCheck(
  kind: ReadingCheck['kind'],
  sheet: SheetMapping,
  column: ColumnMapping,
  mapping: MappingViewModel,
): CheckWords {
  const { index, header, target, rivals = [], values = [], question, unit } = column;
  const at = { letters: letterOf(sheet, column), place: mapping.placeOf(column) };
  const assign =
    (to: ColumnMapping['target'], of = index) =>
    () =>
      mapping.assign(of, to);
  const asLabel: CheckAnswer = { label: 'label', isChosen: false, choose: assign('own-label') };
  if (kind === 'name') {
    const all = sheet.columns.filter((each) => each === column || rivals.includes(each.index)).slice(0, 3);
    const answers = all.map((each) => ({
      label: shortened(each.header, 28),
      isChosen: each === column,
      choose: assign(target, each.index),
    }));
    const role = target === 'name' ? 'name' : target === 'growth' ? 'growth' : 'size';
    return { ...at, text: `The ${role} is`, hint: column.reason, answers };
  }
  if (kind === 'split') {
    const { at: sign = null, found = null } = column.split ?? {};
    const choose = (to: SplitSign | null) => () =>
      mapping.answer(index, {
        split: { at: to, found, isChosen: true },
        ...(to !== null && { target: 'own-label', isChosen: true }),
      });
    const labels = sign ?? found;
    return {
      ...at,
      text: `A cell of ‘${shortened(header, 28)}’ is`,
      hint: '',
      answers: [
        ...(labels === null
          ? []
          : [{ label: `labels at ${signWord(labels)}`, isChosen: sign !== null, choose: choose(labels) }]),
        { label: 'one text', isChosen: sign === null, choose: choose(null) },
      ],
    };
  }
  if (kind === 'dates') {
    const { order = null, unsure } = column.dates ?? {};
    return {
      ...at,
      text: `${unsure ?? ''} is`,
      hint: order === null ? 'Nothing says which, so it stays as written.' : '',
      answers: (['day', 'month'] as const).map((each) => ({
        label: shownDate(unsure, each) ?? `${each} first`,
        isChosen: order === each,
        choose: () => mapping.answer(index, { dates: { order: each, unsure: unsure ?? null, isChosen: true } }),
      })),
    };
  }
  if (kind === 'currencies') {
    const text = `‘${header}’ has amounts in ${joined(column.currencies ?? [])}`;
    const [to = ''] = column.currencies ?? [];
    const hint =
      column.rates == null
        ? 'Without rates they have no common size, and are kept as a label.'
        : `They are read in ${to}, and kept as they are written, too.`;
    return { ...at, text, hint, answers: [] };
  }
  if (kind === 'order') {
    const choose = (rings: typeof values) => () =>
      mapping.answer(index, { values: rings.map((each) => ({ ...each, isChosen: true })), order: 'chosen' });
    const names = (rings: typeof values): string => `${rings[0]?.value ?? ''} is inside`;
    return {
      ...at,
      text: 'Of the rings',
      hint: 'Any other order: in the menu of the column.',
      answers: [
        { label: names(values), isChosen: true, choose: choose(values) },
        { label: names(values.toReversed()), isChosen: false, choose: choose(values.toReversed()) },
      ],
    };
  }
  if (kind === 'values') {
    const numbers = foreignNumbers(column);
    const ours = values.map((each) => (numbers.includes(each) ? readsAsOurs(each) : each));
    const none = values.map((each) => (numbers.includes(each) ? { ...each, meaning: null, isChosen: true } : each));
    const areOurs = numbers.every(({ meaning }) => meaning !== null);
    const written = numbers.map(({ value }) => value).toSorted((a, b) => Number(a) - Number(b));
    return {
      ...at,
      text: `${written.slice(0, 4).join(', ')} are`,
      hint: 'Each number can be chosen in the menu of the column.',
      answers: [
        { label: 'own words', isChosen: !areOurs, choose: () => mapping.answer(index, { values: none }) },
        { label: 'our statuses', isChosen: areOurs, choose: () => mapping.answer(index, { values: ours }) },
      ],
    };
  }
  if (question === null) return { ...at, text: header, hint: '', answers: [asLabel] };
  const shown = unitsToChoose(column).slice(0, 3);
  return {
    ...at,
    text: `${question.example} is`,
    hint: unit === null ? unitRange(question) : unitHint(column, unit),
    answers: shown.map((each) => ({
      label: unitWord({ ...column, unit: each }),
      isChosen: each === unit,
      choose: () => mapping.answer(index, { unit: each, isUnitChosen: true, target }),
    })),
  };
}

const ROLE_WORDS = { growth: 'growth', averageSizing: 'size', trend: 'group' } as const;
const MOST_ANSWERS = 4;

/** A role that no column has, which is right in many files, and the columns that may have it. */
export function missingWords(
  { role, candidates }: MissingRole,
  mapping: MappingViewModel,
): Pick<CheckWords, 'text' | 'answers'> {
  return {
    text: `The ${ROLE_WORDS[role]} is`,
    answers: [
      { label: 'no column', isChosen: true, choose: () => undefined },
      ...candidates.slice(0, MOST_ANSWERS - 1).map(({ header, index }) => ({
        label: shortened(header, 20),
        isChosen: false,
        choose: () => mapping.assign(index, role),
      })),
    ],
  };
}

/** What the numbers of a column may count, the likeliest first; null: no figure. */
export function unitsToChoose({ question, unit }: ColumnMapping): readonly (Unit | null)[] {
  const answers = question?.answers ?? [];
  const all = unit === null || answers.includes(unit) ? answers : [unit, ...answers];
  return unit === null ? [null, ...all] : all;
}

function sheetCheck(kind: ReadingCheck['kind'], sheet: SheetMapping, mapping: MappingViewModel): CheckWords {
  const { form, together, outline, isTurned } = sheet;
  const whole = { letters: '', place: null, hint: '' };
  if (kind === 'turn')
    return {
      ...whole,
      text: 'The topics are',
      answers: [
        { label: 'rows', isChosen: !isTurned, choose: () => mapping.place({ isTurned: false }) },
        { label: 'columns', isChosen: isTurned, choose: () => mapping.place({ isTurned: true }) },
      ],
    };
  if (kind === 'several') {
    const { several } = sheet;
    return {
      ...whole,
      text:
        several === null ? 'Each row is a topic' : `${formatCount(several.rowCount)} rows are topics with several rows`,
      hint:
        several === null
          ? ''
          : `Figures are named in ${joined(several.form.naming.map((each) => `‘${each}’`))} and stand in ${joined(several.form.values.map((each) => `‘${each}’`))}.`,
      answers: [
        { label: 'several rows', isChosen: several !== null, choose: () => mapping.place({ several: 'several' }) },
        { label: 'one row', isChosen: several === null, choose: () => mapping.place({ several: 'one' }) },
      ],
    };
  }
  if (kind === 'outline') {
    const isUsed =
      form.usesOutline ?? (outline === 'parents' || sheet.columns.some(({ index }) => sheet.places[index] === null));
    return {
      ...whole,
      text: `${OUTLINE_WORDS[outline ?? 'numbers']} show groups`,
      answers: [
        { label: 'groups', isChosen: isUsed, choose: () => mapping.place({ usesOutline: true }) },
        { label: 'topics too', isChosen: !isUsed, choose: () => mapping.place({ usesOutline: false }) },
      ],
    };
  }
  const { names = [], way = 'rows', isOneSheet = false, isOn = false } = together ?? {};
  const hint = isOneSheet ? 'They are read as one.' : `The sheet becomes the group: ${joined(names)}.`;
  return {
    ...whole,
    text: `${names.length} ${isOneSheet ? 'tables' : 'sheets'} have these ${way === 'rows' ? 'columns' : 'topics'}`,
    hint: isOn ? hint : names.length === 2 ? 'The other one is not read.' : 'The others are not read.',
    answers: [
      { label: 'this one', isChosen: !isOn, choose: () => mapping.place({ isTogether: false }) },
      {
        label: names.length === 2 ? 'both' : `all ${names.length}`,
        isChosen: isOn,
        choose: () => mapping.place({ isTogether: true }),
      },
    ],
  };
}

const OUTLINE_WORDS = {
  levels: 'A column of levels',
  parents: 'Names of the rows above',
  numbers: 'Numbers',
  indents: 'Indents',
  gaps: 'Empty rows',
} as const;

/** Whether a comma or a point stands before the decimals of a number that can be read in two ways. */
function decimalCheck({ mapping: { decimal }, setDecimal }: MappingViewModel): CheckWords {
  const { text = '' } = decimal?.asked ?? {};
  return {
    letters: '',
    place: null,
    text: `${text} is`,
    hint: '',
    answers: (['.', ','] as const).map((mark) => ({
      label: String(readNumber(text, mark)?.value ?? 'no number'),
      isChosen: decimal?.mark === mark,
      choose: () => setDecimal(mark),
    })),
  };
}

function unitRange({ lowest, highest, odd }: UnitQuestion): string {
  const written = (value: number): string => withMinus(String(Number(value.toPrecision(15))));
  const unlike = odd === null ? '' : ` Unlike the others: ${odd.text}.`;
  return `From ${written(lowest)} to ${written(highest)}: no reading is more likely, so none is taken.${unlike}`;
}

/** What the largest value becomes with a unit. */
function unitHint({ question, target }: ColumnMapping, unit: Unit): string {
  const highest = question?.highest ?? 0;
  const name = question?.exampleName ?? 'The largest';
  const whole = target === 'growth' ? null : wholeOf(unit);
  if (whole !== null) return `${name}: ${formatFraction(highest / whole, 0)} of the axis. The card shows the figure.`;
  const fraction = fractionOf({ kind: 'number', value: highest }, unit) ?? 0;
  const hundredth = formatCount(Math.round(fraction * 1e4) / 100);
  return target === 'growth' ? `${name}: ${hundredth} % a year.` : `${name}: ${hundredth} %.`;
}
