import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type {
  ColumnMapping,
  DecimalMark,
  SheetMapping,
  TableForm,
  Unit,
  UnitQuestion,
} from '../../../domain/own-data/mapping';
import type { FileQuestion } from '../../../domain/own-data/open-questions';
import { fractionOf, wholeOf } from '../../../domain/own-data/read-value';
import { foreignNumbers, readsAsOurs, valueOptions } from '../../../domain/own-data/value-mapping';
import { readNumber } from '../../../domain/own-data/written-number';
import { countOf, formatCount, formatFraction, withMinus } from '../../../domain/shared/figures';

interface ListedAnswer {
  readonly label: string;
  readonly consequence: string;
  readonly isChosen?: boolean;
  readonly choose: () => unknown;
}

/** A question with answers that say their consequence. */
export interface QuestionWords {
  readonly title: string;
  readonly lines?: readonly string[];
  readonly answers: readonly ListedAnswer[];
}

export function questionInWords({ kind, sheet, column }: FileQuestion, mapping: MappingViewModel): QuestionWords {
  if (sheet === null) return decimalQuestion(mapping);
  if (column === null) return sheetQuestion(kind, sheet, mapping);
  const { header, blanks, rivals = [], values = [], question } = column;
  const answer = (label: string, consequence: string, change: Partial<ColumnMapping>): ListedAnswer => ({
    label,
    consequence,
    isChosen: isIn(column, change),
    choose: () => mapping.answer(sheet.sheet, column.index, change),
  });
  const none: ListedAnswer = {
    label: 'None of these: keep it as a label',
    consequence: 'The values stay as they are written, and can be filtered.',
    choose: () => mapping.assign(sheet.sheet, column.index, 'own-label'),
  };
  if (kind === 'name')
    return {
      title: 'Which column is the name of the topics?',
      answers: sheet.columns
        .filter((each) => each === column || rivals.includes(each.index))
        .map((each) => ({
          label: each.header,
          consequence: each.examples.join(', '),
          choose: () => mapping.assign(sheet.sheet, each.index, 'name'),
        })),
    };
  if (kind === 'blanks' && blanks !== null)
    return {
      title: `${countOf(blanks.count, 'cell')} of ‘${header}’ ${blanks.count === 1 ? 'is' : 'are'} blank. What does blank mean here?`,
      answers: [
        answer('The same as the cell above', `‘${blanks.example}’ also counts for the blank cells below it.`, {
          blanks: { ...blanks, answer: 'above' },
        }),
        answer('Nothing', 'The cells stay empty.', { blanks: { ...blanks, answer: 'empty' } }),
      ],
    };
  if (kind === 'order') {
    const ordered = (rings: typeof values, consequence: string): ListedAnswer =>
      answer(rings.map(({ value }) => value).join(', '), consequence, { values: rings, order: 'chosen' });
    return {
      title: `In which order do the rings of ‘${header}’ stand, from the inside?`,
      lines: ['Choose an answer, or move the rings below.'],
      answers: [
        ordered(values, column.order === 'chosen' ? 'As you chose.' : 'As they first appear in the file.'),
        ordered(values.toReversed(), 'The other way round.'),
        none,
      ],
    };
  }
  if (kind === 'values') {
    const numbers = foreignNumbers(column);
    const ours = values.map((each) => (numbers.includes(each) ? readsAsOurs(each) : each));
    const written = numbers.map(({ value }) => value).toSorted((a, b) => Number(a) - Number(b));
    const all = valueOptions('status').map(({ meaning, text }) => `${meaning} ${text}`);
    const areOurs = ours.every(({ value, meaning }) => !written.includes(value) || meaning !== null);
    return {
      title: `What do ${written.join(', ')} in ‘${header}’ mean?`,
      lines: ['Choose an answer, or a status for each number below.'],
      answers: [
        ...(areOurs ? [answer('The statuses of this product', `${all.join(', ')}.`, { values: ours })] : []),
        none,
      ],
    };
  }
  if (question === null) return { title: header, answers: [none] };
  const { odd, example, answers } = question;
  return {
    title: `What does ${example} in ‘${header}’ mean?`,
    lines: [
      unitRange(question, mapping.mapping.decimal?.mark ?? '.'),
      ...(odd === null ? [] : [`Unlike the others: ${odd.text}${odd.name === null ? '' : ` (${odd.name})`}.`]),
    ],
    answers: [
      ...answers.map((unit) => {
        const { label, consequence } = unitAnswer(column, unit);
        return answer(label, consequence, { unit });
      }),
      none,
    ],
  };
}

/** Whether all parts of a change are so already. */
function isIn<Part extends object>(whole: Part, change: Partial<Part>): boolean {
  return (Object.keys(change) as (keyof Part)[]).every(
    (key) => JSON.stringify(whole[key]) === JSON.stringify(change[key]),
  );
}

function sheetQuestion(kind: FileQuestion['kind'], sheet: SheetMapping, mapping: MappingViewModel): QuestionWords {
  const { form, alike, outline } = sheet;
  const answer = (label: string, consequence: string, change: Partial<TableForm>): ListedAnswer => ({
    label,
    consequence,
    isChosen: isIn(form, change),
    choose: () => mapping.place(sheet.sheet, change),
  });
  if (kind === 'turn')
    return {
      title: 'Is each row a topic, or each column?',
      answers: [
        answer('Each row', 'The table is read as it stands.', { isTurned: false }),
        answer('Each column', 'The table is turned: its first column has the names.', { isTurned: true }),
      ],
    };
  if (kind === 'outline')
    return {
      title:
        outline === 'numbers' ? 'The numbers show groups. Are they used?' : 'The names are indented. Are they groups?',
      answers: [
        answer('Use them as groups', 'The rows of the upper levels become the trends of the rows below.', {
          usesOutline: true,
        }),
        answer('Keep them as text', 'Each row is a topic.', { usesOutline: false }),
      ],
    };
  return {
    title: `${alike.length} sheets have the same columns. Which of them are read?`,
    answers: [
      answer(`This one: ${sheet.sheet}`, 'The others are not read.', { isTogether: false }),
      answer(
        `All ${alike.length} with the same columns`,
        `The name of the sheet becomes the trend: ${alike.join(', ')}.`,
        { isTogether: true },
      ),
    ],
  };
}

/** Whether a comma or a point stands before the decimals of a number that can be read in two ways. */
function decimalQuestion({ mapping: { decimal }, setDecimal }: MappingViewModel): QuestionWords {
  const { text = '', header = '' } = decimal?.asked ?? {};
  const answer = (mark: DecimalMark, consequence: string): ListedAnswer => ({
    label: String(readNumber(text, mark)?.value ?? 'No number'),
    consequence,
    choose: () => setDecimal(mark),
  });
  return {
    title: `Which number is ${text} in ‘${header}’?`,
    answers: [answer('.', 'Decimals stand after a point.'), answer(',', 'Decimals stand after a comma.')],
  };
}

/** "Its numbers without a unit run from −5,7 to 31,7." */
export function unitRange({ lowest, highest }: UnitQuestion, mark: DecimalMark): string {
  const written = (value: number): string => withMinus(String(Number(value.toPrecision(15)))).replace('.', mark);
  return `Its numbers without a unit run from ${written(lowest)} to ${written(highest)}.`;
}

/** What the largest value becomes with a unit, and what that means. */
export function unitAnswer(
  { question, target }: ColumnMapping,
  unit: Unit,
): { readonly label: string; readonly consequence: string } {
  const highest = question?.highest ?? 0;
  const whole = target === 'growth' ? null : wholeOf(unit);
  // The ends of usual scales are scores.
  if (whole === highest && whole !== 5 && whole !== 10) {
    return {
      label: 'An amount, placed in relation to the largest',
      consequence: `${question?.exampleName ?? 'The largest'} counts as 100 %, half of it as 50 %. The card shows the amount.`,
    };
  }
  if (whole !== null) {
    return {
      label: `A score of up to ${formatCount(whole)}`,
      consequence: `${question?.exampleName ?? 'It'}: ${formatFraction(highest / whole, 0)}. The card shows the score.`,
    };
  }
  const fraction = fractionOf({ kind: 'number', value: highest }, unit) ?? 0;
  const hundredth = Math.round(fraction * 1e4) / 100;
  const share = `${formatCount(hundredth)} %`;
  const ofHundred = formatCount(Math.abs(hundredth));
  const name = question?.exampleName ?? 'It';
  if (target === 'growth') {
    const way = fraction < 0 ? 'fewer' : 'more';
    return { label: `${share} a year`, consequence: `${name}: ${ofHundred} ${way} for every 100, each year.` };
  }
  const bound = fraction > 1 ? ', more than all' : fraction < 0 ? ', less than nothing' : '';
  return { label: share, consequence: `${name}: ${fraction < 0 ? '−' : ''}${ofHundred} of 100${bound}.` };
}
