import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ColumnMapping, DecimalMark, Unit, UnitQuestion } from '../../../domain/own-data/mapping';
import type { FileQuestion } from '../../../domain/own-data/open-questions';
import { fractionOf, wholeOf } from '../../../domain/own-data/read-value';
import { foreignNumbers, readsAsOurs, valueOptions } from '../../../domain/own-data/value-mapping';
import { readNumber } from '../../../domain/own-data/written-number';
import { countOf, formatCount, formatFraction, withMinus } from '../../../domain/shared/figures';

interface ListedAnswer {
  readonly key: string;
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

export function questionInWords(question: FileQuestion, mapping: MappingViewModel): QuestionWords {
  const { kind, sheet, column } = question;
  if (sheet === null) return decimalQuestion(mapping);
  const { form, alike, columns } = sheet;
  const place = (change: Parameters<MappingViewModel['place']>[1]) => () => mapping.place(sheet.sheet, change);
  if (column === null && kind === 'sheets')
    return {
      title: `${alike.length} sheets have the same columns. Which of them are read?`,
      answers: [
        {
          key: 'one',
          label: `This one: ${sheet.sheet}`,
          consequence: 'The others are not read.',
          isChosen: form.isTogether === false,
          choose: place({ isTogether: false }),
        },
        {
          key: 'all',
          label: `All ${alike.length} with the same columns`,
          consequence: `The name of the sheet becomes the trend: ${alike.join(', ')}.`,
          isChosen: form.isTogether === true,
          choose: place({ isTogether: true }),
        },
      ],
    };
  if (column === null)
    return {
      title: 'Is each row a topic, or each column?',
      answers: [
        {
          key: 'row',
          label: 'Each row',
          consequence: 'The table is read as it stands.',
          isChosen: form.isTurned === false,
          choose: place({ isTurned: false }),
        },
        {
          key: 'column',
          label: 'Each column',
          consequence: 'The table is turned: its first column has the names.',
          isChosen: form.isTurned === true,
          choose: place({ isTurned: true }),
        },
      ],
    };
  const { index, header, blanks, rivals = [], values = [] } = column;
  const answer = (change: Partial<ColumnMapping>) => () => mapping.answer(sheet.sheet, index, change);
  const none: ListedAnswer = {
    key: 'none',
    label: 'None of these: keep it as a label',
    consequence: 'The values stay as they are written, and can be filtered.',
    choose: () => mapping.assign(sheet.sheet, index, 'own-label'),
  };
  switch (kind) {
    case 'name':
      return {
        title: 'Which column is the name of the topics?',
        answers: columns
          .filter((each) => each === column || rivals.includes(each.index))
          .map((each) => ({
            key: String(each.index),
            label: each.header,
            consequence: each.examples.join(', '),
            choose: () => mapping.assign(sheet.sheet, each.index, 'name'),
          })),
      };
    case 'blanks':
      return {
        title: `${countOf(blanks?.count ?? 0, 'cell')} of ‘${header}’ ${blanks?.count === 1 ? 'is' : 'are'} blank. What does blank mean here?`,
        answers: [
          {
            key: 'above',
            label: 'The same as the cell above',
            consequence: `‘${blanks?.example}’ also counts for the blank cells below it.`,
            isChosen: blanks?.answer === 'above',
            choose: answer({ blanks: blanks && { ...blanks, answer: 'above' } }),
          },
          {
            key: 'empty',
            label: 'Nothing',
            consequence: 'The cells stay empty.',
            isChosen: blanks?.answer === 'empty',
            choose: answer({ blanks: blanks && { ...blanks, answer: 'empty' } }),
          },
        ],
      };
    case 'order': {
      const rings = values.map(({ value }) => value).join(', ');
      return {
        title: `In which order do the rings of ‘${header}’ stand, from the inside?`,
        lines: ['Choose an answer, or move the rings below.'],
        answers: [
          {
            key: 'first',
            label: rings,
            consequence: question.isAnswered ? 'As you chose.' : 'As they first appear in the file.',
            isChosen: question.isAnswered,
            choose: answer({ values, order: 'chosen' }),
          },
          {
            key: 'reverse',
            label: values
              .map(({ value }) => value)
              .toReversed()
              .join(', '),
            consequence: 'The other way round.',
            choose: answer({ values: values.toReversed(), order: 'chosen' }),
          },
          none,
        ],
      };
    }
    case 'values': {
      const numbers = foreignNumbers(column);
      const ours = values.map((each) => (numbers.includes(each) ? readsAsOurs(each) : each));
      const written = numbers.map(({ value }) => value).toSorted((a, b) => Number(a) - Number(b));
      const all = valueOptions('status').map(({ meaning, text }) => `${meaning} ${text}`);
      const areOurs = ours.every(({ value, meaning }) => !written.includes(value) || meaning !== null);
      const asOurs: ListedAnswer = {
        key: 'ours',
        label: 'The statuses of this product',
        consequence: `${all.join(', ')}.`,
        isChosen: question.isAnswered && ours.every(({ meaning }, at) => values[at]?.meaning === meaning),
        choose: answer({ values: ours }),
      };
      return {
        title: `What do ${written.join(', ')} in ‘${header}’ mean?`,
        lines: ['Choose an answer, or a status for each number below.'],
        answers: [...(areOurs ? [asOurs] : []), none],
      };
    }
    default:
      return unitQuestion(column, mapping.mapping.decimal?.mark ?? '.', answer, none);
  }
}

/** Whether a comma or a point stands before the decimals of a number that can be read in two ways. */
function decimalQuestion({ mapping: { decimal }, setDecimal }: MappingViewModel): QuestionWords {
  const { text = '', header = '' } = decimal?.asked ?? {};
  const answerWith = (mark: DecimalMark, consequence: string): ListedAnswer => ({
    key: mark,
    label: String(readNumber(text, mark)?.value ?? 'No number'),
    consequence,
    choose: () => setDecimal(mark),
  });
  return {
    title: `Which number is ${text} in ‘${header}’?`,
    answers: [answerWith('.', 'Decimals stand after a point.'), answerWith(',', 'Decimals stand after a comma.')],
  };
}

function unitQuestion(
  column: ColumnMapping,
  mark: DecimalMark,
  answer: (change: Partial<ColumnMapping>) => () => unknown,
  none: ListedAnswer,
): QuestionWords {
  const { question, header, unit } = column;
  if (question === null) return { title: header, answers: [none] };
  const { odd } = question;
  return {
    title: `What does ${question.example} in ‘${header}’ mean?`,
    lines: [
      unitRange(question, mark),
      ...(odd === null ? [] : [`Unlike the others: ${odd.text}${odd.name === null ? '' : ` (${odd.name})`}.`]),
    ],
    answers: [
      ...question.answers.map((each) => ({
        ...unitAnswer(column, each),
        key: each,
        isChosen: unit === each,
        choose: answer({ unit: each }),
      })),
      none,
    ],
  };
}

/** "The column has no unit. Values run from −5,7 to 31,7." */
export function unitRange({ lowest, highest }: UnitQuestion, mark: DecimalMark): string {
  const written = (value: number): string => withMinus(String(Number(value.toPrecision(15)))).replace('.', mark);
  return `The column has no unit. Values run from ${written(lowest)} to ${written(highest)}.`;
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
