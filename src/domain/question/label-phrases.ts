import { nameWords } from './name-words';
import type { QuestionNames } from './question-names';
import { MARKS, type Reading } from './reading';

/** Takes the labels of sizing that the data uses, as in "mainstream topics". */
export function takeLabels(reading: Reading, { topics }: QuestionNames): void {
  const labels = new Set(topics.flatMap(({ sizing }) => sizing?.averageLabel ?? []));
  reading.take(
    MARKS.label,
    [...labels]
      .filter((label) => nameWords(label).length > 0)
      // "Niche size" is a vague word, with a number of its own.
      .map((label) => [`${nameWords(label).join(' ')}(?! sizes?| sizing)`, { kind: 'label', labels: [label] }]),
  );
}
