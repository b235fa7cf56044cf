import { foldedWords } from '../shared/fold';
import type { QuestionNames } from './question-names';
import { MARKS, type Reading } from './reading';

/** Takes the labels of sizing that the data uses, as in "mainstream topics". */
export function takeLabels(reading: Reading, { topics }: QuestionNames): void {
  const labels = new Set(topics.flatMap(({ sizing }) => sizing?.averageLabel ?? []));
  reading.take(
    MARKS.label,
    [...labels]
      .filter((label) => foldedWords(label).length > 0)
      // "Niche size" is a vague word, with a number of its own.
      .map((label) => [`${foldedWords(label).join(' ')}(?! sizes?| sizing)`, { kind: 'label', labels: [label] }]),
  );
}
