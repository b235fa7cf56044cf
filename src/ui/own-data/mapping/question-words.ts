import type {
  ColumnMapping,
  DecimalChoice,
  DecimalMark,
  SheetMapping,
  TableForm,
  Unit,
  UnitQuestion,
} from '../../../domain/own-data/mapping';
import { fractionOf, wholeOf } from '../../../domain/own-data/read-figure';
import { readNumber } from '../../../domain/own-data/written-number';
import { formatCount, formatFraction, withMinus } from '../../../domain/shared/figures';
import type { AnswerListProps } from './answer-list';

/** Whether a comma or a point stands before the decimals of a number that can be read in two ways. */
export function decimalQuestion(
  { text, header }: NonNullable<DecimalChoice['asked']>,
  choose: (mark: DecimalMark) => void,
): AnswerListProps {
  const answerWith = (mark: DecimalMark, consequence: string) => {
    const value = readNumber(text, mark)?.value;
    return {
      key: mark,
      label: value === undefined ? 'No number' : String(value),
      consequence,
      isChosen: false,
      choose: () => choose(mark),
    };
  };
  return {
    title: `Which number is ${text} in ‘${header}’?`,
    answers: [answerWith('.', 'Decimals stand after a point.'), answerWith(',', 'Decimals stand after a comma.')],
  };
}

type Place = (form: Partial<TableForm>) => void;

export function sheetsQuestion({ sheet, form, alike }: SheetMapping, place: Place): AnswerListProps {
  const answerWith = (isTogether: boolean) => ({
    key: String(isTogether),
    isChosen: form?.isTogether === isTogether,
    choose: () => place({ isTogether }),
  });
  return {
    title: `${alike.length} sheets have the same columns. Which of them are read?`,
    answers: [
      { ...answerWith(false), label: `This one: ${sheet}`, consequence: 'The others are not read.' },
      {
        ...answerWith(true),
        label: `All ${alike.length} with the same columns`,
        consequence: `The name of the sheet becomes the trend: ${alike.join(', ')}.`,
      },
    ],
  };
}

export function turnQuestion({ form }: SheetMapping, place: Place): AnswerListProps {
  const answerWith = (isTurned: boolean) => ({
    key: String(isTurned),
    isChosen: form?.isTurned === isTurned,
    choose: () => place({ isTurned }),
  });
  return {
    title: 'Is each row a topic, or each column?',
    answers: [
      { ...answerWith(false), label: 'Each row', consequence: 'The table is read as it stands.' },
      {
        ...answerWith(true),
        label: 'Each column',
        consequence: 'The table is turned: its first column has the names.',
      },
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
  if (whole === highest && !isScore(whole)) {
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

/** The ends of usual scales. */
function isScore(whole: number): boolean {
  return whole === 5 || whole === 10;
}
